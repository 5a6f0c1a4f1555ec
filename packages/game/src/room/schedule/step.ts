import type { Conference } from "../conferences/conference.ts";
import type { Schedule } from "./stage.ts";

const MINUTE = 60_000;

/** What of a schedule is gone back to; what was objected in between stays. */
type Place = Pick<
  Schedule,
  "stage" | "announced" | "called" | "floor" | "timeUp" | "requests" | "extra" | "read"
>;

/** A place of the turn's schedule, as it was when it was left. */
export interface Step {
  readonly place: Place;
  /** Milliseconds that were left of its time; null if it had none. */
  readonly left: number | null;
}

/** The step to keep. */
export function stepOf({ schedule }: { readonly schedule: Schedule }, left: number | null): Step {
  const { stage, announced, called, floor, timeUp, requests, extra, read } = schedule;
  return { place: { stage, announced, called, floor, timeUp, requests, extra, read }, left };
}

/**
 * The time of a place that is gone back to: as much as was left when it was left, and a minute where that was next to
 * nothing (R18). A speech has no more than it had, as the time is the same for everyone (R16).
 */
export const timeAgain = ({ place, left }: Step): number | null =>
  left === null ? null : Math.max(left, place.floor === null ? MINUTE : 0);

/** Going back is no change of phase for a conference: nobody comes in by it (R93). */
export const atSameMoment = (
  conferences: readonly Conference[],
  before: string,
  after: string,
): readonly Conference[] => {
  const moved = (moment: string): string => (moment === before ? after : moment);
  return conferences.map((conference) => ({
    ...conference,
    left: Object.fromEntries(
      Object.entries(conference.left).map(([power, moment]) => [power, moved(moment)]),
    ),
  }));
};
