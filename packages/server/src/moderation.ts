import type { Report } from "@chancery/api";
import { holdersOf } from "@chancery/game";
import type { NothingToDecide, StoredReport } from "@chancery/store";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { loadAny } from "./access.ts";
import type { Context } from "./context.ts";
import { Failure, notFound, stored } from "./failures.ts";
import { signedIn } from "./identity.ts";
import { isModerator } from "./people.ts";
import type { Quoted } from "./reports.ts";
import { retentionDays } from "./retention.ts";
import { route, typed } from "./route.ts";
import { newId } from "./secrets.ts";

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

/** What the store did; if there was nothing to decide, the request says why. */
function done(result: Parameters<typeof stored<null>>[0]): void {
  if (result.ok) return;
  const code = result.error.code as NothingToDecide["code"];
  if (code === "no-such-report" || code === "no-such-ban") throw notFound();
  if (code === "decided-already" || code === "nobody-accused") throw new Failure(code, code);
  stored(result);
}
