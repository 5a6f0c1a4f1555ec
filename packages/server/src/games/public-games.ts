import type { PublicGame, PublicGames, PublicGamesFilter } from "@chancery/api";
import { readTag } from "@chancery/game";
import type { Found } from "@chancery/store";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { notFound, stored } from "../http/failures.ts";
import { route, typed } from "../http/route.ts";
import { withoutBlocked } from "../people/blocks.ts";
import type { Shown } from "./listing.ts";
import { Miniatures } from "./miniatures.ts";

const YEAR_OF_SECONDS = 31_536_000;

/** Games that anyone can find, and pictures of their boards. */
export async function addPublicGames(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const miniatures = new Miniatures();
  // What is kept was made by these schemas: to check it before it is sent would take longer than to find it.
  app.setSerializerCompiler(() => (data) => (typeof data === "string" ? data : JSON.stringify(data)));

  app.route({
    ...route("GET /api/public-games"),
    handler: ({ person, query }) => findGames(context, person, query),
  });

  app.route({
    ...route("GET /api/public-games/{id}/miniature"),
    handler: async ({ params, query }, reply) => {
      const shown = stored(await context.store.listings.shown(params.id)) as Shown | undefined;
      if (!shown) throw notFound();
      const { picture } = shown.entry;
      const svg = await context.turns.run(() => miniatures.draw(picture, shown.board, query.theme));
      // Asked for by its name, a picture stays what it is; otherwise it changes with the game.
      const isFixed = query.picture === picture;
      void reply.header(
        "cache-control",
        isFixed ? `public, max-age=${YEAR_OF_SECONDS}, immutable` : "no-cache",
      );
      return reply.type("image/svg+xml").send(svg);
    },
  });
}

async function findGames(
  context: Context,
  person: string | null,
  { list, tag, text, rated, after, limit, ...filter }: PublicGamesFilter,
): Promise<PublicGames> {
  const { found, next } = stored(
    await context.store.listings.search({
      list,
      ...filter,
      tag: (tag && readTag(tag)) || undefined,
      text: text?.normalize("NFC").trim() || undefined,
      isRated: rated === "yes" || undefined,
      after: parseCursor(after),
      limit,
    }),
  );
  const games = await withoutBlocked(context, person, found);
  return { games: games.map(entryOf), next: next && `${next.at}.${next.game}` };
}

const entryOf = ({ game, at, shown }: Found): PublicGame => ({ game, at, ...(shown as Shown).entry });

function parseCursor(cursor: string | undefined): Pick<Found, "at" | "game"> | null {
  if (!cursor) return null;
  const [at, game] = cursor.split(".");
  return { at: Number(at), game };
}
