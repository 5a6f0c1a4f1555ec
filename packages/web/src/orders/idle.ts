import type { Province } from "@chancery/engine";
import type { Work } from "./work.ts";

/** Takes up the next unit without an order, on the board and by the focus. */
export function takeNext(work: Work): void {
  const { provinces, provinceOf } = work.desk.rules.board;
  const [unit] = work.review.idle;
  if (!unit || work.resolved) return;
  const province = provinceOf[unit.at] as Province;
  document.querySelector<SVGElement>(`.province[data-province="${provinces[province].id}"]`)?.focus();
  work.cancel();
  work.press(province);
}

/** The province that has the focus, if any has. */
export function focused({ desk }: Work): Province | null {
  const id = document.activeElement?.closest<SVGElement>(".province")?.dataset.province;
  const index = desk.rules.board.provinces.findIndex((each) => each.id === id);
  return index < 0 ? null : (index as Province);
}
