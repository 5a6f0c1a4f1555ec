import type { Transaction } from "kysely";
import type { Schema } from "../schema/schema.ts";

/** From now on ratings don't follow from the results, and have to be worked out again. */
export async function markStale(trx: Transaction<Schema>): Promise<void> {
  await trx
    .insertInto("rating_progress")
    .values({ id: 1, stale: 1 })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ stale: 1 }))
    .execute();
}
