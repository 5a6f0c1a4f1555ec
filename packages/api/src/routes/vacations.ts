import { z } from "zod";
import { at, NothingSchema } from "../common.ts";
import type { Output } from "../data.ts";
import { accountFailures, FailureSchema } from "../failure.ts";
import { IdSchema } from "../params.ts";
import type { Routes } from "../route.ts";

const tags = ["players"];
const failures = { 404: FailureSchema, 422: FailureSchema, ...accountFailures };

const VacationsSchema = z
  .object({
    vacations: z.array(
      z.object({
        id: z.string(),
        since: at,
        until: at,
        canCancel: z
          .boolean()
          .meta({ description: "False while the deadline of one of your games has moved for it" }),
      }),
    ),
    daysLeft: z.int().meta({ description: "Days that you can still announce for this year" }),
  })
  .meta({ id: "Vacations" });

/** Days on which people can't play, announced beforehand. */
export const vacationRoutes = {
  "GET /api/me/vacations": {
    tags,
    summary: "Your vacations",
    response: { 200: VacationsSchema, ...failures },
  },
  "POST /api/me/vacations": {
    tags,
    summary: "Announce a vacation",
    description:
      "At least a day before it begins, and at most a year. Missed deadlines during it are excused, and games whose settings say so wait " +
      "until a day after it. Nobody else sees it, except that such a game waits.",
    body: z.strictObject({ since: at, until: at }),
    response: { 200: VacationsSchema, ...failures },
  },
  "DELETE /api/me/vacations/{id}": {
    tags,
    summary: "Cancel a vacation, or end it now",
    description: "Refused while a game waits for it, as deadlines that have been moved stay where they are.",
    params: z.object({ id: IdSchema }),
    response: { 204: NothingSchema, ...failures },
  },
} as const satisfies Routes;

export type Vacations = Output<typeof VacationsSchema>;
