import { holdersOf, messagesFor, viewChannel } from "@chancery/game";
import type { FastifyInstance } from "fastify";
import { signedIn } from "../accounts/identity.ts";
import { newId } from "../accounts/secrets.ts";
import type { Context } from "../context.ts";
import { loadFor, viewerOf } from "../games/access.ts";
import { Failure, notFound, stored } from "../http/failures.ts";
import { limitedByNetwork } from "../http/limits.ts";
import { route, typed } from "../http/route.ts";
import { tellModerators } from "../notices/duty-mails.ts";

/** How many messages before and after a reported one its moderators read. */
const BEFORE = 10;
const AFTER = 3;

/** How many open reports one person can have. */
const MOST_OPEN = 20;

/** A message in a report. */
export interface Quoted {
  readonly at: number;
  readonly from: string;
  readonly text: string;
  readonly isReported: boolean;
}

/** Messages that people bring before the moderators. */
export async function addReports(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { store, now } = context;

  app.route({
    ...route("POST /api/games/{id}/reports"),
    ...limitedByNetwork(context.limits),
    handler: async (request, reply) => {
      const reporter = signedIn(request);
      const game = request.params.id;
      const { channel, message, reason, comment } = request.body;
      const { table } = await loadFor(context, game, reporter);
      const messages = viewChannel(table, viewerOf(reporter), channel)?.messages;
      const reported = messages?.[message - 1];
      if (!messages || !reported) throw notFound();
      const accused = await writerOf(game, reporter, channel, message);
      const isPersons = accused !== null && !table.bots.some(({ id }) => id === accused);
      if (reported.text === "" || accused === reporter || !isPersons)
        throw new Failure("bad-request", "nothing-to-report", { status: 422 });
      const own = stored(await store.reports.by(reporter));
      if (own.filter(({ decided }) => decided === null).length >= MOST_OPEN)
        throw new Failure("bad-request", "too-many-reports", { values: { most: MOST_OPEN }, status: 409 });
      const from = Math.max(0, message - 1 - BEFORE);
      const quoted: readonly Quoted[] = messages
        .slice(from, message + AFTER)
        .map(({ at, from: power, text }, i) => ({
          at,
          from: power,
          text,
          isReported: from + i === message - 1,
        }));
      const isKnown = stored(await store.persons.get(accused)) !== null;
      const report = { id: newId(), reporter, accused: isKnown ? accused : null, game, channel, message };
      stored(
        await store.reports.add({
          ...report,
          reason,
          comment: comment.trim(),
          context: quoted,
          at: now(),
        }),
      );
      const players = table.status === "ended" ? [] : table.seats.flatMap(holdersOf);
      await tellModerators(context, "report", game, [reporter, accused, ...players]);
      return reply.code(204).send(null);
    },
  });

  /** Who wrote a message, by the log: seats change hands, and delegates share one. */
  async function writerOf(
    game: string,
    reader: string,
    channel: string,
    number: number,
  ): Promise<string | null> {
    const { table } = await loadFor(context, game, reader);
    const heard = messagesFor(table, reader).filter(({ message }) => message.channel === channel);
    const { index } = heard[number - 1];
    const { events } = stored(await store.games.load({ game, after: 0 }));
    return events.filter(({ event }) => event.type === "said")[index]?.by ?? null;
  }
}
