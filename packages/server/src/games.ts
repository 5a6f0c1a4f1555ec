import {
  preview,
  type Receipt,
  type Refusal,
  readSetup,
  type Viewer,
  verifyReceipt,
  viewChannel,
  viewTable,
  viewTurn,
} from "@chancery/game";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { CommandSchema, isInvited, prepare, statusOf } from "./commands.ts";
import { Failure, FailureSchema, notFound, RefusalSchema, stored } from "./failures.ts";
import type { House } from "./house.ts";
import { signedIn } from "./identity.ts";
import { listGames } from "./lists.ts";
import { personOf } from "./people.ts";
import { digestOf, isSame } from "./secrets.ts";
import type { Hosted } from "./tables.ts";
import {
  ChannelViewSchema,
  InvitedSchema,
  ListsSchema,
  ReceiptSchema,
  TableViewSchema,
  TurnViewSchema,
} from "./views.ts";

const GameParams = z.object({ id: z.string().max(64) });

const CreatedSchema = z.object({
  table: TableViewSchema,
  invitation: z.string().meta({ description: "The secret of the link by which people join" }),
});

const OutcomeSchema = z.object({
  table: TableViewSchema.nullable().meta({
    description: "The table afterwards; null if you cannot see it now",
  }),
  token: z.string().optional().meta({ description: "The secret of the link that was asked for" }),
});

const unseen = { 404: FailureSchema, 429: FailureSchema };
const refused = {
  400: FailureSchema,
  401: FailureSchema,
  403: RefusalSchema,
  409: RefusalSchema,
  422: RefusalSchema,
  ...unseen,
};

export const viewerOf = (person: string | null): Viewer =>
  person === null ? "spectator" : { member: person };

/** A table, for those who may look at it: to others there is no such game. */
export async function loadFor(house: House, game: string, person: string | null): Promise<Hosted> {
  const hosted = await loadAny(house, game);
  if (!viewTable(hosted.table, viewerOf(person), house.now())) throw notFound();
  return hosted;
}

async function loadAny({ tables }: House, game: string): Promise<Hosted> {
  const loaded = await tables.load(game);
  if (!loaded.ok && loaded.error.code === "unknown-game") throw notFound();
  return stored(loaded);
}

const refusedBy = (refusal: Refusal): Failure =>
  new Failure(statusOf(refusal), refusal.code, refusal.message);

