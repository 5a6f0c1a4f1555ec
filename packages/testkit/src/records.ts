import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

type ByPower = Record<string, string[]>;

/** One phase of a game played by people, with what came of it. */
export interface RecordedPhase {
  readonly id: string;
  readonly phase: string;
  readonly units: ByPower;
  readonly centers: ByPower;
  /** Dislodged units with their retreats. */
  readonly retreats?: Record<string, ByPower>;
  readonly orders: ByPower;
  readonly tags: readonly string[];
  readonly next: Omit<RecordedPhase, "id" | "orders" | "tags" | "next">;
}

/** Recorded games may lie beside the project; they are not part of it. */
const FILE = "../shared/corpus/real-games.jsonl.gz";

export const haveRecords = (): boolean => existsSync(FILE);

export function readRecords(): RecordedPhase[] {
  const text = gunzipSync(readFileSync(FILE)).toString("utf8");
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** The position of a recorded phase, in the contract's form. */
export function positionOf({
  phase,
  units,
  centers,
  retreats,
}: Pick<RecordedPhase, "phase" | "units" | "centers" | "retreats">) {
  const dislodged = Object.entries(retreats ?? {}).flatMap(([power, byUnit]) =>
    Object.entries(byUnit).map(([unit, places]) => ({ power, unit, retreats: places })),
  );
  return { phase, units, centers, ...(dislodged.length > 0 && { dislodged }) };
}
