import { isInactive } from "@chancery/engine";
import { useEffect, useMemo, useState } from "react";
import { orders as messages } from "../../messages/orders.ts";
import { useOrderEditor } from "../entry/order-editor.ts";
import { formatTyped, notesOn, readTyped, sameOrders } from "../entry/typed.ts";
import { ConvoyActs } from "./ConvoyActs.tsx";
import { SheetArea } from "./SheetArea.tsx";
import css from "./TextPanel.module.css";

/** Remembers the last answer. */
function lastOf<T>(find: (given: string) => T): (given: string) => T {
  let last: { readonly given: string; readonly found: T } | null = null;
  return (given) => {
    if (last?.given !== given) last = { given, found: find(given) };
    return last.found;
  };
}

/** The same orders as text: type them, or paste a whole sheet. */
export function TextPanel() {
  const { game, entry, orders, resolved, isClosed, keeps, store, plugin, review } = useOrderEditor();
  const { state, powers: own } = entry;
  const powers = useMemo(
    () =>
      [...entry.powers]
        .filter((power) => !isInactive(entry.state, power) || plugin.writes?.(entry, power))
        .map((power) => entry.rules.powers[power].name),
    [entry, plugin],
  );
  const isAlone = powers.length === 1;
  const [text, setText] = useState(() => formatTyped(powers, orders));
  // Read once when it changes: what is kept of it and what is shown come of the same reading.
  const read = useMemo(
    () => lastOf((given: string) => readTyped(game.notation, state, own, given)),
    [game, state, own],
  );
  const typed = read(text);

  // What is ordered elsewhere shows here; what is typed here is left as it was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the orders are others than those typed
  useEffect(() => {
    if (!sameOrders(keeps(typed), orders)) setText(formatTyped(powers, orders));
  }, [orders, powers, state]);

  const change = (next: string): void => {
    setText(next);
    const kept = keeps(read(next));
    if (!sameOrders(kept, orders)) store(kept, true);
  };
  return (
    <div className={css.typed}>
      {(resolved || !isClosed) && (
        <p className={css.hint}>
          {resolved ? messages("resolvedHint") : messages(isAlone ? "textHint" : "textHintAll")}
        </p>
      )}
      <SheetArea
        label={messages("ordersAsText")}
        text={text}
        mistakes={resolved ? [] : notesOn(typed, review.findings)}
        onText={change}
        rows={isAlone ? 6 : 14}
        placeholder={isAlone ? "A Par - Bur" : "France: A Par - Bur"}
        isReadOnly={resolved || isClosed}
      />
      {!resolved && <ConvoyActs />}
    </div>
  );
}
