import type { Explanation } from "@chancery/contract";
import { areAllPowers } from "@chancery/contract/orders";
import type { LegalOrder, Order, OrderType, Power, Province, Rules, State, Unit } from "@chancery/engine";

/** What orders are entered for: a position, the orders so far, and the powers you may order. */
export interface OrderEntry {
  readonly rules: Rules;
  readonly state: State;
  readonly orders: readonly Order[];
  /** All of them in a sandbox, your own at a table. */
  readonly powers: ReadonlySet<Power>;
  /** Why a game does not allow an order that the engine would; null if it does. */
  readonly bars?: (order: Order) => Explanation | null;
}

/** Whether you order for everyone, so that what you have not ordered is not ordered at all. */
export const seesAll = ({ rules, powers }: OrderEntry): boolean => areAllPowers(rules, powers);

/** An order that is being entered. Each choice leaves fewer of the legal orders open. */
export interface PartialOrder {
  /** Where it began: the province of the unit, or that of a build. */
  readonly at: Province;
  readonly unit: Unit | null;
  readonly verb: OrderType | null;
  /** The unit to be supported or convoyed. */
  readonly target: Unit | null;
  readonly open: readonly LegalOrder[];
  /** The units that carry it so far, where the way of a convoy is declared hop by hop. */
  readonly way?: readonly Province[];
  /** Where the route could either end or continue. */
  readonly fork?: Province;
  /** Where the unit was dropped, if it could do several things there. */
  readonly offered?: Province;
  /** What has been written already, and stands unless something else is chosen. */
  readonly written?: LegalOrder;
}

/** What comes of a choice: the next one, a finished order, or a refusal. */
export type Step =
  | { readonly type: "partial"; readonly partial: PartialOrder }
  | { readonly type: "order"; readonly order: LegalOrder }
  | { readonly type: "refused"; readonly why: Explanation };
