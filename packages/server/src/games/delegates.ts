import { ok } from "@chancery/engine";
import { type Command, isMove, moveBy, type Refusal, seatOf, type Table, viewTable } from "@chancery/game";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { codesOf, knownBy } from "../accounts/codes.ts";
import { openSession, signedIn } from "../accounts/identity.ts";
import { newId, newSecret } from "../accounts/secrets.ts";
import type { Context } from "../context.ts";
import { Failure, stored } from "../http/failures.ts";
import { route, typed } from "../http/route.ts";
import { isRefusal, loadAny, loadFor, refusedBy } from "./access.ts";
import { drawTags, nameAt } from "./commands.ts";
import type { Hosted } from "./tables.ts";

/** Wrong codes from one network within ten minutes: a school that types makes a few, a guesser many. */
const MOST_WRONG = 300;
const WRONG_COUNT = 10 * 60_000;

/** How delegates join: with the code of their delegation and a name, nothing else. */
export async function addDelegates(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { tables, store, codes, now } = context;

  app.route({
    ...route("GET /api/games/{id}/codes"),
    handler: async (request) => {
      const { table } = await loadFor(context, request.params.id, signedIn(request));
      return shownCodes(officersOnly(table, signedIn(request)));
    },
  });

  app.route({
    ...route("POST /api/games/{id}/codes"),
    handler: async (request) => {
      const person = signedIn(request);
      const { table } = await loadFor(context, request.params.id, person);
      officersOnly(table, person);
      return shownCodes(await renewCodes(context, table.game, person));
    },
  });

  app.route({
    ...route("POST /api/codes/delegation"),
    handler: async ({ body: { code }, network }) => {
      const { hosted, seat, move } = await hostedBy(code, network);
      const { table } = hosted;
      const { power, delegates } = delegationsAt(table)[seat];
      const moves = table.members.find(({ id }) => id === move?.member)?.name ?? null;
      return { game: table.game, variant: table.setup.variant, power, delegates, moves };
    },
  });

  app.route({
    ...route("POST /api/codes"),
    handler: async (request, reply) => {
      const { name } = request.body;
      const { hosted, told: code, move } = await hostedBy(request.body.code, request.network);
      const { game } = hosted.table;
      const id = request.person ?? newId();
      const tags = drawTags();
      const wish = ({ table }: Hosted): Command => {
        if (move) return { type: "room", act: { do: "move-in", code } };
        return { type: "room", act: { do: "enter", code, name: nameAt(table, name, tags, id) } };
      };
      // Nobody becomes a guest only to be told that there's no place left.
      const tried = tables.decided(hosted, { member: id }, wish(hosted));
      if (!tried.ok && tried.error.code === "unchanged") return { game, token: null };
      if (!tried.ok) throw await answered(tried.error, request);
      const token = request.person === null ? newSecret() : null;
      if (token !== null) {
        const guest = { id, name, email: null, password: null, settings: {} };
        stored(await store.persons.add({ ...guest, link: token }));
        await openSession(context, reply, id);
      }
      const done = await tables.act<never>(game, { member: id }, (at) => ok(wish(at)));
      if (!done.ok && isRefusal(done.error)) throw await answered(done.error, request);
      stored(done);
      return { game, token };
    },
  });

  /** The table that a code leads to. Only wrong codes are counted: a whole school may have one address. */
  async function hostedBy(code: string, network: string) {
    for (const { told, digest } of knownBy(await codes.book(), code)) {
      const games = stored(await store.games.byCode(digest));
      if (games.length !== 1) continue;
      const hosted = await loadAny(context, games[0]);
      const { table } = hosted;
      if (table.status === "ended") continue;
      const seat = table.room?.codes.indexOf(digest) ?? -1;
      if (seat >= 0) return { hosted, told, seat, move: null };
      const move = moveBy(table, digest, now());
      if (isMove(move)) return { hosted, told, seat: seatOf(table, move.member) as number, move };
      // Only who holds such a code learns that it was one.
      if (move.code !== "no-such-code") throw refusedBy(move);
    }
    throw await wrongCode(network);
  }

  async function wrongCode(network: string): Promise<Failure> {
    const key = `code:${network}`;
    if (stored(await store.attempts.seen({ key, now: now() })) >= MOST_WRONG)
      return new Failure("too-many-requests", "too-many-codes", { retryAfter: WRONG_COUNT / 1000 });
    stored(await store.attempts.count({ key, now: now(), window: WRONG_COUNT }));
    return new Failure("not-found", "no-such-code", { path: "code" });
  }

  /** A code that expired this very moment is as wrong as any other. */
  const answered = async (why: Refusal, { network }: FastifyRequest): Promise<Failure> =>
    ["no-such-code", "game-over"].includes(why.code) ? wrongCode(network) : refusedBy(why);

  async function shownCodes(table: Table) {
    const book = await codes.book();
    const byDigest = new Map(
      codesOf(table, book.make).flatMap((code) => knownBy(book, code).map(({ digest }) => [digest, code])),
    );
    return {
      codes: delegationsAt(table).map(({ power }, seat) => ({
        power,
        code: byDigest.get(table.room?.codes[seat] ?? "") ?? null,
      })),
      round: table.room?.round ?? 0,
      addresses: [...context.addresses()],
    };
  }
}

/** Sets the next codes of a committee, as an officer. */
export async function renewCodes({ tables, codes }: Context, game: string, officer: string): Promise<Table> {
  const { make, told } = await codes.book();
  const done = await tables.act<never>(game, { member: officer }, ({ table }) => {
    const round = (table.room?.round ?? 0) + 1;
    const act = { do: "set-codes", codes: make(game, round, table.seats.length).map(told), round } as const;
    return ok({ type: "room", act });
  });
  if (!done.ok && isRefusal(done.error)) throw refusedBy(done.error);
  return stored(done).table;
}

function officersOnly(table: Table, person: string): Table {
  if (!table.members.some(({ id, role }) => id === person && role === "referee"))
    throw new Failure("not-entitled", "codes-for-officers");
  return table;
}

/** The delegations, seat by seat, as everyone may see them. */
const delegationsAt = (table: Table) => viewTable(table, "projector", 0)?.room?.delegations ?? [];
