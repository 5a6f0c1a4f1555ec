import type { PlayedOn } from "@chancery/contract/orders";
import { formatPosition, type PositionJson, type Rules } from "@chancery/engine";
import type { Goal } from "./lessons/lesson.ts";

/** What of a goal has not been reached. */
export type Miss =
  | { readonly code: "unit" | "dislodged"; readonly unit: string }
  | { readonly code: "standoff" | "kept" | "center"; readonly province: string }
  | { readonly code: "count"; readonly have: number; readonly want: number };

/** Compares a goal with what came of a phase: nothing is missing from one that has been reached. */
export function missesOf(
  goal: Goal,
  power: string,
  rules: Rules,
  { response, next }: PlayedOn,
): readonly Miss[] {
  const { units, centers } = formatPosition(rules, next);
  const own = units[power] ?? [];
  const events = response?.events ?? [];
  const foreign = Object.entries(units).flatMap(([other, theirs]) => (other === power ? [] : theirs));
  const { count } = goal;
  return [
    ...(goal.units ?? [])
      .filter((unit) => !own.includes(unit))
      .map((unit) => ({ code: "unit" as const, unit })),
    ...(goal.dislodged ?? [])
      .filter((unit) => !events.some((event) => event.type === "dislodged" && event.unit === unit))
      .map((unit) => ({ code: "dislodged" as const, unit })),
    ...missing("standoff", goal.standoffs, (province) =>
      events.some((event) => event.type === "standoff" && event.province === province),
    ),
    ...missing("kept", goal.kept, (province) => !foreign.some((unit) => provinceIn(unit) === province)),
    ...missing("center", goal.centers, (province) => ownsCenter(centers, power, province)),
    ...(count === undefined || own.length === count
      ? []
      : [{ code: "count" as const, have: own.length, want: count }]),
  ];
}

const missing = (
  code: "standoff" | "kept" | "center",
  provinces: readonly string[] | undefined,
  holds: (province: string) => boolean,
): Miss[] => (provinces ?? []).filter((province) => !holds(province)).map((province) => ({ code, province }));

const ownsCenter = (centers: PositionJson["centers"], power: string, province: string): boolean =>
  centers?.[power]?.includes(province) ?? false;

/** The province of a unit: "Cau" of "F Cau/nc". */
const provinceIn = (unit: string): string => unit.slice(2).split("/")[0];
