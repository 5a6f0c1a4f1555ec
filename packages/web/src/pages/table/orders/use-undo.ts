import type { OpenGame } from "@chancery/contract";
import type { Orders } from "@chancery/contract/orders";
import { useCallback, useEffect, useRef } from "react";
import type { OrderSource } from "../../../orders/entry/order-editor.ts";

/** Where orders are read, and written, sheet by sheet. */
export interface WrittenSheets {
  readonly sheets: ReadonlyMap<string, { readonly text: string }>;
  readonly write: (power: string, text: string) => void;
}

/** Changes to orders, each written at once: they can be undone as long as the same orders are being written. */
export function useUndo(
  { rules }: OpenGame,
  { sheets, write }: WrittenSheets,
  orders: Orders,
  occasion: string,
): Pick<OrderSource, "store" | "undo" | "redo" | "canUndo" | "canRedo"> {
  const latest = useRef({ sheets, orders });
  latest.current = { sheets, orders };
  const past = useRef<Orders[]>([]);
  const future = useRef<Orders[]>([]);
  const isTyping = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn, other orders
  useEffect(() => {
    past.current = [];
    future.current = [];
  }, [occasion, rules]);

  const put = useCallback(
    (next: Orders) => {
      for (const power of latest.current.sheets.keys()) {
        const before = { [power]: latest.current.orders[power] ?? [] };
        const after = { [power]: next[power] ?? [] };
        if (JSON.stringify(before) !== JSON.stringify(after)) write(power, after[power].join("\n"));
      }
    },
    [write],
  );
  const store = useCallback(
    (next: Orders, typed = false) => {
      const { orders: before } = latest.current;
      if (isSame(before, next)) return;
      if (!(typed && isTyping.current)) past.current.push(before);
      isTyping.current = typed;
      future.current = [];
      put(next);
    },
    [put],
  );
  const step = useCallback(
    (from: Orders[], to: Orders[]) => {
      const next = from.pop();
      if (!next) return;
      to.push(latest.current.orders);
      isTyping.current = false;
      put(next);
    },
    [put],
  );
  return {
    store,
    undo: useCallback(() => step(past.current, future.current), [step]),
    redo: useCallback(() => step(future.current, past.current), [step]),
    // Whatever changes these also changes the orders, so it's noticed.
    canUndo: past.current.length > 0,
    canRedo: future.current.length > 0,
  };
}

/** Whether nothing has changed, including the sequence, which counts for lines of points (R057). */
const isSame = (before: Orders, after: Orders): boolean =>
  Object.keys({ ...before, ...after }).every(
    (power) => JSON.stringify(before[power] ?? []) === JSON.stringify(after[power] ?? []),
  );
