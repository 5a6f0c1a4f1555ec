import {
  type GameRecord,
  preview,
  type Receipt,
  recordOf,
  type TableView,
  verifyReceipt,
  viewChannel,
  viewTable,
  viewTurn,
} from "@chancery/game";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { FailureSchema, notFound } from "./failures.ts";
import type { House } from "./house.ts";
import { signedIn } from "./identity.ts";
import { digestOf } from "./secrets.ts";
import { GameParams, loadFor, refused, refusedBy, unseen, viewerOf } from "./sight.ts";
import { sent } from "./views/sent.ts";
import { ChannelViewSchema, TableViewSchema } from "./views/table.ts";
import { PreviewSchema, ReceiptSchema, RecordSchema, TurnViewSchema } from "./views/turn.ts";

/** Looking at a table. */
export async function addViewing(given: FastifyInstance, house: House): Promise<void> {
  const app = given.withTypeProvider<ZodTypeProvider>();
  const { now } = house;
  // Views are what they are: to check each before it is sent would take longer than to make it.
  app.setSerializerCompiler(() => JSON.stringify);

  app.get(
    "/api/games/:id",
    {
      schema: {
        tags: ["games"],
        summary: "The table as you may see it",
        params: GameParams,
        querystring: z.strictObject({
          as: z
            .literal("projector")
            .optional()
            .meta({ description: "For a screen that all in the room see" }),
        }),
        response: { 200: TableViewSchema, ...unseen },
      },
    },
    async ({ params, query, person }) => {
      const { table } = await loadFor(house, params.id, person);
      return sent(viewTable(table, query.as ?? viewerOf(person), now()) as TableView);
    },
  );

  app.get(
    "/api/games/:id/turns/:number",
    {
      schema: {
        tags: ["games"],
        summary: "A turn, with what came of every order",
        params: GameParams.extend({
          number: z.coerce
            .number()
            .int()
            .min(1)
            .meta({ description: "Counted from 1, as in `turns` of the table" }),
        }),
        response: { 200: TurnViewSchema, 400: FailureSchema, ...unseen },
      },
    },
    async ({ params, person }) => {
      const { table } = await loadFor(house, params.id, person);
      const turn = viewTurn(table, viewerOf(person), params.number);
      if (!turn) throw notFound();
      return sent(turn);
    },
  );

  app.get(
    "/api/games/:id/record",
    {
      schema: {
        tags: ["games"],
        summary: "The game so far, as a record that can be played again",
        description:
          "All phases that were played out, with the orders as they were written, as far as you may see them. " +
          "`chancery replay FILE` plays it again and compares; each phase is also a request to /api/adjudicate.",
        params: GameParams,
        response: { 200: RecordSchema, ...unseen },
      },
    },
    async ({ params, person }) => {
      const { table } = await loadFor(house, params.id, person);
      return sent(recordOf(table, viewerOf(person)) as GameRecord);
    },
  );

  app.get(
    "/api/games/:id/channels/:name",
    {
      schema: {
        tags: ["games"],
        summary: "A conversation",
        params: GameParams.extend({
          name: z.string().max(1000).meta({
            description: "As in `channels` of the table, such as `everybody` or `England + France`",
          }),
        }),
        response: { 200: ChannelViewSchema, ...unseen },
      },
    },
    async ({ params, person }) => {
      const { table } = await loadFor(house, params.id, person);
      const channel = viewChannel(table, viewerOf(person), params.name);
      if (!channel) throw notFound();
      return sent(channel);
    },
  );

  app.get(
    "/api/games/:id/preview",
    {
      schema: {
        tags: ["games"],
        summary: "What would come of the phase now, for the referee",
        params: GameParams,
        response: { 200: PreviewSchema, ...refused },
      },
    },
    async (request) => {
      const person = signedIn(request);
      const { table } = await loadFor(house, request.params.id, person);
      const result = preview(table, { member: person });
      if (!result.ok) throw refusedBy(result.error);
      return sent(result.value);
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
}

const isSameReceipt = (one: Receipt, other: Receipt): boolean =>
  one.power === other.power && one.version === other.version && one.digest === other.digest;
