import type { Task } from "../state/phase.ts";
import type { State } from "../state/state.ts";
import type { Power } from "../state/unit.ts";

/** The clock of a game played live, in minutes, as the rulebook has it. */
export interface Procedure {
  /** Negotiation before the first move, and before each later one. */
  readonly firstNegotiation: number;
  readonly laterNegotiation: number;
  /** Writing orders, once negotiation has ended. */
  readonly writing: number;
  /** When players may talk, where that is not just while they negotiate. */
  readonly talk?: (task: Task) => boolean;
}

/** What people do in a phase, one after the other. */
export const STAGES = ["negotiation", "writing", "resolution"] as const;

/** One of `STAGES`. */
export type Stage = (typeof STAGES)[number];

/** Moves are negotiated first; retreats and adjustments are written at once (CB-9, CB-134, CB-153). */
export const stagesOf = (task: Task): readonly Stage[] => (task === "M" ? STAGES : ["writing", "resolution"]);

/** Players may talk while they negotiate, and at no other time (CB-15), unless the game has it otherwise. */
export const isTalkOpen = ({ talk }: Procedure, task: Task, stage: Stage): boolean =>
  talk ? talk(task) : stage === "negotiation";

/** Players whose agreement is still missing to end negotiation before its time (CB-11). */
export function holdingOut(state: State, agreed: ReadonlySet<Power>): readonly (readonly Power[])[] {
  const playing = state.seats.filter((seat) =>
    seat.some((power) => state.units.some((unit) => unit.power === power)),
  );
  return playing.filter((seat) => !seat.some((power) => agreed.has(power)));
}
