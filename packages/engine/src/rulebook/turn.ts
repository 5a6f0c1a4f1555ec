import type { Province } from "../board/board.ts";
import type { Order } from "../orders/order.ts";
import type { Verdict } from "../resolve/verdict.ts";
import type { Ending, State } from "../state/state.ts";
import type { Power, Unit } from "../state/unit.ts";
import type { OwnFacts } from "./own.ts";

/** The orders of each power for one phase. A power that is absent has submitted nothing. */
export type Submissions = ReadonlyMap<Power, readonly Order[]>;

/** What else happened, besides the fate of orders. */
export type GameEvent =
  | { readonly type: "unordered"; readonly power: Power; readonly unit: Unit }
  | { readonly type: "dislodged"; readonly power: Power; readonly unit: Unit; readonly by: Unit }
  | { readonly type: "disabled"; readonly power: Power; readonly unit: Unit; readonly by: Unit }
  | { readonly type: "standoff"; readonly province: Province }
  | { readonly type: "disbanded"; readonly power: Power; readonly unit: Unit; readonly verdict: Verdict }
  | {
      readonly type: "captured";
      readonly power: Power;
      readonly province: Province;
      readonly from: Power | null;
    }
  | { readonly type: "eliminated"; readonly power: Power }
  | { readonly type: "joined"; readonly power: Power; readonly seat: readonly Power[] }
  | { readonly type: "toss"; readonly power: Power; readonly seat: readonly Power[] }
  | { readonly type: "ended"; readonly ending: Ending }
  | {
      readonly type: "own";
      readonly own: OwnFacts;
      /** The powers that may see it beside the referee; everyone if left out. */
      readonly visibleTo?: readonly Power[];
    };

/** A phase being resolved: the position so far, and what has been found and has happened. */
export interface Turn {
  readonly state: State;
  /** The outcome of each order, by the order as submitted, including orders that the game itself gave. */
  readonly verdicts: ReadonlyMap<Order, Verdict>;
  readonly events: readonly GameEvent[];
}
