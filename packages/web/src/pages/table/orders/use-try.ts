import { useCallback } from "react";
import { presetOf } from "../../../games/index.ts";
import type { OrderEditor } from "../../../orders/entry/order-editor.ts";
import { formatLink } from "../../sandbox/sharing/share.ts";
import { asSandbox, turnAsSandbox } from "../record.ts";
import type { TableContextValue } from "../table-context.ts";

/** Opens what is in view in a sandbox beside the game, from which orders can be brought home; null if there is none. */
export function useTry(
  { table, turn }: Pick<TableContextValue, "table" | "turn">,
  { phase, orders, entry, isClosed }: Pick<OrderEditor, "phase" | "orders" | "entry" | "isClosed">,
): (() => void) | null {
  const preset = presetOf(table.setup);
  const { position } = phase;
  const canBringHome = turn === null && table.status === "playing" && entry.powers.size > 0 && !isClosed;
  const open = useCallback(async () => {
    if (!preset) return;
    const sandbox = turn ? turnAsSandbox(table.setup, turn) : asSandbox(table.setup, position, orders);
    const search = new URLSearchParams({
      from: table.game,
      ...(canBringHome && { turn: String(table.turns.length) }),
    });
    window.open(`/sandbox/${preset.page}?${search}#${await formatLink(sandbox)}`, "_blank", "noopener");
  }, [preset, turn, table, position, orders, canBringHome]);
  return preset ? () => void open() : null;
}
