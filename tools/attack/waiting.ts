import { existsSync, readFileSync } from "node:fs";

const SCHEDULING = "/proc/self/schedstat";
const isKnown = existsSync(SCHEDULING);

/** For how many milliseconds the main thread had work and got no processor, where the system tells (Linux). */
export function waitedForProcessor(): number {
  if (!isKnown) return 0;
  const [, waited] = readFileSync(SCHEDULING, "utf8").split(" ");
  return Number(waited) / 1e6;
}
