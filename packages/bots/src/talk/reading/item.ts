import type { Power, Province } from "@chancery/engine";

/** What somebody does with words. */
export type Act = "propose" | "promise" | "ask" | "accept" | "decline" | "report" | "threaten" | "question";

/** What it is about. */
export type Kind =
  | "orders"
  | "support"
  | "convoy"
  | "bounce"
  | "enter-not"
  | "demilitarize"
  | "peace"
  | "alliance"
  | "build"
  | "draw"
  | "other";

export type When = "now" | "next" | "later";

/** One thing that was said in a message. */
export interface Item {
  readonly act: Act;
  readonly kind: Kind;
  /** Who would act: one power, or all of them where it is mutual. */
  readonly who: readonly Power[];
  readonly provinces: readonly Province[];
  /** Orders by the name in the game's notation, where one unit alone can be meant. */
  readonly orders: readonly string[];
  readonly against: readonly Power[];
  readonly when: When;
  /** Which message it answers. */
  readonly of?: number;
  /** Said with a hedge, on a condition, as one of several, or as what not to do. */
  readonly soft?: true;
  readonly cond?: true;
  readonly alt?: true;
  readonly neg?: true;
}

/** A message between two powers. */
export interface Line {
  readonly from: Power;
  readonly to: Power;
  readonly text: string;
  /** What it says, where that is known without reading. */
  readonly known?: readonly Item[];
}
