import type { Unit } from "@chancery/engine";
import type { MovementOrder, Situation } from "../reference/situation.ts";

/** A position for which orders are being made up. */
export type Field = Pick<Situation, "rules" | "state">;

/** The orders made up so far. */
export type MadeOrders = Map<Unit, MovementOrder>;
