import type { Leaderboard, TableView } from "@chancery/api";
import { viewTable } from "@chancery/game";
import { manifestOf } from "@chancery/variants";
import type { FastifyInstance } from "fastify";
import { signedIn } from "../accounts/identity.ts";
import type { Context } from "../context.ts";
import { loadFor, viewerOf } from "../games/access.ts";
import { notFound, stored } from "../http/failures.ts";
import { route, typed } from "../http/route.ts";
import { firstAdvantage } from "../ratings/rate-game.ts";
import { ownProfile, shownToOthers, shownToOwner } from "./profiles.ts";

/** How many rated games it takes to be on a leaderboard, and how many people a page has. */
const LEAST_GAMES = 5;
const PAGE = 50;

/** Profiles and leaderboards. */
export async function addPlayers(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { profiles } = context.store;

  app.route({
    ...route("GET /api/players/{id}"),
    handler: ({ params }) => shownToOthers(context, params.id),
  });

  app.route({
    ...route("GET /api/me/profile"),
    handler: (request) => shownToOwner(context, signedIn(request)),
  });

  app.route({
    ...route("PUT /api/me/profile"),
    handler: async (request, reply) => {
      const { person } = await ownProfile(context, signedIn(request));
      const { hidden, listed } = request.body;
      stored(await profiles.change({ person, hidden: [...new Set(hidden)], listed }));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...route("GET /api/leaderboards"),
    handler: ({ query }) => leaderboard(context, query),
  });
}

/** The profiles of people in a game. */
export async function addCompanions(given: FastifyInstance, context: Context): Promise<void> {
  const { profiles } = context.store;
  typed(given).route({
    ...route("GET /api/games/{id}/players"),
    handler: async ({ params, person }) => {
      const { table } = await loadFor(context, params.id, person);
      // Classrooms, committees and people whose names are hidden have nothing to do with profiles.
      if (table.room || context.isClassroom) return { players: [] };
      const view = viewTable(table, viewerOf(person), 0) as TableView;
      const shown = table.members.filter(({ name }) => view.players.includes(name));
      const found = stored(await profiles.several(shown.map(({ id }) => id)));
      return {
        players: shown.flatMap(({ id, name }) => {
          const profile = found.find((each) => each.person === id);
          return profile && !profile.hidden.includes("all") ? [{ name, address: profile.address }] : [];
        }),
      };
    },
  });
}

async function leaderboard(
  { store }: Context,
  { variant, pace, after }: { variant: string; pace: "live" | "correspondence"; after?: string | undefined },
): Promise<Leaderboard> {
  const { ratings } = store;
  const manifest = manifestOf({ variant });
  if (!manifest || manifest.room) throw notFound();
  const ranked = stored(
    await ratings.ranking({ variant, pace, games: LEAST_GAMES, limit: PAGE, after: parseCursor(after) }),
  );
  const last = ranked.length === PAGE ? ranked.at(-1) : undefined;
  const known = stored(await ratings.advantages(variant));
  const powers = known.length > 0 ? known : firstAdvantages(variant, manifest.advantages);
  return {
    lists: stored(await ratings.lists(LEAST_GAMES)).map((list) => ({ ...list, pace: list.pace as "live" })),
    players: ranked.map(({ address, name, mu, sigma, games }) => ({
      address,
      name,
      rating: Math.round(mu),
      margin: Math.round(2 * sigma),
      games,
    })),
    next: last ? `${last.proven}:${last.address}` : null,
    advantages: powers
      .map(({ power, mu, games }) => ({ power, points: Math.round(mu), games }))
      .toSorted((a, b) => b.points - a.points),
    leastGames: LEAST_GAMES,
  };
}

const firstAdvantages = (variant: string, known: Readonly<Record<string, number>> = {}) =>
  Object.keys(known).map((power) => firstAdvantage(variant, power));

function parseCursor(cursor: string | undefined): { proven: number; address: string } | null {
  const [proven, address] = cursor?.split(":") ?? [];
  const number = Number(proven);
  return address === undefined || !Number.isFinite(number) ? null : { proven: number, address };
}
