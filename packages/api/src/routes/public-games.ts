import { z } from "zod";
import { FailureSchema, gameFailures } from "../failure.ts";
import { MiniatureQuery, PublicGamesQuery, PublicGamesSchema } from "../games/public-games.ts";
import { GameParams } from "../params.ts";
import type { Routes } from "../route.ts";

const tags = ["games"];

/** Finding games. */
export const publicGameRoutes = {
  "GET /api/public-games": {
    tags,
    summary: "Games to join, to watch or to study",
    description:
      "Games that their hosts listed for everyone, page by page. You don't have to be signed in. Games in progress and " +
      "finished ones are listed if spectators are allowed.",
    querystring: PublicGamesQuery,
    response: { 200: PublicGamesSchema, 400: FailureSchema, 429: FailureSchema, 503: FailureSchema },
  },
  "GET /api/public-games/{id}/miniature": {
    tags,
    summary: "A small picture of the board of a listed game",
    description: "Drawn from what everyone may see: the position of the present turn, without orders.",
    params: GameParams,
    querystring: MiniatureQuery,
    produces: ["image/svg+xml"],
    response: { 200: z.string(), 400: FailureSchema, ...gameFailures },
  },
} as const satisfies Routes;
