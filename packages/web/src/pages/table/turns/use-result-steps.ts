import { useEffect, useRef } from "react";
import type { OrderEditor } from "../../../orders/entry/order-editor.ts";
import { isForPage } from "../../../orders/entry/use-keys.ts";
import { ownFirst } from "../../../orders/panel/result-order.ts";

/** Steps through the results with the arrow keys, your own first, as listed. */
export function useResultSteps(editor: OrderEditor, own: readonly string[]): void {
  const latest = useRef({ editor, own });
  latest.current = { editor, own };
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      const { editor: now, own: mine } = latest.current;
      if (by === 0 || !now.resolved || !isForPage(event) || isScrolling(event.target)) return;
      const next = stepFrom(now, mine, by);
      if (next === null) return;
      event.preventDefault();
      now.ask({ id: next });
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, []);
}

/** The result after the one that is explained, or before it; the first or last to begin with. */
export function stepFrom(
  { lines, asked, entry }: Pick<OrderEditor, "lines" | "asked" | "entry">,
  own: readonly string[],
  by: -1 | 1,
): string | null {
  const listed = [...Map.groupBy(lines, ({ power }) => power)];
  const order = ownFirst(listed, ([power]) => own.includes(entry.rules.powers[power].name));
  const ids = order.flatMap(([, each]) => each.map(({ id }) => id));
  if (ids.length === 0) return null;
  const at = asked !== null && "id" in asked ? ids.indexOf(asked.id) : -1;
  const next = at < 0 ? (by > 0 ? 0 : ids.length - 1) : at + by;
  return ids[Math.max(0, Math.min(ids.length - 1, next))];
}

/** Whether the arrow keys already mean something where the focus is. */
const isScrolling = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("[role=tablist], [role=tabpanel], [role=menu], [role=log]") !== null;
