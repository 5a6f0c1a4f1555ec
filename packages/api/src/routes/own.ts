import { z } from "zod";
import { NothingSchema } from "../common.ts";
import { FailureSchema, personFailures } from "../failure.ts";
import { IdSchema } from "../params.ts";

/** The heading under which the documentation lists routes about people. */
export const tags = ["people"];

/** A route to remove something of your own. */
export const removal = <S extends string>(summary: S) => ({
  tags,
  summary,
  params: z.object({ id: IdSchema }),
  response: { 204: NothingSchema, 404: FailureSchema, ...personFailures },
});
