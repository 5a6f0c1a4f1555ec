import { openPlaces } from "@chancery/contract/orders";
import type { Province } from "@chancery/engine";
import type { OrderEditor } from "./order-editor.ts";

/** Takes up the next unit without an order, on the board and by the focus. To where there is a choice of places, only the focus goes. */
export function takeNext(editor: OrderEditor): void {
  const waiting = waitingIn(editor);
  if (waiting.length === 0 || editor.resolved) return;
  const isChoice = editor.review.idle.length === 0;
  const at = isChoice ? (editor.partial?.at ?? focused(editor)) : null;
  const province = waiting[(at === null ? 0 : waiting.indexOf(at) + 1) % waiting.length];
  const { id } = editor.entry.rules.board.provinces[province];
  document.querySelector<SVGElement>(`.province[data-province="${id}"]`)?.focus({ preventScroll: true });
  editor.cancel();
  if (!isChoice) editor.press(province);
}

/** Where a unit waits for an order, or may be built or disbanded. */
export function waitingIn({ entry, review }: Pick<OrderEditor, "entry" | "review">): Province[] {
  const { rules, state, orders } = entry;
  const { provinces, provinceOf, locations } = rules.board;
  const open = openPlaces(rules, state, orders, review.dues).map((label) => {
    const location = locations.findIndex((each) => each.label === label);
    return location < 0 ? provinces.findIndex(({ id }) => id === label) : provinceOf[location];
  });
  return [...new Set([...review.idle.map(({ at }) => provinceOf[at]), ...open])] as Province[];
}

/** The province that has the focus, if any has. */
export function focused({ entry }: OrderEditor): Province | null {
  const id = document.activeElement?.closest<SVGElement>(".province")?.dataset.province;
  const index = entry.rules.board.provinces.findIndex((each) => each.id === id);
  return index < 0 ? null : (index as Province);
}
