import type { Vacations } from "@chancery/api";
import { ok } from "@chancery/engine";
import type { Vacation } from "@chancery/store";
import type { FastifyInstance } from "fastify";
import { isRefusal } from "./access.ts";
import type { Context } from "./context.ts";
import { Failure, notFound, stored } from "./failures.ts";
import { signedIn } from "./identity.ts";
import { gamesOf } from "./own-games.ts";
import { ownProfile } from "./profiles.ts";
import { DAY } from "./retention.ts";
import { route, typed } from "./route.ts";
import { newId } from "./secrets.ts";

/** How many vacation days a person has per year, and how far ahead they must announce them. */
const DAYS_A_YEAR = 30;
const NOTICE = DAY;

/** Vacations of the person who asks. Their games are told of them. */
export async function addVacations(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { vacations } = context.store;

  app.route({
    ...route("GET /api/me/vacations"),
    handler: async (request) => {
      const { person } = await ownProfile(context, signedIn(request));
      return shown(stored(await vacations.of(person)), context.now());
    },
  });

  app.route({
    ...route("POST /api/me/vacations"),
    handler: async (request) => {
      const { person } = await ownProfile(context, signedIn(request));
      const { since, until } = request.body;
      const now = context.now();
      const own = stored(await vacations.of(person));
      if (since < now + NOTICE) throw refused("vacation-notice", "since");
      if (until <= since) throw refused("vacation-end", "until");
      if (own.some((each) => since < each.until && each.since < until))
        throw refused("vacation-overlaps", "");
      for (const year of yearsOf({ since, until }))
        if (daysIn([...own, { since, until }], year) > DAYS_A_YEAR)
          throw refused("vacation-days", "until", { days: DAYS_A_YEAR, year });
      stored(await vacations.add({ id: newId(), person, since, until, announced: now }));
      for (const game of await gamesOf(context, person)) await announceIn(context, game, person);
      return shown(stored(await vacations.of(person)), now);
    },
  });

  app.route({
    ...route("DELETE /api/me/vacations/{id}"),
    handler: async (request, reply) => {
      const { person } = await ownProfile(context, signedIn(request));
      const ended = await vacations.end({ id: request.params.id, person, at: context.now() });
      if (!stored(ended)) throw notFound();
      for (const game of await gamesOf(context, person)) await announceIn(context, game, person);
      return reply.code(204).send(null);
    },
  });
}

const refused = (
  message: "vacation-notice" | "vacation-end" | "vacation-overlaps" | "vacation-days",
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

function* yearsOf({ since, until }: Pick<Vacation, "since" | "until">): Generator<number> {
  for (let year = yearOf(since); year <= yearOf(until); year++) yield year;
}

/** How many days of a year fall into vacations, begun ones included. */
function daysIn(vacations: readonly Pick<Vacation, "since" | "until">[], year: number): number {
  const [first, next] = [Date.UTC(year), Date.UTC(year + 1)];
  return vacations.reduce((sum, { since, until }) => {
    const length = Math.min(until, next) - Math.max(since, first);
    return sum + Math.ceil(Math.max(0, length) / DAY);
  }, 0);
}

const shown = (own: readonly Vacation[], now: number): Vacations => ({
  vacations: own.filter(({ until }) => until > now).map(({ id, since, until }) => ({ id, since, until })),
  daysLeft: Math.max(0, DAYS_A_YEAR - daysIn(own, yearOf(now))),
});
