import type { Setup } from "@chancery/api";
import type { Statement } from "@chancery/messages";
import { roomFacts } from "@chancery/variants";
import type { Conference } from "./conferences/conference.ts";
import { type Goals, NO_GOALS } from "./goals/goals.ts";
import { NO_SCHEDULE, type Schedule } from "./schedule/stage.ts";
import type { Step } from "./schedule/step.ts";
import type { Treaty } from "./treaties/treaties.ts";

/** A ruling of the officers (MB-27). */
interface Ruling {
  readonly at: number;
  /** The turn it was given in; 0 before the first. */
  readonly turn: number;
  readonly text: string;
}

/** A line of the officers' log. */
interface Logged {
  readonly at: number;
  readonly turn: number;
  /** An officer's name, a power, or nobody: then the clock did it. */
  readonly by: string;
  readonly said: Statement;
}

/** A code that moves a delegate's seat to another device, once. */
export interface Move {
  readonly member: string;
  readonly digest: string;
  readonly until: number;
  readonly isUsed: boolean;
}

/** What happens around the board of a committee. Plain data, a part of the table. */
export interface Room {
  /** The digest of each delegation's code, by seat; null where there is none. */
  readonly codes: readonly (string | null)[];
  /** Which set of codes these are, counted from 1. */
  readonly round: number;
  /** How many codes of this set have been replaced by new ones. Earlier versions replaced none. */
  readonly renewed?: number;
  /** Codes that move a delegate to a new phone. Earlier versions had none. */
  readonly moves?: readonly Move[];
  /** People whose seats were moved to other devices. */
  readonly movedFrom?: readonly string[];
  readonly schedule: Schedule;
  /** The steps of the turn that can still be taken back, the last one last. */
  readonly steps: readonly Step[];
  /** How long speeches are usually to be: as the officers have set it, or announced it last. */
  readonly seconds: number;
  /** How many powers' results of the last turn the room has been shown. */
  readonly shown: number;
  readonly treaties: readonly Treaty[];
  readonly goals: Goals;
  readonly conferences: readonly Conference[];
  readonly rulings: readonly Ruling[];
  /** What the public record does not say, for the officers' eyes. */
  readonly log: readonly Logged[];
  /** After which turn the officers will close, once they have said so (R105). */
  readonly lastTurn: string | null;
  /** Whether powers that bots play are ranked like delegations. Earlier versions never did so. */
  readonly ranksBots?: boolean;
  /** How much time was left when the committee was closed, so that it can be opened again; null while it meets. */
  readonly closed: { readonly left: number | null } | null;
}

/** How long speeches are proposed to be before anyone has said otherwise; no booklet says (MB-43). */
const USUAL_SECONDS = 60;

/** The room of a new table; null if its game needs none. */
export function newRoom({ variant, boardOnly }: Setup, seats: number): Room | null {
  if (boardOnly || roomFacts(variant) === null) return null;
  return {
    codes: Array.from({ length: seats }, () => null),
    round: 0,
    schedule: NO_SCHEDULE,
    steps: [],
    seconds: USUAL_SECONDS,
    shown: 0,
    treaties: [],
    goals: NO_GOALS,
    conferences: [],
    rulings: [],
    log: [],
    lastTurn: null,
    closed: null,
  };
}
