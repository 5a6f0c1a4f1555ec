import type { Explanation, OpenGame } from "@chancery/contract";
import type { Line, Orders, Played, Review } from "@chancery/contract/orders";
import type { LegalOrder, OrderType, Power, Province } from "@chancery/engine";
import { createContext, useContext } from "react";
import type { VariantPlugin } from "../plugin.ts";
import type { OrderEntry, PartialOrder, Step } from "./order-entry.ts";
import type { TypedSheet } from "./typed.ts";

/** A few words about what was just done, or could not be. */
export interface Message extends Explanation {
  readonly key: number;
  /** Something was replaced, and can be brought back. */
  readonly canUndo?: boolean;
}

/** What to explain: an order or an event, by its id, or a unit without an order, by its province. */
export type Asked = { readonly id: string } | { readonly province: Province };

/** Where orders come from and go: the phase in view, as a sandbox or a table keeps it. */
export interface OrderSource {
  readonly game: OpenGame;
  readonly plugin: VariantPlugin;
  readonly phase: Played;
  readonly entry: OrderEntry;
  /** Played out: its results are known, and it takes no orders. */
  readonly resolved: boolean;
  /** Orders can't be changed now. */
  readonly isClosed: boolean;
  /** What is written, as it is kept. */
  readonly orders: Orders;
  /** What of a typed sheet is kept. */
  readonly keeps: (typed: TypedSheet) => Orders;
  /** Keeps the orders; `typed` ones count as one step until something else is done. */
  readonly store: (orders: Orders, typed?: boolean) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The page offers undo and redo by itself, not among the orders. */
  readonly hasUndoBar?: boolean;
}

/** What board and panels share while orders are entered. */
export interface OrderEditor extends OrderSource {
  readonly lines: readonly Line[];
  readonly review: Review;
  /** What the board lets you order. Games may add units that are not your own. */
  readonly byHand: OrderEntry;
  readonly partial: PartialOrder | null;
  /** Whose points are given on the board, if you order for several powers. */
  readonly giver: Power | null;
  readonly message: Message | null;
  /** What screen readers are told. */
  readonly spoken: string;
  /** The line whose fate is explained. */
  readonly asked: Asked | null;
  /** Takes a step of order entry. */
  follow(step: Step | null, from: PartialOrder | null): void;
  press(province: Province): void;
  choose(verb: OrderType): void;
  take(order: LegalOrder): void;
  /** Goes back one step; says whether there was one. */
  back(): boolean;
  /** Takes up the unit in a province, whatever was in hand. */
  takeUp(province: Province): void;
  /** The unit in hand is put down somewhere, or asked what it can do there. */
  dropOn(province: Province): void;
  waive(power: Power): void;
  drop(line: Line): void;
  clear(): void;
  cancel(): void;
  giveFor(power: Power | null): void;
  ask(asked: Asked | null): void;
  say(why: Explanation): void;
  tell(spoken: string): void;
}

export const OrderEditorContext = createContext<OrderEditor | null>(null);

export function useOrderEditor(): OrderEditor {
  const editor = useContext(OrderEditorContext);
  if (!editor) throw new Error("nothing is ordered here");
  return editor;
}
