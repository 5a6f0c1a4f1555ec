import type { BoardResult } from "../../../api/client.ts";

export type EndingName = BoardResult["ending"]["how"];

/** A result as it is typed. */
export interface ResultSheet {
  readonly centers: Readonly<Record<string, string>>;
  readonly years: Readonly<Record<string, string>>;
  readonly year: string;
  readonly how: EndingName;
  /** Survivors who aren't part of the draw. */
  readonly excluded: readonly string[];
  readonly winner: string;
  readonly reason: string;
}

/** Games of tournaments often end after so many years. */
const USUAL_YEARS = 6;

export const emptySheet = (powers: readonly string[], firstYear: number): ResultSheet => ({
  centers: Object.fromEntries(powers.map((power) => [power, ""])),
  years: {},
  year: String(firstYear + USUAL_YEARS),
  how: "time",
  excluded: [],
  winner: "",
  reason: "",
});

/** A result to be corrected. */
export function sheetOf(
  powers: readonly string[],
  { centers, eliminated, year, ending }: BoardResult,
): ResultSheet {
  return {
    centers: Object.fromEntries(powers.map((power) => [power, String(centers[power] ?? 0)])),
    years: Object.fromEntries(Object.entries(eliminated).map(([power, lost]) => [power, String(lost)])),
    year: String(year),
    how: ending.how,
    excluded:
      ending.how === "draw"
        ? powers.filter((power) => centers[power] > 0 && !ending.powers.includes(power))
        : [],
    winner: "power" in ending ? ending.power : "",
    reason: "",
  };
}

/** What was kept on this device, if it can be read. */
export function keptSheet(kept: string | null): ResultSheet | null {
  if (kept === null) return null;
  try {
    const sheet = JSON.parse(kept);
    return typeof sheet?.centers === "object" && Array.isArray(sheet.excluded) ? sheet : null;
  } catch {
    return null;
  }
}

/** The result that a sheet says; null while something is missing. */
export function readSheet(powers: readonly string[], sheet: ResultSheet): BoardResult | null {
  const { how, winner, excluded } = sheet;
  if (sheet.year === "" || powers.some((power) => (sheet.centers[power] ?? "") === "")) return null;
  const centers = Object.fromEntries(powers.map((power) => [power, Number(sheet.centers[power])]));
  const lost = powers.filter((power) => centers[power] === 0 && (sheet.years[power] ?? "") !== "");
  const isWon = how === "solo" || how === "concession";
  if (isWon && winner === "") return null;
  return {
    centers,
    eliminated: Object.fromEntries(lost.map((power) => [power, Number(sheet.years[power])])),
    year: Number(sheet.year),
    ending: isWon
      ? { how, power: winner }
      : how === "draw"
        ? { how, powers: powers.filter((power) => centers[power] > 0 && !excluded.includes(power)) }
        : { how },
  };
}
