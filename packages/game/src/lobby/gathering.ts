import type { Table, Waiting } from "../table.ts";

const MINUTE = 60_000;

/** Who waits for a place, in order. */
export const queueOf = ({ queue }: Pick<Table, "queue">): readonly Waiting[] => queue ?? [];

export const isQueued = (table: Table, id: string): boolean => queueOf(table).some((each) => each.id === id);

const playerCount = ({ members }: Table): number => members.filter(({ role }) => role === "player").length;

/** How many players or bots are still missing before a game can start. */
export const missingPlayers = (table: Table): number =>
  table.seats.length - playerCount(table) - table.bots.length;

/** Places before the game that nobody has, and nobody else is being offered. Bots make room for people. */
export const freePlaces = (table: Table, exceptFor?: string): number =>
  table.seats.length -
  playerCount(table) -
  queueOf(table).filter(({ id, offer }) => offer && id !== exceptFor).length;

/** When the next offer to someone on the waiting list ends. */
export function nextOfferEnd(table: Table): number | null {
  const ends = table.status === "ended" ? [] : queueOf(table).flatMap(({ offer }) => offer?.until ?? []);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** When bots are offered because players are still missing; null if they aren't, or have been already. */
export function botsOfferedAt({ status, setup, createdAt, botsOffered, room }: Table): number | null {
  if (status !== "lobby" || room || botsOffered || createdAt === undefined) return null;
  if (!setup.botsAfter || setup.rated) return null;
  return createdAt + setup.botsAfter * MINUTE;
}
