import { randomInt } from "node:crypto";
import type { ListedTournament, Setup, TournamentCommandRequest, TournamentSettings } from "@chancery/api";
import { fail, ok, type Result } from "@chancery/engine";
import type { Refusal } from "@chancery/game";
import { languageOf as languageNamed } from "@chancery/messages";
import {
  confirmedRounds,
  draftOf,
  isDirector,
  playerOf,
  resultsCsv,
  standingsCsv,
  type TournamentCommand,
} from "@chancery/tournaments";
import type { FastifyInstance } from "fastify";
import { signedIn } from "../accounts/identity.ts";
import { personOf } from "../accounts/people.ts";
import { digestOf, isSame, newSecret } from "../accounts/secrets.ts";
import type { Context } from "../context.ts";
import { isRefusal, refusedBy } from "../games/access.ts";
import { refuseInClassroom } from "../games/classroom.ts";
import { asksForAccount } from "../games/joining.ts";
import { Failure, notFound, stored } from "../http/failures.ts";
import { languageOf } from "../http/language.ts";
import { limitedByNetwork } from "../http/limits.ts";
import { route, typed } from "../http/route.ts";
import { writing } from "../load/written.ts";
import { hasAccount } from "../people/profiles.ts";
import { SeedingPool } from "./seeding-pool.ts";
import { createGames, substituteOnline } from "./tournament-games.ts";
import type { Running, TournamentSummary } from "./tournament-logs.ts";
import { TournamentPages, viewFor } from "./tournament-pages.ts";

/** How many tournaments a list has. */
const LISTED = 100;

/** Tournaments: found, set up, directed and exported. */
export async function addTournaments(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { store, tournaments } = context;
  const seeding = new SeedingPool(context.usage);
  app.addHook("onClose", () => seeding.close());
  const pages = new TournamentPages(context.turns);
  // Views are what they are, as those of games.
  app.setSerializerCompiler(() => (data) => (typeof data === "string" ? data : JSON.stringify(data)));

  app.route({
    ...route("GET /api/tournaments"),
    handler: async ({ person }) => {
      const yours = person === null ? [] : stored(await store.tournaments.list({ person }, LISTED));
      const open = context.isClassroom ? [] : stored(await store.tournaments.list("public", LISTED));
      const known = new Set(yours.map(({ tournament }) => tournament));
      return {
        yours: yours.map(shown),
        open: open.filter(({ tournament }) => !known.has(tournament)).map(shown),
      };
    },
  });

  app.route({
    ...route("POST /api/tournaments"),
    ...limitedByNetwork(context.limits),
    handler: async (request, reply) => {
      const { id, name } = await personOf(context, signedIn(request));
      refuseSettings(context, request.body);
      const most = Math.min(context.limits.games, LISTED);
      const own = stored(await store.tournaments.list({ person: id }, most));
      if (own.filter(({ status }) => status !== "ended").length >= most)
        throw new Failure("bad-request", "too-many-games", { values: { most }, status: 409 });
      const created = await tournaments.create(request.body, { id, name });
      return reply.code(201).send(viewFor(done(created), id));
    },
  });

  app.route({
    ...route("GET /api/tournaments/{id}"),
    handler: async ({ params, person }, reply) => {
      reply.type("application/json; charset=utf-8");
      const page = await pages.of(await loadTournament(context, params.id), person);
      // It's JSON already.
      return reply.send(page as never);
    },
  });

  app.route({
    ...route("POST /api/tournaments/{id}/commands"),
    ...writing(0),
    handler: async (request) => {
      const person = signedIn(request);
      const { id } = request.params;
      // Unknown tournaments are unknown whatever is asked of them.
      await loadTournament(context, id);
      const { secret, commandFor } = await prepared(context, seeding, request, person);
      const running = done(await tournaments.act(id, { person }, commandFor));
      return { tournament: viewFor(running, person), ...(secret !== null && { token: secret }) };
    },
  });

  app.route({
    ...route("GET /api/tournaments/{id}/codes"),
    handler: async (request) => {
      const person = signedIn(request);
      const running = await loadTournament(context, request.params.id);
      if (!isDirector(running.tournament, person)) throw notFound();
      const codes = await codesOf(context, running);
      return {
        codes: running.tournament.players.flatMap(({ id, name, person: known }) =>
          known === null ? [{ player: id, name, code: codes.get(id) ?? "" }] : [],
        ),
      };
    },
  });

  for (const [file, format] of [
    ["standings.csv", standingsCsv],
    ["results.csv", resultsCsv],
  ] as const)
    app.route({
      ...route(`GET /api/tournaments/{id}/${file}`),
      handler: async (request, reply) => {
        const { params, person, query } = request;
        const running = await loadTournament(context, params.id);
        const language = languageNamed(query.language ?? "") ?? languageOf(request);
        reply.type("text/csv; charset=utf-8");
        reply.header("content-disposition", `attachment; filename="${file}"`);
        return reply.send(await context.turns.run(() => format(viewFor(running, person), language)));
      },
    });
}

const shown = ({
  tournament,
  status,
  updated,
  summary,
}: {
  readonly tournament: string;
  readonly status: string;
  readonly updated: number;
  readonly summary: unknown;
}): ListedTournament => ({
  tournament,
  status: status as ListedTournament["status"],
  updated,
  ...(summary as TournamentSummary),
});

async function loadTournament({ tournaments }: Context, id: string): Promise<Running> {
  return done(await tournaments.load(id));
}

