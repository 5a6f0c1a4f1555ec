import type { TableView } from "@chancery/api";
import { faultIn } from "@chancery/contract";
import type { OptionFault } from "@chancery/engine";
import { readSetup, tableWords, viewTable } from "@chancery/game";
import type { PageLanguage } from "@chancery/messages";
import type { FastifyInstance } from "fastify";
import { signedIn } from "../accounts/identity.ts";
import { personOf } from "../accounts/people.ts";
import type { Context } from "../context.ts";
import { Failure, notFound, stored } from "../http/failures.ts";
import { languageOf, wordsFor } from "../http/language.ts";
import { route, typed } from "../http/route.ts";
import { writing } from "../load/written.ts";
import { hasAccount } from "../people/profiles.ts";
import { announceIn } from "../people/vacations.ts";
import { isRefusal, loadAny, loadFor, refusedBy } from "./access.ts";
import { refuseInClassroom } from "./classroom.ts";
import { isInvited, prepare } from "./commands.ts";
import { renewCodes } from "./delegates.ts";
import { asksForAccount, keptFrom } from "./joining.ts";
import { listGames } from "./lists.ts";

/** What a game takes on the disk before anything happens in it, in bytes. */
const NEW_GAME = 20_000;

/** Setting up tables, finding them, and doing things there. */
export async function addGames(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { tables, now } = context;
  // Views are what they are: to check each before it is sent would take longer than to make it.
  app.setSerializerCompiler(() => JSON.stringify);

  app.route({
    ...route("GET /api/games"),
    handler: ({ person, query }) => listGames(context, person, query),
  });

  app.route({
    ...route("POST /api/games"),
    ...writing(NEW_GAME),
    handler: async (request, reply) => {
      const host = await personOf(context, signedIn(request));
      const { id, name } = host;
      const { role, isOpen } = request.body;
      const setup = { ...request.body.setup, listed: isOpen };
      const most = context.limits.games;
      if (stored(await context.store.games.countOpen(id)) >= most)
        throw new Failure("bad-request", "too-many-games", { values: { most }, status: 409 });
      const read = readSetup(setup);
      if (!read.ok) {
        const said = (language: PageLanguage): string =>
          inWords(language, setup, read.error)
            .map(({ option, what }) => `${option}: ${what}`)
            .join("; ");
        throw new Failure("bad-setup", said, { path: ["setup", read.error[0].option].join(".") });
      }
      refuseInClassroom(context, isOpen, read.value);
      if (role === "player" && asksForAccount(read.value) && !hasAccount(host))
        throw new Failure("account-needed", "account-to-host");
      const created = await tables.create(setup, { id, name, role }, isOpen);
      if (!created.ok && isRefusal(created.error)) throw refusedBy(created.error);
      const { table: set, invitation } = stored(created);
      if (hasAccount(host)) await announceIn(context, set.game, id);
      // Officers need not ask for the first codes of their committee.
      const table = set.room && role === "referee" ? await renewCodes(context, set.game, id) : set;
      return reply.code(201).send({
        table: viewTable(table, { member: id }, now(), wordsFor(request)) as TableView,
        invitation: invitation.token,
      });
    },
  });

  app.route({
    ...route("POST /api/setups"),
    handler: async (request) => {
      const { setup } = request.body;
      const read = readSetup(setup);
      if (read.ok) return { setup: read.value, faults: [] };
      return { setup: null, faults: inWords(languageOf(request), setup, read.error) };
    },
  });

  app.route({
    ...route("POST /api/games/{id}/commands"),
    ...writing(0),
    handler: async (request) => {
      const id = signedIn(request);
      const { type } = request.body;
      refuseInClassroom(context, type === "list" && request.body.listed);
      // Only people who join are asked for their names.
      const comes = type === "join" || type === "take-over" || type === "take-place" || type === "wait";
      const person = comes ? await personOf(context, id) : null;
      const role = type === "join" ? request.body.role : "player";
      await context.tracks.note(request, id);
      const { secret, commandFor } = prepare(request.body, {
        name: person?.name ?? "",
        now: now(),
        codes: await context.codes.book(),
        barred: person && (await keptFrom(context, request.params.id, person, role)),
      });
      const done = await tables.act(request.params.id, { member: id }, commandFor);
      context.metrics.add("chancery_commands_total", { type, outcome: done.ok ? "done" : done.error.code });
      if (!done.ok && done.error.code === "unknown-game") throw notFound();
      if (!done.ok && isRefusal(done.error)) {
        // Only who holds the right token, or may look anyway, hears that there is such a game.
        if (!isInvited(request.body, done.error)) await loadFor(context, request.params.id, id);
        const { table } = await loadAny(context, request.params.id);
        throw refusedBy(done.error, table.setup.variant);
      }
      if (person && hasAccount(person)) await announceIn(context, request.params.id, id);
      const { table } = stored(done);
      const view = await context.turns.run(() => viewTable(table, { member: id }, now(), wordsFor(request)));
      return { table: view, ...(secret !== null && { token: secret }) };
    },
  });
}

/** What is wrong with a setup, in words. */
function inWords(language: PageLanguage, setup: unknown, faults: readonly OptionFault[]) {
  const variant = String((setup as { readonly variant?: unknown } | null)?.variant ?? "");
  const words = tableWords(language);
  return faults.map(({ option, fault }) => ({ option, what: faultIn(words, fault, variant) }));
}
