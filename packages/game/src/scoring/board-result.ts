import type { BoardEnding, BoardResult } from "@chancery/api";
import type { Table } from "../table.ts";
import { isCalledOff } from "./scores.ts";
import { standingsOf, yearOf } from "./standings.ts";

/** The result of a game as tournaments note it; null while it is played, and if it was called off. */
export function boardResult(table: Table): BoardResult | null {
  const { ending } = table;
  if (!ending || table.turns.length === 0 || isCalledOff(table)) return null;
  const rows = standingsOf(table);
  const [start, ...later] = rows;
  const powers = Object.keys(start.centers);
  const centers = Object.fromEntries(
    powers.map((power) => [power, ending.position.centers[power]?.length ?? 0]),
  );
  const eliminated = powers.flatMap((power) => {
    if (centers[power] > 0) return [];
    const lost = later.find((row) => (row.centers[power] ?? 0) === 0);
    return [[power, lost?.year ?? yearOf(ending.phase)] as const];
  });
  return {
    centers,
    eliminated: Object.fromEntries(eliminated),
    year: yearOf(ending.phase),
    ending: endingOf(ending.ending),
  };
}

function endingOf(ending: NonNullable<Table["ending"]>["ending"]): BoardEnding {
  if (ending.how === "draw") return { how: "draw", powers: ending.sharers };
  if (ending.how === "concession") return { how: "concession", power: ending.winners[0] };
  // Having most when the time is up is no solo.
  if (ending.how === "victory" && ending.by === "control") return { how: "solo", power: ending.winners[0] };
  return { how: "time" };
}
