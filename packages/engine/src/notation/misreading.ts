import type { Province } from "../board/board.ts";
import type { Order, OrderType } from "../orders/order.ts";
import type { Result } from "../result.ts";
import type { OwnFacts } from "../rulebook/own.ts";
import type { Task } from "../state/phase.ts";
import type { Power, Unit, UnitKind } from "../state/unit.ts";

/** Words that were taken for a place although they misspell it. The writer should be told. */
export interface Guess {
  readonly text: string;
  readonly at: number;
  readonly province: Province;
}

/** A text as it was read: an order, and what of it was guessed; or why it is none. */
export type Reading = Result<Order, Misreading> & { readonly guesses?: readonly Guess[] };

/**
 * Why a text could not be read as an order. An order that is understood but not allowed is no misreading:
 * whether it is legal is asked later.
 */
export type Misreading = Where & What;

interface Where {
  /** The smallest piece of the text that is to blame, and where it begins. */
  readonly text: string;
  readonly at: number;
  /** The unit that the order was for, where that much was clear: it is the one left without an order. */
  readonly unit: Unit | null;
  /** The line is for the eyes of its writer and the referee only. */
  readonly secret?: true;
}

type What =
  /** Nothing is written, or only what the game knows to say nothing: then that is the text. */
  | { readonly code: "empty" }
  | { readonly code: "too-long"; readonly limit: number }
  /** Neither a place nor anything a unit can do; `nearest` are words that look like it. */
  | { readonly code: "unknown-word"; readonly nearest: readonly string[] }
  | { readonly code: "unknown-place"; readonly nearest: readonly Province[] }
  /** An order with two meanings is not followed (C71-VII.4-1). */
  | { readonly code: "two-meanings"; readonly meanings: readonly Order[] }
  | { readonly code: "no-such-unit"; readonly provinces: readonly Province[] }
  | { readonly code: "not-yours"; readonly other: Unit }
  /** A build that says it is someone else's. */
  | { readonly code: "other-power"; readonly power: Power }
  /** No unit is named, or several could be meant. */
  | { readonly code: "missing-unit"; readonly choices: readonly Unit[] }
  | { readonly code: "missing-action" }
  | { readonly code: "missing-place" }
  | { readonly code: "trailing-text" }
  | { readonly code: "wrong-phase"; readonly task: Task; readonly type: OrderType }
  /** In a coastal center a build must say what is built (CB-149). */
  | { readonly code: "kind-missing"; readonly province: Province; readonly kinds: readonly UnitKind[] }
  | { readonly code: "nothing-to-do"; readonly task: Task }
  /** Several orders in one line, which can be told apart in more than one way. */
  | { readonly code: "run-together" }
  /** The date of another turn, where an order should be. */
  | { readonly code: "other-phase" }
  /** A line of the game's own, and the game says what is wrong with it. */
  | { readonly code: "own"; readonly own: OwnFacts };

/** What kind of misreading it is. */
export type MisreadingCode = Misreading["code"];
