import type { TurnView } from "../../../api/client.ts";
import { orders as words } from "../../../messages/orders.ts";
import { powerName, powerNames } from "../../../messages/power-name.ts";
import { projector } from "../../../messages/projector.ts";
import { isNews } from "../../../orders/reasons/tone.ts";

type Result = NonNullable<TurnView["result"]>;

/** The news of a turn: who gave no orders, what else happened, then the orders that failed. */
export interface News {
  readonly lines: readonly string[];
  /** How many more there are. */
  readonly more: number;
}

/** The news of a turn, as many as can be read from the back of a room. */
export function newsOfTurn(
  { events, orders, missing }: Pick<Result, "events" | "orders" | "missing">,
  most: number,
): News {
  const silent = missing.length > 0 ? [words("noOrdersFrom", { powers: powerNames(missing) })] : [];
  const happened = events.filter(isNews).map(({ why }) => why);
  const failed = orders
    .filter(({ status, results }) => status !== "succeeds" || results.includes("dislodged"))
    .map(({ power, order, text, why }) =>
      projector("newsLine", { power: powerName(power), order: order ?? text, why }),
    );
  const all = [...new Set([...silent, ...happened, ...failed])];
  const shown = all.length > most ? all.slice(0, most - 1) : all;
  return { lines: shown, more: all.length - shown.length };
}
