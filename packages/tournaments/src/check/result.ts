import type { BoardResult } from "@chancery/api";

/** What is wrong with a result, and for which power. */
export interface ResultFault {
  readonly code:
    | "centers-missing"
    | "too-many-centers"
    | "nobody-alive"
    | "two-solos"
    | "solo-unsaid"
    | "solo-short"
    | "draw-by-nobody"
    | "draw-by-eliminated"
    | "concession-to-eliminated"
    | "year-missing"
    | "year-of-living"
    | "year-range"
    | "last-year";
  readonly power?: string;
  readonly values?: Readonly<Record<string, number>>;
}

/** What results are checked against. */
export interface ResultRules {
  readonly powers: readonly string[];
  readonly centers: number;
  readonly toWin: number;
  readonly firstYear: number;
  /** Whether points depend on when powers are eliminated. */
  readonly countsYears: boolean;
}

/** Everything that is wrong with a result; nothing if it can be. */
export function checkResult(rules: ResultRules, result: BoardResult): readonly ResultFault[] {
  const { powers, centers: most, firstYear } = rules;
  const missing = powers.filter((power) => !Number.isInteger(result.centers[power]));
  if (missing.length > 0) return missing.map((power) => ({ code: "centers-missing", power }));
  const faults: ResultFault[] = [];
  const total = powers.reduce((all, power) => all + result.centers[power], 0);
  if (total > most) faults.push({ code: "too-many-centers", values: { total, most } });
  if (total === 0) faults.push({ code: "nobody-alive" });
  if (result.year < firstYear) faults.push({ code: "last-year", values: { firstYear } });
  return [...faults, ...endingFaults(rules, result), ...yearFaults(rules, result)];
}

function endingFaults({ powers, toWin }: ResultRules, { centers, ending }: BoardResult): ResultFault[] {
  const solos = powers.filter((power) => centers[power] >= toWin);
  if (solos.length > 1) return [{ code: "two-solos", values: { toWin } }];
  const [solo] = solos;
  const isAlive = (power: string): boolean => (centers[power] ?? 0) > 0;
  if (ending.how === "solo")
    return ending.power === solo ? [] : [{ code: "solo-short", power: ending.power, values: { toWin } }];
  if (solo !== undefined) return [{ code: "solo-unsaid", power: solo, values: { toWin } }];
  if (ending.how === "concession")
    return isAlive(ending.power) ? [] : [{ code: "concession-to-eliminated", power: ending.power }];
  if (ending.how === "time") return [];
  if (ending.powers.length === 0) return [{ code: "draw-by-nobody" }];
  return ending.powers
    .filter((power) => !isAlive(power))
    .map((power) => ({ code: "draw-by-eliminated", power }));
}

function yearFaults({ powers, firstYear, countsYears }: ResultRules, result: BoardResult): ResultFault[] {
  const { centers, eliminated, year: last } = result;
  return powers.flatMap((power): ResultFault[] => {
    const year = eliminated[power];
    if (centers[power] > 0) return year === undefined ? [] : [{ code: "year-of-living", power }];
    if (year === undefined) return countsYears ? [{ code: "year-missing", power }] : [];
    const isPlayed = year >= firstYear && year <= last;
    return isPlayed ? [] : [{ code: "year-range", power, values: { firstYear, last } }];
  });
}
