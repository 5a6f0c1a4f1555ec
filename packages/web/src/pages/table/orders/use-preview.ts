import type { Orders, Played, Sheets } from "@chancery/contract/orders";
import { useMemo, useState } from "react";
import type { TableContextValue } from "../table-context.ts";
import { presentPhase, readAll } from "../turns/phases.ts";

/** Orders that someone proposes, on the board until they are taken over or turned down. */
export function usePreview(
  { table, game, viewed }: Pick<TableContextValue, "table" | "game" | "viewed">,
  written: Sheets,
): {
  readonly orders: Orders | null;
  readonly show: (orders: Orders | null) => void;
  readonly phase: Played | null;
} {
  const [orders, show] = useState<Orders | null>(null);
  const phase = useMemo(() => {
    if (orders === null || viewed !== null) return null;
    const shown = readAll(game, table, orders);
    const played = shown && presentPhase(game, table, new Map([...written, ...shown]));
    return played?.ok ? played.value : null;
  }, [orders, written, viewed, game, table]);
  return { orders, show, phase };
}
