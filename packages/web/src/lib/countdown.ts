/** When time is up by the server's clock, and what is left of it while that stands still, in ms. */
interface TimeLeft {
  readonly deadline: number | null;
  readonly left: number | null;
  readonly isPaused: boolean;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Time left, at a moment of the server's clock. */
export function leftUntil({ deadline, left, isPaused }: TimeLeft, now: number): number | null {
  if (deadline === null) return null;
  return isPaused ? left : Math.max(0, deadline - now);
}

/** How soon the figures change next, in ms. */
export const nextTick = (left: number): number =>
  left < HOUR ? left % SECOND || SECOND : Math.min(left % MINUTE || MINUTE, MINUTE);

/** How much the time presses: little is left, or hardly any. */
export function urgency(left: number | null): "none" | "soon" | "last" {
  if (left === null || left > 10 * MINUTE) return "none";
  return left > MINUTE ? "soon" : "last";
}
