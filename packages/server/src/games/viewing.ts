import type { GameRecord, TableView } from "@chancery/api";
import {
  isGenuine,
  preview,
  recordOf,
  viewChannel,
  viewLegalOrders,
  viewTable,
  viewTurn,
} from "@chancery/game";
import type { FastifyInstance } from "fastify";
import { signedIn } from "../accounts/identity.ts";
import { digestOf } from "../accounts/secrets.ts";
import type { Context } from "../context.ts";
import { notFound } from "../http/failures.ts";
import { wordsFor } from "../http/language.ts";
import { route, typed } from "../http/route.ts";
import { loadFor, refusedBy, viewerOf } from "./access.ts";

/** Looking at a table. */
export async function addViewing(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);
  const { now, turns } = context;
  // Views are what they are: to check each before it is sent would take longer than to make it.
  app.setSerializerCompiler(() => JSON.stringify);

  app.route({
    ...route("GET /api/games/{id}"),
    handler: async (request) => {
      const { params, query, person } = request;
      const { table } = await loadFor(context, params.id, person);
      const viewer = query.as ?? viewerOf(person);
      return turns.run(() => viewTable(table, viewer, now(), wordsFor(request)) as TableView);
    },
  });

  app.route({
    ...route("GET /api/games/{id}/turns/{number}"),
    handler: async (request) => {
      const { params, query, person } = request;
      const { table } = await loadFor(context, params.id, person);
      const viewer = query.as ?? viewerOf(person);
      const turn = await turns.run(() => viewTurn(table, viewer, params.number, wordsFor(request)));
      if (!turn) throw notFound();
      return turn;
    },
  });

  app.route({
    ...route("GET /api/games/{id}/record"),
    handler: async ({ params, query, person }) => {
      const { table } = await loadFor(context, params.id, person);
      const { as, messages } = query;
      const viewer = as ?? viewerOf(person);
      return turns.run(() => recordOf(table, viewer, { messages: messages === "true" }) as GameRecord);
    },
  });

  app.route({
    ...route("GET /api/games/{id}/channels/{name}"),
    handler: async (request) => {
      const { params, person } = request;
      const { table } = await loadFor(context, params.id, person);
      const channel = await turns.run(() =>
        viewChannel(table, viewerOf(person), params.name, wordsFor(request)),
      );
      if (!channel) throw notFound();
      return channel;
    },
  });

  app.route({
    ...route("GET /api/games/{id}/legal-orders"),
    handler: async ({ params, query, person }) => {
      const { table } = await loadFor(context, params.id, person);
      const orders = await turns.run(() => viewLegalOrders(table, viewerOf(person), query));
      if (!orders) throw notFound();
      if (!orders.ok) throw refusedBy(orders.error, table.setup.variant);
      return orders.value;
    },
  });

  app.route({
    ...route("GET /api/games/{id}/preview"),
    handler: async (request) => {
      const person = signedIn(request);
      const { table } = await loadFor(context, request.params.id, person);
      const result = await turns.run(() => preview(table, { member: person }, wordsFor(request)));
      if (!result.ok) throw refusedBy(result.error, table.setup.variant);
      return result.value;
    },
  });

  app.route({
    ...route("POST /api/games/{id}/receipts"),
    handler: async ({ params, body: { receipt, text }, person }) => {
      const { table } = await loadFor(context, params.id, person);
      return { isGenuine: isGenuine(table, viewerOf(person), receipt, text, digestOf) };
    },
  });
}
