import type { Orders } from "@chancery/contract/orders";
import type { PositionJson } from "@chancery/engine";
import type { MapText } from "../../games/map-game.ts";

/** Which game is played, by which book, with what agreed. */
export interface SandboxSetup {
  readonly variant: string;
  readonly rulebook: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The map file that the game comes from, if it isn't one of ours. */
  readonly map?: MapText;
}

/** One phase: its orders, and its position where that was set by hand rather than reached by play. */
export interface SandboxPhase {
  readonly position?: PositionJson;
  readonly orders: Orders;
}

/** A whole sandbox. All phases but the last have been played; everything else follows from it. */
export interface Sandbox {
  readonly setup: SandboxSetup;
  readonly phases: readonly SandboxPhase[];
}

export const newSandbox = (setup: SandboxSetup): Sandbox => ({ setup, phases: [{ orders: {} }] });

/** Whether nobody has ordered anything. */
export const isSilent = ({ orders }: SandboxPhase): boolean =>
  Object.values(orders).every((lines) => lines.length === 0);
