import { plural } from "./plural.ts";

const UNITS = [
  ["day", 1440],
  ["hour", 60],
  ["minute", 1],
] as const;

/** A length of time in words, as people would say it: "2 days", "1 hour 30 minutes". */
export function minutesInWords(minutes: number): string {
  let left = minutes;
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count > 0) parts.push(plural(count, unit));
  }
  return parts.length > 0 ? parts.join(" ") : "no time";
}
