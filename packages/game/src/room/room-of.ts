import { type RoomFacts, roomFacts } from "@chancery/variants";
import { powersBySeat } from "../game-of.ts";
import { isPersons, seatOf, type Table } from "../table.ts";
import type { Room } from "./room.ts";

/** What the booklet says about the room; only asked where there is one. */
export const factsOf = ({ setup }: Table): RoomFacts => roomFacts(setup.variant) as RoomFacts;

/** The room of a table that is known to have one. */
export const roomOf = (table: Table): Room => table.room as Room;

/** The power of a delegate. */
export function powerOf(table: Table, id: string): string | null {
  const seat = seatOf(table, id);
  return seat === null ? null : (powersBySeat(table)[seat][0] ?? null);
}

/** Delegations that are present, by their powers: those without a country too (R16, R44). */
export const delegations = (table: Table): readonly string[] =>
  powersBySeat(table).flatMap((powers, seat) => (table.seats[seat].holder === null ? [] : powers));

/** Those of them that can speak: bots keep silent (R16). */
export const speakers = (table: Table): readonly string[] =>
  powersBySeat(table).flatMap((powers, seat) => (isPersons(table, seat) ? powers : []));

/** Those of them that are ranked and can win: bots only where the officers say so (R109). */
export const contenders = (table: Table): readonly string[] =>
  roomOf(table).ranksBots ? delegations(table) : speakers(table);

/** What changes with every phase: the turn and its stage. */
export const moment = (table: Table): string => `${table.turns.length} ${roomOf(table).schedule.stage}`;
