import type { TableView } from "@chancery/api";
import { botAt, electorsOf, viewTable } from "@chancery/game";
import type { FastifyInstance } from "fastify";
import { signedIn } from "../accounts/identity.ts";
import { digestOf, isSame } from "../accounts/secrets.ts";
import type { Context } from "../context.ts";
import { Failure, notFound } from "../http/failures.ts";
import { route, typed } from "../http/route.ts";
import { loadAny, loadFor } from "./access.ts";

/** Links by which people come to a table. Their secrets travel in bodies, as addresses are logged everywhere. */
export async function addInvitations(given: FastifyInstance, context: Context): Promise<void> {
  const app = typed(given);

  app.route({
    ...route("GET /api/games/{id}/invitation"),
    handler: async (request) => {
      const person = signedIn(request);
      const { table, invitation } = await loadFor(context, request.params.id, person);
      const isReferee = table.members.some(({ id, role }) => id === person && role === "referee");
      if (person !== table.host && !isReferee) throw new Failure("not-entitled", "invitations-by-host");
      return { invitation: invitation.token, addresses: [...context.addresses()] };
    },
  });

  app.route({
    ...route("POST /api/games/{id}/invitation"),
    handler: async ({ params, body }) => {
      const { table, invitation } = await loadAny(context, params.id);
      if (!isSame(body.invitation, invitation.token)) throw notFound();
      const players = table.members.filter(({ role }) => role === "player").length;
      const { game, status, setup, seats } = table;
      return { game, status, setup: setup, seats: seats.length, players };
    },
  });

  app.route({
    ...route("POST /api/games/{id}/offer"),
    handler: async ({ params, body }) => {
      const { table } = await loadAny(context, params.id);
      const digest = digestOf(body.token);
      const seat = table.seats.findIndex(
        ({ holder, offer }, index) =>
          (holder === null || botAt(table, index)) && offer !== null && isSame(offer.digest, digest),
      );
      const offer = table.seats[seat]?.offer;
      if (!offer || table.status !== "playing") throw notFound();
      if (context.now() > offer.expires) throw new Failure("offer-expired", "offer-expired");
      return {
        seat,
        expires: offer.expires,
        isVotedOn: electorsOf(table).length > 0,
        table: viewTable(table, "projector", context.now()) as TableView,
      };
    },
  });
}
