import { parsePhase } from "@chancery/engine";

/** The turn that orders of a phase are dated with, such as "S1901"; adjustments belong to the Fall turn (M01-26, MB-36). */
export function dateOf(phase: string): string {
  const parsed = parsePhase(phase);
  return parsed.ok ? `${parsed.value.season === "S" ? "S" : "F"}${parsed.value.year}` : phase;
}

const DATE = /^\s*(?:(s|spring|frühjahr|frühling)|(?:f|fall|autumn|herbst))\s*[.,-]?\s*(\d{4})\s*$/i;

/** A date as people write it, such as "spring 1901", "F1901" or "Herbst 1901", in that form; null if it is none. */
export function readDate(text: string): string | null {
  const found = DATE.exec(text);
  return found ? `${found[1] === undefined ? "F" : "S"}${found[2]}` : null;
}
