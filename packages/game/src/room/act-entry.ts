import type { Draft } from "../draft.ts";
import type { Refusal } from "../refusal.ts";
import type { Table } from "../table.ts";
import type { RoomAct, RoomActName } from "./act.ts";

/** Who acts, and for which delegation; null for the officers and people without one. */
export interface ActingFor {
  readonly id: string;
  readonly power: string | null;
}

/** All there is to know of an act around the board. It stands beside the function that carries it out. */
export interface ActEntry<N extends RoomActName> {
  /** Who does it: the officers, or a delegate for their delegation. */
  readonly who: "officer" | "delegate" | "either" | "anybody";
  /** When it can be done; only while the game is being played if left out. */
  readonly when?: readonly Table["status"][];
  /** Whether the schedule leaves a place by it, which can be gone back to. */
  readonly isStep?: boolean;
  /** Why it can't be done now, whatever the details. */
  readonly whyNot?: (table: Table, id: string, power: string) => Refusal | undefined;
  /** Whether there is anyone or anything to do it to; needs nobody if left out. */
  readonly hasObject?: (table: Table, id: string, power: string) => boolean;
  /** Adds what comes of it to the draft, or says why nothing does. */
  run(draft: Draft, act: RoomAct & { readonly do: N }, by: ActingFor): Refusal | undefined;
}

/** An act about one thing: a treaty, a goal or a conference. */
export interface ActOn<N extends RoomActName, T> extends ActEntry<N> {
  /** Why it can't be done about this one now. */
  readonly whyNotThis: (table: Table, thing: T, by: ActingFor) => Refusal | undefined;
}

export type RoomActs = { readonly [N in RoomActName]: ActEntry<N> };

/** Acts that are prepared before the game begins as well. */
export const EARLY = ["lobby", "playing"] as const;
/** Acts that the officers still do when the committee is over: count outstanding points, and reopen it. */
export const LATE = ["playing", "ended"] as const;
