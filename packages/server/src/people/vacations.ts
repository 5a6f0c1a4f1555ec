import type { Vacations } from "@chancery/api";
import { fail, ok, type Result } from "@chancery/engine";
import { waitsFor } from "@chancery/game";
import type { Vacation } from "@chancery/store";
import type { FastifyInstance } from "fastify";
import { signedIn } from "../accounts/identity.ts";
import { gamesOf } from "../accounts/own-games.ts";
import { newId } from "../accounts/secrets.ts";
import { DAY } from "../clock/retention.ts";
import type { Context } from "../context.ts";
import { isRefusal, loadAny } from "../games/access.ts";
import { Failure, notFound, stored } from "../http/failures.ts";
import { route, typed } from "../http/route.ts";
import { ownProfile } from "./profiles.ts";

/** How many vacation days a person has per year, and how far ahead they must and can announce them. */
const DAYS_A_YEAR = 30;
const NOTICE = DAY;
const FURTHEST = 366 * DAY;
/** How often a person can announce or cancel vacations in a day: each time, all their games are told. */
const MOST_CHANGES = 20;

/** Vacations of the person who asks. Their games are told of them. */
export async function addVacations(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { vacations } = context.store;

  app.route({
    ...route("GET /api/me/vacations"),
    handler: async (request) => {
      const { person } = await ownProfile(context, signedIn(request));
      return shown(person);
    },
  });

  app.route({
    ...route("POST /api/me/vacations"),
    handler: async (request) => {
      const { person } = await ownProfile(context, signedIn(request));
      const { since, until } = request.body;
      const now = context.now();
      if (since < now + NOTICE) throw refused("vacation-notice", "since");
      if (since > now + FURTHEST) throw refused("vacation-far", "since");
      if (until <= since) throw refused("vacation-end", "until");
      await countChange(context, person);
      const added = await vacations.add({ id: newId(), person, since, until, announced: now }, (others) =>
        besides(others, { since, until }),
      );
      if (!added.ok && added.error instanceof Failure) throw added.error;
      stored(added as Exclude<typeof added, { error: Failure }>);
      for (const game of await gamesOf(context, person)) await announceIn(context, game, person);
      return shown(person);
    },
  });

  app.route({
    ...route("DELETE /api/me/vacations/{id}"),
    handler: async (request, reply) => {
      const { person } = await ownProfile(context, signedIn(request));
      await countChange(context, person);
      const games = await gamesOf(context, person);
      const own = stored(await vacations.of(person)).find(({ id }) => id === request.params.id);
      // Deadlines stay where they were moved, so days that came back could be used to move them again and again.
      if (own && (await areWaitedFor(games, [own]))[0])
        throw new Failure("bad-request", "vacation-waited", { status: 409 });
      const ended = await vacations.end({ id: request.params.id, person, at: context.now() });
      if (!stored(ended)) throw notFound();
      for (const game of games) await announceIn(context, game, person);
      return reply.code(204).send(null);
    },
  });

  /** Which of some vacations moved the deadline of one of some games. */
  async function areWaitedFor(games: readonly string[], own: readonly Vacation[]): Promise<boolean[]> {
    const found = own.map(() => false);
    for (const game of own.length > 0 ? games : []) {
      const { table } = await loadAny(context, game);
      for (const [i, vacation] of own.entries()) found[i] ||= waitsFor(table, vacation);
    }
    return found;
  }

  /** A person's vacations that aren't over. */
  async function shown(person: string): Promise<Vacations> {
    const now = context.now();
    const all = stored(await vacations.of(person));
    const own = all.filter(({ until }) => until > now);
    const waited = await areWaitedFor(await gamesOf(context, person), own);
    return {
      vacations: own.map(({ id, since, until }, i) => ({ id, since, until, canCancel: !waited[i] })),
      daysLeft: Math.max(0, DAYS_A_YEAR - daysIn(all, yearOf(now))),
    };
  }
}

/** What is wrong with a vacation, given the person's others. */
function besides(
  others: readonly Vacation[],
  vacation: Pick<Vacation, "since" | "until">,
): Result<null, Failure> {
  const { since, until } = vacation;
  if (others.some((each) => since < each.until && each.since < until))
    return fail(refused("vacation-overlaps", ""));
  // One that reaches into a third year has too many days in the second.
  for (const year of [yearOf(since), yearOf(since) + 1])
    if (daysIn([...others, vacation], year) > DAYS_A_YEAR)
      return fail(refused("vacation-days", "until", { days: DAYS_A_YEAR, year }));
  return ok(null);
}

async function countChange({ store, now }: Context, person: string): Promise<void> {
  const count = stored(await store.attempts.count({ key: `vacation:${person}`, now: now(), window: DAY }));
  if (count > MOST_CHANGES)
    throw new Failure("too-many-requests", "too-many-vacations", { retryAfter: DAY / 1000 });
}

const refused = (
  message: "vacation-notice" | "vacation-far" | "vacation-end" | "vacation-overlaps" | "vacation-days",
  path: string,
  values: Readonly<Record<string, number>> = {},
): Failure => new Failure("bad-request", message, { path, values, status: 422 });

/** Tells a game when one of its people won't be able to play. */
export async function announceIn(
  { store, tables, now }: Context,
  game: string,
  person: string,
): Promise<void> {
  const away = stored(await store.vacations.of(person))
    .filter(({ until }) => until > now())
    .map(({ since, until }) => ({ since, until }));
  const done = await tables.act<never>(game, "clock", () => ok({ type: "set-away", member: person, away }));
  // Games that are over, or know already, have nothing to be told.
  if (!done.ok && !isRefusal(done.error)) stored(done);
}

const yearOf = (time: number): number => new Date(time).getUTCFullYear();

/** How many days of a year fall into vacations, begun ones included. */
function daysIn(vacations: readonly Pick<Vacation, "since" | "until">[], year: number): number {
  const [first, next] = [Date.UTC(year), Date.UTC(year + 1)];
  return vacations.reduce((sum, { since, until }) => {
    const length = Math.min(until, next) - Math.max(since, first);
    return sum + Math.ceil(Math.max(0, length) / DAY);
  }, 0);
}