/** Tables: setting them up, looking at them, and doing things there. */
export async function addGames(given: FastifyInstance, house: House): Promise<void> {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const { tables, now } = house;
  // Views are what they are: to check each before it is sent would take longer than to make it.
  app.setSerializerCompiler(() => JSON.stringify);

  app.get(
    "/api/games",
    {
      schema: {
        tags: ["games"],
        summary: "Your games, and those open to all",
        response: { 200: ListsSchema, 429: FailureSchema },
      },
    },
    ({ person }) => listGames(house, person),
  );

  app.post(
    "/api/games",
    {
      schema: {
        tags: ["games"],
        summary: "Set up a table",
        description:
          "The setup names a preset and what differs from it; all that is wrong with it is listed.",
        body: z.strictObject({
          setup: z.record(z.string(), z.unknown()).default({}),
          role: z.enum(["player", "referee", "spectator"]).default("player"),
          isOpen: z.boolean().default(false).meta({ description: "Whether it is listed, for all to join" }),
        }),
        response: { 201: CreatedSchema, ...refused },
      },
    },
    async (request, reply) => {
      const { id, name } = await personOf(house, signedIn(request));
      const { setup, role, isOpen } = request.body;
      const read = readSetup(setup);
      if (!read.ok) {
        const message = read.error.map(({ option, what }) => `${option}: ${what}`).join("; ");
        throw new Failure(422, "bad-setup", message, ["setup", read.error[0].option].join("."));
      }
      const created = await tables.create(setup, { id, name, role }, isOpen);
      if (!created.ok && "message" in created.error) throw refusedBy(created.error);
      const { table, invitation } = stored(created);
      return reply
        .code(201)
        .send({ table: viewTable(table, { member: id }, now()) as never, invitation: invitation.token });
    },
  );

  app.get(
    "/api/games/:id",
    {
      schema: {
        tags: ["games"],
        summary: "The table as you may see it",
        params: GameParams,
        response: { 200: TableViewSchema, ...unseen },
      },
    },
    async ({ params, person }) => {
      const { table } = await loadFor(house, params.id, person);
      return viewTable(table, viewerOf(person), now()) as never;
    },
  );

  app.get(
    "/api/games/:id/turns/:number",
    {
      schema: {
        tags: ["games"],
        summary: "A turn, with what came of every order",
        params: GameParams.extend({ number: z.coerce.number().int().min(1) }),
        response: { 200: TurnViewSchema, 400: FailureSchema, ...unseen },
      },
    },
    async ({ params, person }) => {
      const { table } = await loadFor(house, params.id, person);
      const turn = viewTurn(table, viewerOf(person), params.number);
      if (!turn) throw notFound();
      return turn as never;
    },
  );

  app.get(
    "/api/games/:id/channels/:name",
    {
      schema: {
        tags: ["games"],
        summary: "A conversation",
        params: GameParams.extend({ name: z.string().max(1000) }),
        response: { 200: ChannelViewSchema, ...unseen },
      },
    },
    async ({ params, person }) => {
      const { table } = await loadFor(house, params.id, person);
      const channel = viewChannel(table, viewerOf(person), params.name);
      if (!channel) throw notFound();
      return channel as never;
    },
  );

  app.get(
    "/api/games/:id/invitation",
    {
      schema: {
        tags: ["games"],
        summary: "The secret of the link by which people join, for the host and the referee",
        params: GameParams,
        response: {
          200: z.object({ invitation: z.string() }),
          401: FailureSchema,
          403: RefusalSchema,
          ...unseen,
        },
      },
    },
    async (request) => {
      const person = signedIn(request);
      const { table, invitation } = await loadFor(house, request.params.id, person);
      const isReferee = table.members.some(({ id, role }) => id === person && role === "referee");
      if (person !== table.host && !isReferee)
        throw new Failure(403, "not-entitled", "Whoever set up the table invites people to it");
      return { invitation: invitation.token };
    },
  );

  app.post(
    "/api/games/:id/invitation",
    {
      schema: {
        tags: ["games"],
        summary: "Look at what an invitation leads to",
        params: GameParams,
        body: z.strictObject({ invitation: z.string().max(200) }),
        response: { 200: InvitedSchema, 400: FailureSchema, ...unseen },
      },
    },
    async ({ params, body }) => {
      const { table, invitation } = await loadAny(house, params.id);
      if (!isSame(body.invitation, invitation.token)) throw notFound();
      const players = table.members.filter(({ role }) => role === "player").length;
      const { game, status, setup, seats } = table;
      return { game, status, setup: { ...setup }, seats: seats.length, players };
    },
  );

  app.get(
    "/api/games/:id/preview",
    {
      schema: {
        tags: ["games"],
        summary: "What would come of the phase now, for the referee",
        params: GameParams,
        response: { 200: z.looseObject({ phase: z.string() }), ...refused },
      },
    },
    async (request) => {
      const person = signedIn(request);
      const { table } = await loadFor(house, request.params.id, person);
      const result = preview(table, { member: person });
      if (!result.ok) throw refusedBy(result.error);
      return result.value as never;
    },
  );

  app.post(
    "/api/games/:id/receipts",
    {
      schema: {
        tags: ["games"],
        summary: "Whether a receipt of yours was given here for this very text",
        params: GameParams,
        body: z.strictObject({ receipt: ReceiptSchema, text: z.string() }),
        response: { 200: z.object({ isGenuine: z.boolean() }), 400: FailureSchema, ...unseen },
      },
    },
    async ({ params, body: { receipt, text }, person }) => {
      const { table } = await loadFor(house, params.id, person);
      const sheets = viewTurn(table, viewerOf(person), receipt.turn)?.sheets ?? [];
      const isKept = sheets.some((sheet) => isSameReceipt(sheet.receipt, receipt));
      return { isGenuine: isKept && verifyReceipt(receipt, text, digestOf) };
    },
  );

  app.post(
    "/api/games/:id/commands",
    {
      schema: {
        tags: ["games"],
        summary: "Do something at a table",
        params: GameParams,
        body: CommandSchema,
        response: { 200: OutcomeSchema, ...refused },
      },
    },
    async (request) => {
      const { id, name } = await personOf(house, signedIn(request));
      const { type } = request.body;
      const { secret, commandFor } = prepare(request.body, { name, now: now() });
      const done = await tables.act(request.params.id, { member: id }, commandFor);
      house.metrics.add("chancery_commands_total", { type, outcome: done.ok ? "done" : done.error.code });
      if (!done.ok && done.error.code === "unknown-game") throw notFound();
      if (!done.ok && "message" in done.error) {
        // Only who holds the right token, or may look anyway, hears that there is such a game.
        if (!isInvited(request.body, done.error)) await loadFor(house, request.params.id, id);
        throw refusedBy(done.error);
      }
      const { table } = stored(done);
      const view = viewTable(table, { member: id }, now());
      return { table: view as never, ...(secret !== null && { token: secret }) };
    },
  );
}

const isSameReceipt = (one: Receipt, other: Receipt): boolean =>
  one.power === other.power && one.version === other.version && one.digest === other.digest;
