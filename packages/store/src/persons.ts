import { fail, ok, type Result } from "@chancery/engine";
import { attempt, type Database, perform, troubleOrThrow } from "./database.ts";
import { digest } from "./digest.ts";
import type { EmailTaken, Trouble, UnknownPerson } from "./fault.ts";
import type { Schema } from "./schema.ts";
import { isTaken } from "./trouble.ts";

/** Somebody who plays or looks on: a guest known by a secret link, or somebody with an e-mail address and a password. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  /** Whether whoever reads mail to the address has said that it is his. */
  readonly isConfirmed: boolean;
  /** A hash, as the caller made it. */
  readonly password: string | null;
  /** How to be notified of what, as JSON. */
  readonly settings: unknown;
}

/** What may be said of a person. The secret of the link is not kept, only its digest; null takes the link away. */
export interface PersonDetails extends Omit<Person, "id"> {
  readonly link: string | null;
}

export interface Persons {
  add(person: PersonDetails & { readonly id: string }): Promise<Result<null, EmailTaken | Trouble>>;
  get(id: string): Promise<Result<Person | null, Trouble>>;
  /** Those of several who are known, in no order. */
  several(ids: readonly string[]): Promise<Result<readonly Person[], Trouble>>;
  byEmail(email: string): Promise<Result<Person | null, Trouble>>;
  byLink(secret: string): Promise<Result<Person | null, Trouble>>;
  change(args: {
    id: string;
    details: Partial<PersonDetails>;
  }): Promise<Result<null, UnknownPerson | EmailTaken | Trouble>>;
  /** Forgets a person, with sessions, keys and hooks. The games go on; their logs know only the id. */
  remove(id: string): Promise<Result<null, Trouble>>;
}

export function createPersons({ db }: Database): Persons {
  const find = async (column: "id" | "email" | "link", value: string) => {
    const row = await attempt(
      db.selectFrom("persons").selectAll().where(column, "=", value).executeTakeFirst(),
    );
    return row.ok ? ok(row.value ? personOf(row.value) : null) : row;
  };
  return {
    add: async ({ id, ...details }) => {
      const { name, settings } = details;
      const row = {
        confirmed: 0 as const,
        ...columnsOf(details),
        id,
        name,
        settings: JSON.stringify(settings),
      };
      const added = await save(db.insertInto("persons").values(row).execute(), details);
      return added.ok ? ok(null) : added;
    },

    get: (id) => find("id", id),
    several: async (ids) => {
      const rows = await attempt(db.selectFrom("persons").selectAll().where("id", "in", ids).execute());
      return rows.ok ? ok(rows.value.map(personOf)) : rows;
    },
    byEmail: (email) => find("email", normal(email)),
    byLink: (secret) => find("link", digest(secret)),

    change: async ({ id, details }) => {
      const update = db.updateTable("persons").set({ id, ...columnsOf(details) });
      const changed = await save(update.where("id", "=", id).executeTakeFirstOrThrow(), details);
      if (!changed.ok) return changed;
      return changed.value.numUpdatedRows > 0 ? ok(null) : fail({ code: "unknown-person", person: id });
    },

    remove: (id) => perform(db.deleteFrom("persons").where("id", "=", id).execute()),
  };
}

async function save<T>(
  query: Promise<T>,
  { email }: Partial<PersonDetails>,
): Promise<Result<T, EmailTaken | Trouble>> {
  try {
    return ok(await query);
  } catch (error) {
    return fail(email && isTaken(error, "email") ? { code: "email-taken", email } : troubleOrThrow(error));
  }
}

/** Addresses that differ in capitals only are one person's. */
const normal = (email: string): string => email.trim().toLowerCase();

/** Only what is given, so that nothing else is changed. */
function columnsOf(details: Partial<PersonDetails>): Partial<Schema["persons"]> {
  const { email, link, settings, isConfirmed, ...others } = details;
  return {
    ...others,
    ...(isConfirmed !== undefined && { confirmed: isConfirmed ? 1 : 0 }),
    ...(email !== undefined && { email: email && normal(email) }),
    ...(link !== undefined && { link: link && digest(link) }),
    ...(settings !== undefined && { settings: JSON.stringify(settings) }),
  };
}

const personOf = ({ link: _, settings, confirmed, ...row }: Schema["persons"]): Person => ({
  ...row,
  isConfirmed: confirmed === 1,
  settings: JSON.parse(settings),
});
