import { z } from "zod";
import { NothingSchema } from "../common.ts";
import { FailureSchema, personFailures } from "../failure.ts";
import { IdSchema } from "../params.ts";

/** The heading under which the documentation lists routes about people. */
export const tags = ["people"];

/** What people with a password or a passkey send along to make new ways into their account. */
export const proof = z
  .string()
  .max(300)
  .optional()
  .meta({ description: "From POST /api/me/proof, if you have a password or a passkey" });

/** A route to remove something of your own. */
export const removal = <S extends string>(summary: S) => ({
  tags,
  summary,
  params: z.object({ id: IdSchema }),
  response: { 204: NothingSchema, 404: FailureSchema, ...personFailures },
});
