import type { Province } from "@chancery/engine";
import type { OrderEditor } from "./order-editor.ts";

/** Takes up the next unit without an order, on the board and by the focus. */
export function takeNext(editor: OrderEditor): void {
  const { provinces, provinceOf } = editor.entry.rules.board;
  const [unit] = editor.review.idle;
  if (!unit || editor.resolved) return;
  const province = provinceOf[unit.at] as Province;
  document.querySelector<SVGElement>(`.province[data-province="${provinces[province].id}"]`)?.focus();
  editor.cancel();
  editor.press(province);
}

/** The province that has the focus, if any has. */
export function focused({ entry }: OrderEditor): Province | null {
  const id = document.activeElement?.closest<SVGElement>(".province")?.dataset.province;
  const index = entry.rules.board.provinces.findIndex((each) => each.id === id);
  return index < 0 ? null : (index as Province);
}
