import { z } from "zod";
import { FailureSchema, gameFailures, refusals } from "../failure.ts";
import { WRITTEN_FORMATS } from "../games/interchange.ts";
import { LegalOrdersQuery, LegalOrdersSchema } from "../games/legal-orders.ts";
import { ChannelViewSchema, TableViewSchema } from "../games/table.ts";
import { PreviewSchema, ReceiptSchema, RecordSchema, TurnViewSchema } from "../games/turn.ts";
import { GameParams } from "../params.ts";
import type { Routes } from "../route.ts";

const tags = ["games"];

/** Leaves out the secrets of the person who asks. */
const AsQuery = z.strictObject({
  as: z.literal("projector").optional().meta({
    description: "What everyone may see, without your own secrets: for a screen in the room, or to share",
  }),
});

/** Looking at a game. */
export const viewingRoutes = {
  "GET /api/games/{id}": {
    tags,
    summary: "A game as you may see it",
    params: GameParams,
    querystring: AsQuery,
    response: { 200: TableViewSchema, ...gameFailures },
  },
  "GET /api/games/{id}/turns/{number}": {
    tags,
    summary: "A turn, with the result of every order",
    params: GameParams.extend({
      number: z.coerce
        .number()
        .int()
        .min(1)
        .meta({ description: "Counted from 1, as in `turns` of the game" }),
    }),
    querystring: AsQuery,
    response: { 200: TurnViewSchema, 400: FailureSchema, ...gameFailures },
  },
  "GET /api/games/{id}/record": {
    tags,
    summary: "The game so far, as a record that can be replayed",
    description:
      "Every phase resolved so far, with the orders as written, as far as you may see them. " +
      "`chancery replay FILE` replays it and compares; each phase is also a request to /api/adjudicate.",
    params: GameParams,
    querystring: AsQuery.extend({
      messages: z
        .literal("true")
        .optional()
        .meta({ description: "With the messages that you may read, in the phases in which they were sent" }),
    }),
    response: { 200: RecordSchema, 400: FailureSchema, ...gameFailures },
  },
  "GET /api/games/{id}/export": {
    tags,
    summary: "The game so far, for another program",
    description:
      "The record of the game, with the messages that you may read, in the format of another program. Formats other than " +
      "our own have no place for what only some games have, such as favor or goals.",
    params: GameParams,
    querystring: AsQuery.extend({ format: z.enum(WRITTEN_FORMATS) }),
    response: {
      200: z.looseObject({}).meta({ description: "The game, as the format has it" }),
      400: FailureSchema,
      ...gameFailures,
    },
  },
  "GET /api/games/{id}/channels/{name}": {
    tags,
    summary: "A conversation",
    params: GameParams.extend({
      name: z.string().max(1000).meta({
        description: "As in `channels` of the game, such as `everybody` or `England + France`",
      }),
    }),
    response: { 200: ChannelViewSchema, ...gameFailures },
  },
  "GET /api/games/{id}/legal-orders": {
    tags,
    summary: "The orders you can write now",
    description:
      "Every legal order for your own powers in the current phase, unit by unit, as the lines to send with `save`: moves, " +
      "supports, convoys, retreats, builds, removals, and the game's own lines. Long lists of the game's own lines come " +
      "with their number only; `about` gets one of them in full. Where convoys declare their route, a shortest one is " +
      "listed for each destination. The answer follows from the position alone and tells nothing about other players' orders.",
    params: GameParams,
    querystring: LegalOrdersQuery,
    response: { 200: LegalOrdersSchema, ...refusals },
  },
  "GET /api/games/{id}/preview": {
    tags,
    summary: "How the phase would be resolved now, for the game master",
    params: GameParams,
    response: { 200: PreviewSchema, ...refusals },
  },
  "POST /api/games/{id}/receipts": {
    tags,
    summary: "Check that a receipt of yours was issued here for this exact text",
    params: GameParams,
    body: z.strictObject({ receipt: ReceiptSchema, text: z.string() }),
    response: { 200: z.object({ isGenuine: z.boolean() }), 400: FailureSchema, ...gameFailures },
  },
  "GET /api/games/{id}/events": {
    tags,
    summary: "Live updates",
    description:
      "Server-sent events. `changed` says that the game looks different to you; its id names what you see, and a " +
      "stream that starts with it as Last-Event-ID, or `last`, stays silent until that changes. Fetch the game " +
      "again then. Comments keep the connection alive; when it is cut, connect again.",
    params: GameParams,
    querystring: z.strictObject({
      last: z
        .string()
        .max(100)
        .optional()
        .meta({ description: "Instead of Last-Event-ID, which browsers send only when they resume" }),
    }),
    produces: ["text/event-stream"],
    response: { 200: z.string().meta({ description: "A stream of events" }), ...gameFailures },
  },
} as const satisfies Routes;
