import type { OrderType } from "../../orders/order.ts";
import type { Power } from "../../state/unit.ts";
import type { Phrase, PlacePhrase, UnitPhrase } from "./phrases.ts";

/** What a sentence says, before the position has decided which units and places are meant. */
export interface ParsedOrder extends Phrase {
  /** `bare`: a unit and nothing else, which means something in adjustments only. */
  readonly type: OrderType | "bare";
  /** Whose order it says it is, where no unit says so. */
  readonly power: Power | null;
  readonly unit: UnitPhrase | null;
  readonly target: UnitPhrase | null;
  readonly to: PlacePhrase | null;
  /** Places passed on the way, where a convoy's route is written out (DATC 4.A.6). */
  readonly links: readonly PlacePhrase[];
  readonly via: boolean;
}

/** What was wanted at the point up to which a text could be followed. */
export interface Stop {
  readonly at: number;
  readonly wanted: "unit" | "action" | "place" | "end";
  /** The ordered unit, if it had been read by then. */
  readonly unit: UnitPhrase | null;
}
