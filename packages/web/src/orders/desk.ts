import type {
  Explanation,
  LegalOrder,
  Order,
  OrderType,
  Power,
  Province,
  Rules,
  State,
  Unit,
} from "@chancery/engine";
import { areAllPowers } from "@chancery/orders";

/** What an order is written on: the position, what has been ordered so far, and for whom one may order. */
export interface Desk {
  readonly rules: Rules;
  readonly state: State;
  readonly orders: readonly Order[];
  /** Those whose orders are written here: all in a sandbox, one's own at a table. */
  readonly powers: ReadonlySet<Power>;
  /** Why a game does not allow an order that the engine would; null if it does. */
  readonly bars?: (order: Order) => Explanation | null;
}

/** Whether everybody's orders are on this desk, so that what is not there is not ordered. */
export const seesAll = ({ rules, powers }: Desk): boolean => areAllPowers(rules, powers);

/** An order that is being made. Each choice leaves fewer of the legal orders open. */
export interface Draft {
  /** Where it began: the province of the unit, or that of a build. */
  readonly at: Province;
  readonly unit: Unit | null;
  readonly verb: OrderType | null;
  /** The unit to be supported or convoyed. */
  readonly target: Unit | null;
  readonly open: readonly LegalOrder[];
  /** The units that carry it so far, where the way of a convoy is declared hop by hop. */
  readonly way?: readonly Province[];
  /** Where the way could end as well as go on. */
  readonly fork?: Province;
}

/** What comes of a choice: the next one, a finished order, or a refusal. */
export type Step =
  | { readonly type: "draft"; readonly draft: Draft }
  | { readonly type: "order"; readonly order: LegalOrder }
  | { readonly type: "refused"; readonly why: Explanation };
