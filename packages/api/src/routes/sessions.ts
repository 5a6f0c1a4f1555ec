import { z } from "zod";
import { at, NothingSchema } from "../common.ts";
import type { Output } from "../data.ts";
import { personFailures } from "../failure.ts";
import type { Routes } from "../route.ts";
import { removal, tags } from "./own.ts";

const SessionSchema = z
  .object({
    id: z.string(),
    browser: z.string().nullable().meta({ description: "Null if it doesn't say" }),
    system: z.string().nullable().meta({ description: "Null if it doesn't say" }),
    opened: at,
    seen: at.meta({ description: "When it was last used, to within ten minutes" }),
    isCurrent: z.boolean().meta({ description: "Whether it is the one that asks" }),
  })
  .meta({ id: "Session", description: "A browser in which you are signed in" });

/** Where a person is signed in. */
export const sessionRoutes = {
  "GET /api/me/sessions": {
    tags,
    summary: "Where you are signed in",
    response: { 200: z.object({ sessions: z.array(SessionSchema) }), ...personFailures },
  },
  "DELETE /api/me/sessions": {
    tags,
    summary: "Sign out everywhere else",
    response: { 204: NothingSchema, ...personFailures },
  },
  "DELETE /api/me/sessions/{id}": removal("Sign out in one place"),
} as const satisfies Routes;

export type Session = Output<typeof SessionSchema>;