/** What was done; the request fails with the reason if it wasn't. */
function done(result: Result<Running, { readonly code: string }>): Running {
  if (!result.ok && result.error.code === "unknown-tournament") throw notFound();
  if (!result.ok && isRefusal(result.error)) throw refusedBy(result.error);
  return stored(result);
}

/** The codes with which players who only have a name say who they are. */
async function codesOf({ codes }: Context, { tournament }: Running): Promise<ReadonlyMap<string, string>> {
  const make = await codes.maker();
  return new Map(
    tournament.players.map(({ id }) => [id, make(`tournament ${tournament.id} ${id}`, 0, 1)[0]]),
  );
}

interface Prepared {
  readonly secret: string | null;
  readonly commandFor: (running: Running) => Result<TournamentCommand, Refusal>;
}

interface Asking {
  readonly params: { readonly id: string };
  readonly body: TournamentCommandRequest;
}

/** Adds to a command what only the server knows. What takes long, or is random, is done before the log is held. */
async function prepared(
  context: Context,
  seeding: SeedingPool,
  { body, params }: Asking,
  person: string,
): Promise<Prepared> {
  const plain = (command: TournamentCommand): Prepared => ({ secret: null, commandFor: () => ok(command) });
  switch (body.type) {
    case "register": {
      await refuseGuests(context, await loadTournament(context, params.id), [person]);
      return plain({ ...body, name: (await personOf(context, person)).name });
    }
    case "settings":
      refuseSettings(context, body.settings);
      return plain(body);
    case "direct": {
      const { name } = await personOf(context, person);
      return plain({ type: "direct", name, digest: digestOf(body.token) });
    }
    case "invite-director": {
      const secret = newSecret();
      return { secret, commandFor: () => ok({ type: "invite-director", digest: digestOf(secret) }) };
    }
    case "claim": {
      const codes = await codesOf(context, await loadTournament(context, params.id));
      const given = body.code.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
      const found = [...codes].find(([, code]) => isSame(code.replace("-", ""), given));
      return plain({ type: "claim", player: found?.[0] ?? null });
    }
    case "draw": {
      const { tournament } = await directed(context, params.id, person);
      const { isTopBoard, leftOver, seed = randomInt(2 ** 31) } = body;
      const planned = await seeding.plan(tournament, { seed, isTopBoard, leftOver });
      if (!planned.ok) throw refusedBy(planned.error);
      return plain({ type: "draw", boards: planned.value, isTopBoard, seed });
    }
    case "confirm": {
      const running = await directed(context, params.id, person);
      if (!body.online) return plain({ type: "confirm", games: null });
      const seated = draftOf(running.tournament)?.boards.flatMap(({ players }) => players) ?? [];
      await refuseGuests(context, running, peopleOf(running, seated));
      const games = await createGames(context, running, person);
      if (!games.ok && isRefusal(games.error)) throw refusedBy(games.error);
      const confirmed = stored(games);
      const { version } = running.tournament;
      return {
        secret: null,
        // If boards changed while the games were created, those games are for others.
        commandFor: ({ tournament }) =>
          tournament.version === version
            ? ok({ type: "confirm", games: confirmed })
            : fail({ code: "changed-meanwhile" }),
      };
    }
    case "substitute": {
      const running = await directed(context, params.id, person);
      await refuseGuests(context, running, peopleOf(running, [body.by]));
      await substituteOnline(context, running, person, body);
      return plain(body);
    }
    case "result": {
      await refuseWhilePlayed(context, await directed(context, params.id, person), body);
      return plain(body);
    }
    default:
      return plain(body);
  }
}

/** Tournaments in classrooms aren't listed either, and their games aren't rated. */
const refuseSettings = (context: Context, { isListed, setup }: TournamentSettings): void =>
  refuseInClassroom(context, isListed, setup as Partial<Setup> as Setup);

const peopleOf = ({ tournament }: Running, players: readonly string[]): readonly string[] =>
  players.flatMap((id) => playerOf(tournament, id)?.person ?? []);

/** Directors seat people without asking them, but a game that is rated is for people with an account all the same. */
async function refuseGuests(
  { store }: Context,
  { tournament }: Running,
  people: readonly string[],
): Promise<void> {
  if (people.length === 0 || !asksForAccount(tournament.settings.setup as Partial<Setup> as Setup)) return;
  const guests = stored(await store.persons.several(people)).filter((person) => !hasAccount(person));
  const names = guests.map(({ name }) => name).toSorted();
  if (names.length > 0) throw refusedBy({ code: "account-needed", detail: "names", facts: { names } });
}

/** The last result of a round says who played what. Where names are hidden, it has to wait until the game is over. */
async function refuseWhilePlayed(
  { store }: Context,
  { tournament }: Running,
  { round, board }: { readonly round: number; readonly board: number },
): Promise<void> {
  const played = confirmedRounds(tournament)[round - 1];
  const game = played?.boards[board - 1]?.game;
  if (!played?.isAnonymous || !game) return;
  const ended = stored(await store.tournaments.endedGames([game]));
  if (ended.length === 0) throw refusedBy({ code: "game-running" });
}

/** A tournament, for one of its directors. */
async function directed(context: Context, id: string, person: string): Promise<Running> {
  const running = await loadTournament(context, id);
  if (!isDirector(running.tournament, person)) throw refusedBy({ code: "not-entitled", detail: "director" });
  return running;
}
