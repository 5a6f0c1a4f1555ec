import type { OrderType, Power, Province, Task } from "@chancery/engine";
import type { ComponentType } from "react";
import type { Desk, Draft } from "../orders/desk.ts";
import type { Step } from "../orders/entry.ts";

/** What a game brings to the desk beyond what the engine knows of its orders. */
export interface VariantPlugin {
  /** The keys that say what a unit shall do, by the task of the phase. */
  readonly keys: Readonly<Record<Task, Readonly<Partial<Record<string, OrderType>>>>>;
  /**
   * Takes a press before the usual order entry does, as where a convoy's way is pressed hop by hop; undefined leaves
   * it to the usual.
   */
  readonly press?: (desk: Desk, draft: Draft | null, province: Province) => Step | null | undefined;
  /** More of a power's sheet, below the orders of its units: lines of the game's own, such as bids or embassies. */
  readonly Sheet?: ComponentType<{ readonly power: Power }>;
  /** Whether a power has something to write although it has no units to order. */
  readonly writes?: (desk: Desk, power: Power) => boolean;
  /** A board beside the first one. */
  readonly second?: SecondBoard;
}

interface SecondBoard {
  /** What the two boards are called where one of them is chosen. */
  readonly titles: readonly [first: string, second: string];
  readonly Board: ComponentType;
}

/** The keys of the classic game, which others add to. */
export const KEYS: VariantPlugin["keys"] = {
  M: { h: "hold", m: "move", s: "support", c: "convoy" },
  R: { m: "retreat", r: "retreat", d: "disband" },
  A: {},
};
