import type { Orders, Played } from "@chancery/contract/orders";
import { useMemo, useState } from "react";
import type { OrderEditor } from "../../../orders/entry/order-editor.ts";
import type { OrdersPreview } from "../../../orders/preview-context.ts";
import type { TableContextValue } from "../table-context.ts";
import { presentPhase } from "../turns/phases.ts";

/** Orders that someone proposes, on the board until they are taken over or turned down. */
export function usePreview(
  { table, game, viewed }: Pick<TableContextValue, "table" | "game" | "viewed">,
  { orders: written }: Pick<OrderEditor, "orders">,
): { readonly context: OrdersPreview; readonly phase: Played | null } {
  const [orders, show] = useState<Orders | null>(null);
  const context = useMemo(() => ({ orders, show }), [orders]);
  const phase = useMemo(() => {
    if (orders === null || viewed !== null) return null;
    const played = presentPhase(game, table, { ...written, ...orders });
    return played.ok ? played.value : null;
  }, [orders, written, viewed, game, table]);
  return { context, phase };
}
