import { type TableView, viewTable } from "@chancery/game";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { Failure, FailureSchema, notFound, RefusalSchema } from "./failures.ts";
import type { House } from "./house.ts";
import { signedIn } from "./identity.ts";
import { digestOf, isSame } from "./secrets.ts";
import { GameParams, loadAny, loadFor, unseen } from "./sight.ts";
import { AddressesSchema, InvitedSchema, OfferedSchema } from "./views/lists.ts";
import { sent } from "./views/sent.ts";

/** Links by which people come to a table. Their secrets travel in bodies, as addresses are logged everywhere. */
export async function addInvitations(given: FastifyInstance, house: House): Promise<void> {
  const app = given.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/games/:id/invitation",
    {
      schema: {
        tags: ["games"],
        summary: "The secret of the link by which people join, for the host and the referee",
        params: GameParams,
        response: {
          200: z.object({ invitation: z.string(), addresses: AddressesSchema }),
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
      return { invitation: invitation.token, addresses: [...house.addresses()] };
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
      return { game, status, setup: sent(setup), seats: seats.length, players };
    },
  );

  app.post(
    "/api/games/:id/offer",
    {
      schema: {
        tags: ["games"],
        summary: "Look at the empty seat that a link offers",
        params: GameParams,
        body: z.strictObject({ token: z.string().max(200) }),
        response: { 200: OfferedSchema, 400: FailureSchema, 409: RefusalSchema, ...unseen },
      },
    },
    async ({ params, body }) => {
      const { table } = await loadAny(house, params.id);
      const digest = digestOf(body.token);
      const seat = table.seats.findIndex(
        ({ holder, offer }) => holder === null && offer !== null && isSame(offer.digest, digest),
      );
      const offer = table.seats[seat]?.offer;
      if (!offer || table.status !== "playing") throw notFound();
      if (house.now() > offer.expires) throw new Failure(409, "offer-expired", "This link has expired");
      return {
        seat,
        expires: offer.expires,
        table: sent(viewTable(table, "projector", house.now()) as TableView),
      };
    },
  );
}
