import type { Result } from "@chancery/engine";
import { attempt, type Database } from "./databases/database.ts";
import type { Trouble } from "./databases/fault.ts";

/** Secrets of the whole site, which all its servers share. They sign what people get and bring back, so they are kept. */
export interface Secrets {
  /** The secret of a name: the one that is kept or, if there is none yet, the one proposed. */
  get(args: { name: string; proposed: string }): Promise<Result<string, Trouble>>;
}

export function createSecrets({ db }: Database): Secrets {
  const getOrKeep = async (name: string, value: string): Promise<string> => {
    const find = db.selectFrom("secrets").select("value").where("name", "=", name);
    const found = await find.executeTakeFirst();
    if (found) return found.value;
    await db
      .insertInto("secrets")
      .values({ name, value })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    return (await find.executeTakeFirstOrThrow()).value;
  };
  return { get: ({ name, proposed }) => attempt(getOrKeep(name, proposed)) };
}
