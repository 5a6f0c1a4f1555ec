import { PredictionRequestSchema, PredictionSchema } from "@chancery/contract";
import { z } from "zod";
import { FailureSchema } from "../failure.ts";
import { byPower } from "../games/position.ts";
import type { Routes } from "../route.ts";

/** So many fit into one request. */
const MOST_CHECKED = 50;

/** Whether positions may be analyzed. */
export const analysisRoutes = {
  "POST /api/analysis": {
    tags: ["analysis"],
    summary: "Whether you may analyze positions",
    description:
      "Positions of games in progress aren't analyzed for their players. The answer depends only on your own games. " +
      "The position in which all such games begin is always open; the current one is recognized even after small " +
      "changes. Programs that play on from a current position shouldn't analyze what comes of it either.",
    body: z.strictObject({
      positions: z.array(z.strictObject({ units: byPower, centers: byPower })).max(MOST_CHECKED),
    }),
    response: {
      200: z.object({
        refused: z.array(z.int()).meta({
          description: "The indexes of positions that belong to a game you play in, counted from 0",
        }),
        present: z.array(z.int()).meta({
          description: "Those of them that are the current position of such a game, or nearly",
        }),
      }),
      400: FailureSchema,
      429: FailureSchema,
    },
  },
  "POST /api/predict": {
    tags: ["analysis"],
    summary: "What people would order, and how the game would end",
    description:
      "How likely people are to give each order in a movement phase on the classic board, and what share of the board each " +
      "power is likely to end with, as learned from recorded games. Positions of games in progress are refused to their " +
      "players. Ask about many positions with `chancery predict`.",
    body: PredictionRequestSchema.meta({
      examples: [{ variant: "classic", state: "start", given: { France: ["A Par - Bur"] } }],
    }),
    response: {
      200: PredictionSchema,
      400: FailureSchema,
      403: FailureSchema,
      413: FailureSchema,
      429: FailureSchema,
      500: FailureSchema,
      503: FailureSchema,
    },
  },
} as const satisfies Routes;
