import { readSetup, type TableView, viewTable } from "@chancery/game";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { CommandSchema, isInvited, prepare } from "./commands.ts";
import { renewCodes } from "./delegates.ts";
import { Failure, FailureSchema, notFound, stored } from "./failures.ts";
import type { House } from "./house.ts";
import { signedIn } from "./identity.ts";
import { listGames, PageSchema } from "./lists.ts";
import { personOf } from "./people.ts";
import { GameParams, loadFor, refused, refusedBy } from "./sight.ts";
import { ListsSchema, SetupReadSchema } from "./views/lists.ts";
import { sent } from "./views/sent.ts";
import { SetupInputSchema } from "./views/setup.ts";
import { TableViewSchema } from "./views/table.ts";

const CreatedSchema = z
  .object({
    table: TableViewSchema,
    invitation: z.string().meta({ description: "The secret of the link by which people join" }),
  })
  .meta({ id: "Created" });

const OutcomeSchema = z
  .object({
    table: TableViewSchema.nullable().meta({
      description: "The table afterwards; null if you cannot see it now",
    }),
    token: z.string().exactOptional().meta({ description: "The secret of the link that was asked for" }),
  })
  .meta({ id: "Outcome", description: "What came of a command" });

/** Setting up tables, finding them, and doing things there. */
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
        description: "Those being played first, then those to come, then those that are over; page by page.",
        querystring: PageSchema,
        response: { 200: ListsSchema, 400: FailureSchema, 429: FailureSchema },
      },
    },
    ({ person, query }) => listGames(house, person, query),
  );

  app.post(
    "/api/games",
    {
      config: { rateLimit: { max: house.limits.guests } },
      schema: {
        tags: ["games"],
        summary: "Set up a table",
        description:
          "The answer has the table and the secret of its invitation. All that is wrong with a setup is listed.",
        body: z.strictObject({
          setup: SetupInputSchema,
          role: z
            .enum(["player", "referee", "spectator"])
            .default("player")
            .meta({ description: "What you are there, beside its host; a referee where the setup has one" }),
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
      const { table: set, invitation } = stored(created);
      // Officers need not ask for the first codes of their committee.
      const table = set.room && role === "referee" ? await renewCodes(house, set.game, id) : set;
      return reply.code(201).send({
        table: sent(viewTable(table, { member: id }, now()) as TableView),
        invitation: invitation.token,
      });
    },
  );

  app.post(
    "/api/setups",
    {
      schema: {
        tags: ["games"],
        summary: "Read a setup: what it leaves to preset and rulebook is filled in",
        description:
          "For forms: what would be set up, or all that is wrong with it by the names of its fields.",
        body: z.strictObject({ setup: SetupInputSchema }),
        response: { 200: SetupReadSchema, 400: FailureSchema, 429: FailureSchema },
      },
    },
    async ({ body }) => {
      const read = readSetup(body.setup);
      return read.ok ? { setup: sent(read.value), faults: [] } : { setup: null, faults: sent(read.error) };
    },
  );

  app.post(
    "/api/games/:id/commands",
    {
      schema: {
        tags: ["games"],
        summary: "Do something at a table",
        description:
          "`you.may` of the table says which types are open to you now. The answer has the table as it is afterwards.",
        params: GameParams,
        body: CommandSchema,
        response: { 200: OutcomeSchema, ...refused },
      },
    },
    async (request) => {
      const id = signedIn(request);
      const { type } = request.body;
      // Only those who come are asked for their names.
      const name = type === "join" || type === "take-over" ? (await personOf(house, id)).name : "";
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
      return { table: sent(view), ...(secret !== null && { token: secret }) };
    },
  );
}
