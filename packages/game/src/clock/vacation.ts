import type { Command } from "../command.ts";
import type { Commands } from "../command-entry.ts";
import type { Away } from "../conduct/attendance.ts";
import type { Draft } from "../draft.ts";
import { stateOf } from "../game-of.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { isPersons, memberOf, type Table } from "../table.ts";
import { allowed } from "./allowed.ts";
import { VACATION } from "./apply-clock.ts";

export const VACATION_COMMANDS = {
  "set-away": { who: ["clock"], when: ["lobby", "playing"], run: setAway },
} satisfies Partial<Commands>;

const DAY = 24 * 3_600_000;

/** Whether a player is on a vacation that they announced. */
export const isOnVacation = ({ away }: Table, id: string, now: number): boolean =>
  (away?.[id] ?? []).some(({ since, until }) => since <= now && now < until);

/** For how long a phase waits for vacations at most. */
const LONGEST_WAIT = 7 * DAY;

/**
 * A deadline that doesn't fall into the vacation of anyone who plays, nor on the day after, where the game waits for
 * them. Vacations that begin after the deadline don't move it on: their players have had the time that was agreed. Games
 * without names never wait: who is away could be told by it.
 */
function afterVacations(table: Table, deadline: number): number {
  if (!table.setup.vacations) return deadline;
  // Before the first turn everyone has units.
  const state = table.turns.length > 0 ? stateOf(table) : null;
  const isAlive = (seat: number): boolean =>
    !state || state.units.some(({ power }) => state.seats[seat].includes(power));
  const players = table.seats.flatMap(({ holder }, seat) =>
    holder !== null && isPersons(table, seat) && isAlive(seat) ? [holder] : [],
  );
  const absent = players.flatMap((id) => table.away?.[id] ?? []);
  const ends = absent.flatMap((each) => (covers(each, deadline) ? [waitUntil(table, each, deadline)] : []));
  return Math.max(deadline, ...ends);
}

/** Whether a deadline falls into a vacation, or on the day after. */
const covers = ({ since, until }: Away, deadline: number): boolean =>
  since <= deadline && deadline < until + DAY;

/** Where a deadline goes that falls into a vacation. */
const waitUntil = (table: Table, { until }: Away, deadline: number): number =>
  allowed(table, Math.min(until + DAY, deadline + LONGEST_WAIT));

/** Moves the deadline behind vacations, and says so. */
export function waitForVacations(draft: Draft): void {
  const { clock, status } = draft.table;
  if (status !== "playing" || clock.deadline === null) return;
  const deadline = afterVacations(draft.table, clock.movedFrom ?? clock.deadline);
  if (deadline > clock.deadline) draft.follow({ type: "extended", minutes: 0, deadline, reason: VACATION });
}

/** Whether a game's deadline was moved behind a vacation. */
export function waitsFor(table: Table, away: Pick<Away, "since" | "until">): boolean {
  const { status, setup, clock } = table;
  if (status !== "playing" || setup.vacations !== true) return false;
  // Earlier versions didn't say from when it was moved.
  return clock.movedFrom === undefined
    ? clock.deadline === allowed(table, away.until + DAY)
    : clock.movedFrom !== null && covers(away, clock.movedFrom);
}

/** A player announces a vacation or changes their plans: these are all that are still to come. */
function setAway(
  draft: Draft,
  { member, away }: Command & { readonly type: "set-away" },
): Refusal | undefined {
  if (!memberOf(draft.table, member)) return refusal("no-such-member");
  const before = draft.table.away?.[member] ?? [];
  if (JSON.stringify(before) === JSON.stringify(away)) return refusal("unchanged");
  draft.add({ type: "away", member, away });
  waitForVacations(draft);
  return undefined;
}
