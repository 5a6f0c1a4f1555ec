import type { PositionJson } from "@chancery/engine";
import type { Orders } from "@chancery/orders";

/** Which game is played, by which book, with what agreed. */
export interface Setup {
  readonly variant: string;
  readonly rulebook: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** One phase: its orders, and its position where that was set by hand rather than reached by play. */
export interface Phase {
  readonly position?: PositionJson;
  readonly orders: Orders;
}

/** A whole sandbox. All phases but the last have been played; everything else follows from it. */
export interface Sandbox {
  readonly setup: Setup;
  readonly phases: readonly Phase[];
}

export const newSandbox = (setup: Setup): Sandbox => ({ setup, phases: [{ orders: {} }] });

/** Whether nobody has ordered anything. */
export const isSilent = ({ orders }: Phase): boolean =>
  Object.values(orders).every((lines) => lines.length === 0);
