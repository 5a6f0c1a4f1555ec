import type { SeatScore, Standing } from "@chancery/api";
import { powersBySeat } from "../game-of.ts";
import { currentTurn, type Table } from "../table.ts";
import { isAlive, type Outcome, type Side } from "./outcome.ts";
import { yearOf } from "./standings.ts";
import { SYSTEMS } from "./systems.ts";

/** What the result is worth to each seat, or would be if the game ended now. A game that was called off has none. */
export function scoresOf(table: Table, standings: readonly Standing[]): readonly SeatScore[] | null {
  const { scoring } = table.setup;
  if (!scoring || table.status === "lobby" || isCalledOff(table)) return null;
  return SYSTEMS[scoring](outcomeOf(table, standings)).map((points, seat) => ({ seat, points }));
}

/** Stopped before its last turn was played: at the limit of a game, it stops after that. */
export const isCalledOff = (table: Table): boolean =>
  table.ending?.ending.how === "stopped" && !table.turns.at(-1)?.result;

function outcomeOf(table: Table, standings: readonly Standing[]): Outcome {
  const bySeat = powersBySeat(table);
  const sides = bySeat.map((powers) => sideOf(table, standings, powers));
  const seatsOf = (powers: readonly string[]): number[] =>
    bySeat.flatMap((own, seat) => (own.some((power) => powers.includes(power)) ? [seat] : []));
  const ending = table.ending?.ending;
  // Having most when the time is up is no solo.
  const isSolo = ending?.how === "concession" || (ending?.how === "victory" && ending.by === "control");
  return {
    sides,
    solo: isSolo ? seatsOf(ending.winners)[0] : null,
    drawn:
      ending?.how === "draw"
        ? seatsOf(ending.sharers)
        : sides.flatMap((side, seat) => (isAlive(side) ? [seat] : [])),
  };
}

function sideOf(table: Table, standings: readonly Standing[], powers: readonly string[]): Side {
  const { phase, position } = table.ending ?? currentTurn(table);
  const centers = total(powers, (power) => position.centers[power]?.length ?? 0);
  const [start] = standings;
  const lost = standings.find(
    (row) => row !== start && total(powers, (power) => row.centers[power] ?? 0) === 0,
  );
  const last = centers === 0 && lost ? lost.year : yearOf(phase);
  return { centers, years: last - start.year };
}

const total = (powers: readonly string[], count: (power: string) => number): number =>
  powers.reduce((all, power) => all + count(power), 0);
