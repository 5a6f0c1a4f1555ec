import type { TableEvent } from "../event.ts";
import type { Table } from "../table.ts";
import type { Absence, Conduct } from "./attendance.ts";

/** What is known of everyone after a phase. */
export function noteAttendance(
  table: Table,
  { turn, attendance }: TableEvent & { readonly type: "processed" },
): Table["conduct"] {
  if (!attendance) return table.conduct;
  const conduct = { ...table.conduct };
  for (const id of attendance.called) {
    const { called, absences } = conduct[id] ?? NOTHING;
    conduct[id] = { called: called + 1, absences };
  }
  for (const id of attendance.missed) {
    const seat = table.seats.findIndex(({ holder }) => holder === id);
    const excuse = attendance.excused.includes(id) ? "vacation" : null;
    conduct[id] = withAbsence(conduct[id], { turn, seat, what: "missed", excuse });
  }
  return conduct;
}

const NOTHING: Conduct = { called: 0, absences: [] };

export const withAbsence = ({ called, absences }: Conduct = NOTHING, absence: Absence): Conduct => ({
  called,
  absences: [...absences, absence],
});

/** A player is back in their seat, so it doesn't count as abandoned. */
export function withoutLeaving(table: Table, id: string, seat: number): Table["conduct"] {
  const own = table.conduct?.[id];
  if (!own) return table.conduct;
  const absences = own.absences.filter((each) => each.what !== "left" || each.seat !== seat);
  return { ...table.conduct, [id]: { ...own, absences } };
}

/** Someone else plays on in the phase in which a player left, so nothing is lost. */
export function withRefill(table: Table, seat: number): Table["conduct"] {
  const turn = table.turns.length;
  return changeAbsences(table, (each) =>
    each.what === "left" && each.seat === seat && each.turn === turn ? { ...each, refilled: true } : each,
  );
}

/** What is known of everyone once an absence is excused. */
export function withExcuse(table: Table, seat: number, turn: number): Table["conduct"] {
  return changeAbsences(table, (each) =>
    each.seat === seat && each.turn === turn ? { ...each, excuse: each.excuse ?? "referee" } : each,
  );
}

const changeAbsences = ({ conduct }: Table, change: (absence: Absence) => Absence): Table["conduct"] =>
  conduct &&
  Object.fromEntries(
    Object.entries(conduct).map(([id, { called, absences }]) => [
      id,
      { called, absences: absences.map(change) },
    ]),
  );
