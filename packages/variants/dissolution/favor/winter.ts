import type { Power } from "@chancery/engine";
import { type Embassy, type Favor, sameEmbassy } from "./favor.ts";

/** Why an embassy must hold this Winter (DIS-11.5.3-1 to DIS-11.5.3-3). */
export const RESTRAINTS = ["kicked", "in-territory", "retaliation"] as const;
export type RestraintCode = (typeof RESTRAINTS)[number];

export interface Restraint {
  readonly embassy: Embassy;
  readonly code: RestraintCode;
}

/** What the orders of a Winter are judged by. */
export interface Winter {
  readonly favor: Favor;
  /** Embassies that must hold; kicks of this Spring and Autumn also leave their owner fewer moves. */
  readonly restraints: readonly Restraint[];
}

const MOVES = 3;
const MOVES_AFTER_KICK = 2;

/** How many embassies a power may move this Winter (DIS-11.5.4-1, DIS-11.5.4-2). */
export const movesAllowed = ({ restraints }: Winter, power: Power): number =>
  restraints.some(({ code, embassy }) => code === "kicked" && embassy.power === power)
    ? MOVES_AFTER_KICK
    : MOVES;

/** Why an embassy must hold, or null if it need not. */
export const restraintOn = ({ restraints }: Winter, embassy: Embassy): RestraintCode | null =>
  restraints.find((each) => sameEmbassy(each.embassy, embassy))?.code ?? null;
