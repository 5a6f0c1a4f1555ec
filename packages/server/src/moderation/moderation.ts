import type { Report } from "@chancery/api";
import { ok } from "@chancery/engine";
import { holdersOf } from "@chancery/game";
import type { FinishedGame, NothingToDecide, StoredReport } from "@chancery/store";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { signedIn } from "../accounts/identity.ts";
import { gamesOf } from "../accounts/own-games.ts";
import { isModerator } from "../accounts/people.ts";
import { newId } from "../accounts/secrets.ts";
import { retentionDays } from "../clock/retention.ts";
import type { Context } from "../context.ts";
import { isRefusal, loadAny } from "../games/access.ts";
import { Failure, notFound, stored } from "../http/failures.ts";
import { route, typed } from "../http/route.ts";
import type { Quoted } from "./reports.ts";

/** How many reports and acts are shown at once. */
const PAGE = 100;

/** What administrators decide. For all others none of it exists. */
export async function addModeration(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { store, bans, now } = context;

  app.route({
    ...route("GET /api/moderation/reports"),
    handler: async (request) => {
      const moderator = await moderating(request);
      const open = stored(await store.reports.list({ isOpen: true, limit: PAGE }));
      const decided = stored(await store.reports.list({ isOpen: false, limit: PAGE }));
      const shown = await impartially(moderator, open);
      return {
        open: await shownReports(shown),
        decided: await shownReports(await impartially(moderator, decided)),
        withheld: open.length - shown.length,
      };
    },
  });

  app.route({
    ...route("POST /api/moderation/reports/{id}"),
    handler: async (request, reply) => {
      const moderator = await moderating(request);
      const { act, until } = request.body;
      const reason = request.body.reason.trim();
      const report = stored(await store.reports.get(request.params.id));
      if (!report || (await impartially(moderator, [report])).length === 0) throw notFound();
      if (reason === "" && act !== "dismiss")
        throw new Failure("bad-request", "reason-missing", { path: "reason" });
      if (act === "ban" && until !== null && until <= now())
        throw new Failure("bad-request", "ban-over", { path: "until" });
      const decision = { report: report.id, act, reason, until, moderator, at: now(), id: newId() };
      done(await store.moderation.decide(decision));
      bans.forget();
      if (act === "ban" && report.accused !== null) await expel(report.accused);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...route("GET /api/moderation/bans"),
    handler: async (request) => {
      await moderating(request);
      const found = stored(await store.sanctions.bans(now()));
      const nameOf = await namesOf(found.map(({ person }) => person));
      return {
        bans: found.map(({ person, reason, at, until }) => ({ person: nameOf(person), reason, at, until })),
      };
    },
  });

  app.route({
    ...route("POST /api/moderation/bans/{id}"),
    handler: async (request, reply) => {
      const moderator = await moderating(request);
      const reason = request.body.reason.trim();
      if (reason === "") throw new Failure("bad-request", "reason-missing", { path: "reason" });
      done(await store.moderation.unban({ person: request.params.id, reason, moderator, at: now() }));
      bans.forget();
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...route("GET /api/moderation/ratings"),
    handler: async (request) => {
      const moderator = await moderating(request);
      const held = stored(await store.results.held(PAGE));
      const shown = held.filter((game) => !playedIn(game, moderator));
      const nameOf = await namesOf(
        shown.flatMap(({ seats }) => seats.flatMap(({ starter }) => starter ?? [])),
      );
      return {
        games: shown.map(({ game, variant, ended, seats }) => ({
          game,
          variant,
          ended,
          players: seats.flatMap(({ starter, powers }) =>
            starter === null ? [] : [{ ...nameOf(starter), powers: [...powers] }],
          ),
        })),
        withheld: held.length - shown.length,
      };
    },
  });

  app.route({
    ...route("POST /api/moderation/ratings/{id}"),
    handler: async (request, reply) => {
      const moderator = await moderating(request);
      const { act } = request.body;
      const reason = request.body.reason.trim();
      const finished = stored(await store.results.get(request.params.id));
      if (!finished || playedIn(finished, moderator)) throw notFound();
      if (reason === "") throw new Failure("bad-request", "reason-missing", { path: "reason" });
      done(await store.moderation.judge({ game: finished.game, act, reason, moderator, at: now() }));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...route("GET /api/moderation/log"),
    handler: async (request) => {
      await moderating(request);
      const acts = stored(await store.moderation.log(PAGE));
      const nameOf = await namesOf(acts.flatMap(({ moderator, person }) => [moderator, person ?? []].flat()));
      return {
        acts: acts.map(({ report: _, moderator, person, ...act }) => ({
          ...act,
          moderator: nameOf(moderator),
          person: person === null ? null : nameOf(person),
        })),
        isIntact: stored(await store.moderation.isIntact()),
      };
    },
  });

  app.route({
    ...route("POST /api/me/warnings/{id}"),
    handler: async (request, reply) => {
      const seen = stored(await store.sanctions.see({ id: request.params.id, person: signedIn(request) }));
      if (!seen) throw notFound();
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...route("GET /api/retention"),
    handler: async () => ({ days: retentionDays(context.limits) }),
  });

  /** Takes a banned person out of what they play, as if they had left, so that games go on. */
  async function expel(person: string): Promise<void> {
    for (const game of await gamesOf(context, person)) {
      const expelled = await context.tables.act<never>(game, "clock", () =>
        ok({ type: "expel", member: person }),
      );
      // Games that are over, or that they only watch, have nothing to be told.
      if (!expelled.ok && !isRefusal(expelled.error)) stored(expelled);
    }
  }

  /** The id of the moderator who asks. */
  async function moderating({ person: id }: FastifyRequest): Promise<string> {
    const person = id === null ? null : stored(await store.persons.get(id));
    if (!person || !isModerator(context, person)) throw notFound();
    return person.id;
  }

  /** Reports that a moderator can decide: not their own affairs, and none from games that they play in. */
  async function impartially(
    moderator: string,
    reports: readonly StoredReport[],
  ): Promise<readonly StoredReport[]> {
    const fit: StoredReport[] = [];
    for (const report of reports) {
      if (report.reporter === moderator || report.accused === moderator) continue;
      const { table } = await loadAny(context, report.game);
      const plays = table.seats.some((seat) => holdersOf(seat).includes(moderator));
      if (!plays || table.status === "ended") fit.push(report);
    }
    return fit;
  }

  async function shownReports(reports: readonly StoredReport[]): Promise<Report[]> {
    const accused = [...new Set(reports.flatMap((report) => report.accused ?? []))];
    const nameOf = await namesOf([...accused, ...reports.map(({ reporter }) => reporter)]);
    const counts = stored(await store.reports.counts(accused));
    const sanctions = new Map<string, number>();
    for (const person of accused) sanctions.set(person, stored(await store.sanctions.list(person)).length);
    const shown: Report[] = [];
    for (const { message: _, reporter, accused: whom, context: quoted, ...report } of reports) {
      const { table } = await loadAny(context, report.game);
      shown.push({
        ...(report as Pick<
          Report,
          "id" | "at" | "game" | "channel" | "reason" | "comment" | "decision" | "decided"
        >),
        variant: table.setup.variant,
        context: quoted as Quoted[],
        reporter: nameOf(reporter),
        accused:
          whom === null
            ? null
            : { ...nameOf(whom), reports: counts[whom] ?? 0, sanctions: sanctions.get(whom) ?? 0 },
      });
    }
    return shown;
  }

  /** People with their names, as far as they still have accounts. */
  async function namesOf(ids: readonly string[]) {
    const people = ids.length === 0 ? [] : stored(await store.persons.several([...new Set(ids)]));
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return (id: string) => ({ id, name: names.get(id) ?? null });
  }
}

const playedIn = ({ seats }: FinishedGame, id: string): boolean =>
  seats.some(({ starter, person }) => starter === id || person === id);

/** What the store did; if there was nothing to decide, the request says why. */
function done(result: Parameters<typeof stored<null>>[0]): void {
  if (result.ok) return;
  const code = result.error.code as NothingToDecide["code"];
  if (["no-such-report", "no-such-ban", "no-such-game"].includes(code)) throw notFound();
  if (code === "decided-already" || code === "nobody-accused") throw new Failure(code, code);
  stored(result);
}
