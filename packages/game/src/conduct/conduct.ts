import type { Cause } from "@chancery/api";
import { roomFacts } from "@chancery/variants";
import { due, hasSubmitted } from "../clock/duties.ts";
import { isOnVacation } from "../clock/vacation.ts";
import type { Command } from "../command.ts";
import type { Commands } from "../command-entry.ts";
import type { Draft } from "../draft.ts";
import { powersBySeat } from "../game-of.ts";
import { noSuchPower, type Refusal, refusal } from "../refusal.ts";
import { isPersons, lineOf, type Table } from "../table.ts";
import type { Absence, Attendance } from "./attendance.ts";

export const CONDUCT_COMMANDS = {
  excuse: {
    who: ["referee"],
    when: ["playing", "ended"],
    if: (table) => absencesOf(table).some((each) => each.excuse === null),
    run: excuse,
  },
} satisfies Partial<Commands>;

/**
 * How everyone has kept to the phase that is being resolved. Nothing is noted in committees, nor if the game master
 * resolves it before its deadline.
 */
export function attendanceOf(table: Table, cause: Cause, now: number): Attendance | null {
  const isEarly = cause === "referee" && !table.clock.overdue && !table.clock.grace;
  if (isEarly || roomFacts(table.setup.variant)) return null;
  const seats = due(table).flatMap((powers, seat) =>
    powers.length > 0 && isPersons(table, seat) ? [seat] : [],
  );
  const holder = (seat: number): string => table.seats[seat].holder as string;
  const missed = seats.filter((seat) => !hasSubmitted(table, seat)).map(holder);
  return {
    called: seats.map(holder),
    missed,
    excused: missed.filter((id) => isOnVacation(table, id, now)),
  };
}

/** The game master holds nothing against the player of a power who missed a phase, or left in it. */
function excuse(draft: Draft, { power, turn }: Command & { type: "excuse" }): Refusal | undefined {
  const { table } = draft;
  const powers = powersBySeat(table);
  const seat = powers.findIndex((own) => own.includes(power));
  if (seat < 0) return noSuchPower(power, powers.flat());
  if (!absencesOf(table).some((each) => each.seat === seat && each.turn === turn && each.excuse === null))
    return refusal("nothing-to-excuse");
  draft.add({ type: "excused", seat, turn });
  return undefined;
}

/** All absences that count, in the order in which they happened: not those of turns that were rolled back. */
export function absencesOf(table: Table): readonly Absence[] {
  const line = new Set(lineOf(table).map(({ number }) => number));
  return Object.values(table.conduct ?? {})
    .flatMap(({ absences }) => absences)
    .filter(({ turn }) => line.has(turn))
    .toSorted((a, b) => a.turn - b.turn || a.seat - b.seat);
}

/**
 * What everyone's record says of a game: how often they were waited for, missed a phase, and left for good. If someone
 * else took the seat before the phase was over, leaving it counts as one missed phase.
 */
export function conductIn(table: Table) {
  const line = new Set(lineOf(table).map(({ number }) => number));
  return Object.entries(table.conduct ?? {}).map(([person, { called, absences }]) => {
    const counted = absences.filter(({ turn }) => line.has(turn));
    const refilled = counted.filter((each) => each.refilled);
    const missed = counted.filter((each) => each.what === "missed" || each.refilled);
    return {
      person,
      called: called + refilled.length,
      missed: missed.length,
      excused: missed.filter((each) => each.excuse !== null).length,
      abandoned: counted.filter((each) => each.what === "left" && !each.refilled && each.excuse === null)
        .length,
    };
  });
}
