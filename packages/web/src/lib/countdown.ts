/** What a server said about the time that is left, in ms. */
interface TimeLeft {
  readonly left: number | null;
  readonly isPaused: boolean;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Time left, when so much of it has passed since the view was made. It rests on what the server said was left, so that
 * a device whose clock is wrong counts right as well.
 */
export function leftAfter({ left, isPaused }: TimeLeft, passed: number): number | null {
  if (left === null) return null;
  return isPaused ? left : Math.max(0, left - passed);
}

/** How soon the figures change next, in ms. */
export const nextTick = (left: number): number =>
  left < HOUR ? left % SECOND || SECOND : Math.min(left % MINUTE || MINUTE, MINUTE);

/** How much the time presses: little is left, or hardly any. */
export function urgency(left: number | null): "none" | "soon" | "last" {
  if (left === null || left > 10 * MINUTE) return "none";
  return left > MINUTE ? "soon" : "last";
}
