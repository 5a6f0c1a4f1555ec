import type { OpenGame } from "@chancery/contract";
import { type Orders, ordersIn, type Played } from "@chancery/contract/orders";
import { useMemo } from "react";
import type { TableView } from "../../api/client.ts";
import type { OrderSource } from "../../orders/entry/order-editor.ts";
import type { DrawnDeal } from "./press/deal-board.ts";
import { powersNamed, presentPhase, readAll } from "./turns/phases.ts";

const nothing = (): void => undefined;

/** The orders of a deal drawn instead of your own; null while none is. */
export function useDealSource(
  game: OpenGame,
  table: TableView,
  plugin: OrderSource["plugin"],
  drawn: DrawnDeal | null,
  draw: (drawn: DrawnDeal) => void,
): OrderSource | null {
  return useMemo(() => {
    if (!drawn?.orders) return null;
    const { orders, powers } = drawn;
    const read = readAll(game, table, orders);
    const played = read && presentPhase(game, table, read);
    if (!played?.ok) return null;
    const phase: Played = played.value;
    return {
      game,
      plugin,
      phase,
      entry: {
        rules: game.rules,
        state: phase.state,
        orders: ordersIn(phase.lines),
        powers: powersNamed(game, powers),
      },
      resolved: false,
      isClosed: powers.length === 0,
      orders,
      keeps: ({ orders: understood }) => understood,
      store: (next: Orders) => draw({ ...drawn, orders: next }),
      undo: nothing,
      redo: nothing,
      canUndo: false,
      canRedo: false,
    };
  }, [game, table, plugin, drawn, draw]);
}
