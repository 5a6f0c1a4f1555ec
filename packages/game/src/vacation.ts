import type { UsualReason } from "@chancery/api";
import { allowed } from "./allowed.ts";
import type { Away } from "./attendance.ts";
import type { Command } from "./command.ts";
import type { Draft } from "./draft.ts";
import { stateOf } from "./game-of.ts";
import { type Refusal, refusal } from "./refusal.ts";
import { isPersons, memberOf, type Table } from "./table.ts";

const DAY = 24 * 3_600_000;

const REASON: UsualReason = "vacation";

/** Whether a player is on a vacation that they announced. */
export const isOnVacation = ({ away }: Table, id: string, now: number): boolean =>
  (away?.[id] ?? []).some(({ since, until }) => since <= now && now < until);

/**
 * A deadline that doesn't fall into the vacation of anyone who plays, nor on the day after, where the game waits for
 * them. Games without names never do: who is away could be told by it.
 */
export function afterVacations(table: Table, deadline: number): number {
  if (!table.setup.vacations) return deadline;
  // Before the first turn everyone has units.
  const state = table.turns.length > 0 ? stateOf(table) : null;
  const isAlive = (seat: number): boolean =>
    !state || state.units.some(({ power }) => state.seats[seat].includes(power));
  const players = table.seats.flatMap(({ holder }, seat) =>
    holder !== null && isPersons(table, seat) && isAlive(seat) ? [holder] : [],
  );
  const absent = players
    .flatMap((id) => table.away?.[id] ?? [])
    .toSorted((one, other) => one.since - other.since);
  let time = deadline;
  for (const { since, until } of absent)
    if (since <= time && time < until + DAY) time = allowed(table, until + DAY);
  return time;
}

/** Whether a game's deadline was moved behind a vacation, directly or by others that follow it. */
export function waitsFor(table: Table, { until }: Pick<Away, "until">): boolean {
  const { status, setup, clock } = table;
  return (
    status === "playing" &&
    setup.vacations === true &&
    clock.deadline === afterVacations(table, allowed(table, until + DAY))
  );
}

/** A player announces a vacation or changes their plans: these are all that are still to come. */
export function setAway(
  draft: Draft,
  { member, away }: Command & { readonly type: "set-away" },
): Refusal | undefined {
  if (!memberOf(draft.table, member)) return refusal("no-such-member");
  const before = draft.table.away?.[member] ?? [];
  if (JSON.stringify(before) === JSON.stringify(away)) return refusal("unchanged");
  draft.add({ type: "away", member, away });
  const { clock, status } = draft.table;
  if (status !== "playing" || clock.deadline === null) return undefined;
  const deadline = afterVacations(draft.table, clock.deadline);
  if (deadline !== clock.deadline) draft.follow({ type: "extended", minutes: 0, deadline, reason: REASON });
  return undefined;
}
