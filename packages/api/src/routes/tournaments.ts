import { z } from "zod";
import { at } from "../common.ts";
import type { Output } from "../data.ts";
import { FailureSchema, gameFailures, refusals } from "../failure.ts";
import { IdSchema } from "../params.ts";
import type { Routes } from "../route.ts";
import { TournamentCommandSchema } from "../tournament/command.ts";
import { TournamentSettingsSchema } from "../tournament/settings.ts";
import { TOURNAMENT_STATUSES, TournamentViewSchema } from "../tournament/view.ts";

const tags = ["tournaments"];

const params = z.object({
  id: IdSchema.meta({ description: "The tournament: the code that people find it with, such as K7QM-2XWP" }),
});

const CsvQuery = z.strictObject({
  language: z.string().max(35).exactOptional().meta({
    description:
      "Whose spreadsheets open it: de gives semicolons and decimal commas. Without it, Accept-Language says",
  }),
});

const ListedSchema = z
  .object({
    tournament: z.string(),
    name: z.string(),
    status: z.enum(TOURNAMENT_STATUSES),
    variant: z.string(),
    players: z.int(),
    rounds: z.int().meta({ description: "How many have begun" }),
    isOpen: z.boolean().meta({ description: "Whether people can sign up" }),
    updated: at,
  })
  .meta({ id: "ListedTournament" });

/** Tournaments: found, set up, directed, and exported. */
export const tournamentRoutes = {
  "GET /api/tournaments": {
    tags,
    summary: "Tournaments you direct or play in, and those listed for everyone",
    response: {
      200: z.object({ yours: z.array(ListedSchema), open: z.array(ListedSchema) }),
      429: FailureSchema,
      503: FailureSchema,
    },
  },
  "POST /api/tournaments": {
    tags,
    summary: "Set up a tournament, which you direct",
    body: TournamentSettingsSchema,
    response: { 201: TournamentViewSchema, ...refusals },
  },
  "GET /api/tournaments/{id}": {
    tags,
    summary: "A tournament: its players, boards and standings",
    description: "Anyone who has the code can look. Directors also see what they need to direct it.",
    params,
    response: { 200: TournamentViewSchema, ...gameFailures },
  },
  "POST /api/tournaments/{id}/commands": {
    tags,
    summary: "Do something in a tournament",
    params,
    body: TournamentCommandSchema,
    response: {
      200: z.object({
        tournament: TournamentViewSchema,
        token: z.string().exactOptional().meta({ description: "The secret of the link you asked for" }),
      }),
      ...refusals,
    },
  },
  "GET /api/tournaments/{id}/codes": {
    tags,
    summary: "For directors: the codes with which players who were added by name sign in as themselves",
    params,
    response: {
      200: z.object({ codes: z.array(z.object({ player: z.string(), name: z.string(), code: z.string() })) }),
      401: FailureSchema,
      ...gameFailures,
    },
  },
  "GET /api/tournaments/{id}/standings.csv": {
    tags,
    summary: "Standings as CSV",
    params,
    querystring: CsvQuery,
    produces: ["text/csv"],
    response: { 200: z.string(), 400: FailureSchema, ...gameFailures },
  },
  "GET /api/tournaments/{id}/results.csv": {
    tags,
    summary: "All results as CSV, a row for each seat",
    params,
    querystring: CsvQuery,
    produces: ["text/csv"],
    response: { 200: z.string(), 400: FailureSchema, ...gameFailures },
  },
} as const satisfies Routes;

export type ListedTournament = Output<typeof ListedSchema>;
