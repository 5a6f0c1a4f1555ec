import { parsePhase } from "@chancery/engine";

/** The date that sheets of a phase bear; adjustments belong to the Fall turn (M01-26, MB-36). */
export function dateOf(phase: string): string {
  const parsed = parsePhase(phase);
  return parsed.ok ? `${parsed.value.season === "S" ? "Spring" : "Fall"} ${parsed.value.year}` : phase;
}

/** A date as people write it, such as "spring 1901" or "F1901"; null if it is none. */
export function readDate(text: string): string | null {
  const found = /^\s*(s|f|spring|fall|autumn)\s*[.,-]?\s*(\d{4})\s*$/i.exec(text);
  return found ? `${found[1].toLowerCase().startsWith("s") ? "Spring" : "Fall"} ${found[2]}` : null;
}
