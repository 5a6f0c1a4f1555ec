import { type Member, memberOf, type Seat, type Table } from "../../table.ts";
import type { Move } from "../room.ts";
import { roomOf } from "../room-of.ts";

export const movesOf = (table: Table): readonly Move[] => table.room?.moves ?? [];

/** Whether someone's seat has been moved to another device, so that this one is signed out of it. */
export const hasMoved = (table: Table, id: string): boolean =>
  memberOf(table, id) === undefined && (table.room?.movedFrom?.includes(id) ?? false);

/** The table with another id for a member: whatever they had, they still have. */
export function withMoved(table: Table, from: string, to: string): Table {
  const is = (id: string): string => (id === from ? to : id);
  const orNull = (id: string | null): string | null => id && is(id);
  const keyed = <T>(by: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(by).map(([id, value]) => [is(id), value]));
  const moved = (seat: Seat): Seat => ({
    ...seat,
    holder: orNull(seat.holder),
    partners: seat.partners.map(is),
    former: seat.former.map(is),
    mayReturn: orNull(seat.mayReturn),
  });
  // A new device that had been watching is the delegate's now.
  const members = table.members.filter(({ id }) => id !== to);
  const { room } = table;
  return {
    ...table,
    host: is(table.host),
    members: members.map((member): Member => ({ ...member, id: is(member.id) })),
    seats: table.seats.map(moved),
    read: keyed(table.read),
    ...(table.muted && { muted: keyed(table.muted) }),
    ...(table.away && { away: keyed(table.away) }),
    ...(table.starters && { starters: table.starters.map(orNull) }),
    room: room && {
      ...room,
      moves: movesOf(table).map((move) =>
        move.member === from ? { ...move, member: to, isUsed: true } : move,
      ),
      movedFrom: [...(room.movedFrom ?? []).filter((id) => id !== to), from],
      conferences: room.conferences.map((conference) => ({
        ...conference,
        delegates: Object.fromEntries(
          Object.entries(conference.delegates).map(([power, id]) => [power, is(id)]),
        ),
      })),
    },
  };
}

/** The codes of a room that lead to its game: each delegation's, and those that move a delegate. */
export const codesIn = (table: Table): readonly (string | null)[] => [
  ...roomOf(table).codes,
  ...movesOf(table).map(({ digest }) => digest),
];
