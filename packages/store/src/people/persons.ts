import { fail, ok, type Result } from "@chancery/engine";
import { attempt, type Database, perform, transact, troubleOrThrow } from "../databases/database.ts";
import type { EmailTaken, Trouble, UnknownPerson } from "../databases/fault.ts";
import { isTaken } from "../databases/trouble.ts";
import { digest } from "../digest.ts";
import type { Schema } from "../schema/schema.ts";

/** Someone who plays or watches: a guest known by a secret link, or a person with an email address and a password. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  /** Whether a reader of mail to the address has confirmed that it's theirs. */
  readonly isConfirmed: boolean;
  /** A hash, as the caller made it. */
  readonly password: string | null;
  /** How to be notified of what, as JSON. */
  readonly settings: unknown;
}

/** What may be said of a person. The secret of the link is not kept, only its digest; null takes the link away. */
export interface PersonDetails extends Omit<Person, "id" | "isConfirmed"> {
  readonly link: string | null;
  /**
   * When the person said that the address is theirs, if that has yet to be confirmed. Anyone may say so, even of an
   * address that someone else has confirmed. Without it, the address is theirs alone.
   */
  readonly claimed?: number;
}

export interface Persons {
  add(person: PersonDetails & { readonly id: string }): Promise<Result<null, EmailTaken | Trouble>>;
  get(id: string): Promise<Result<Person | null, Trouble>>;
  /** Those of several who are known, in no order. */
  several(ids: readonly string[]): Promise<Result<readonly Person[], Trouble>>;
  /**
   * Whose address it is, and after them others who say so: the first few and the last few, so that nobody who says it
   * again and again crowds out those who came earlier.
   */
  byEmail(email: string): Promise<Result<readonly Person[], Trouble>>;
  byLink(secret: string): Promise<Result<Person | null, Trouble>>;
  change(args: {
    id: string;
    details: Partial<PersonDetails>;
  }): Promise<Result<null, UnknownPerson | EmailTaken | Trouble>>;
  /** The address is this person's: nobody else has it anymore. Returns whether it's still the one they gave. */
  confirm(args: { id: string; email: string }): Promise<Result<boolean, EmailTaken | Trouble>>;
  /**
   * Of a few guests, in the order of their ids from one on, forgets those who have nothing here (no game, tournament, key or hook) and
   * haven't come since a moment. Returns where to go on, or null if there are no more.
   */
  removeIdle(args: { since: number; after: string }): Promise<Result<string | null, Trouble>>;
  /**
   * Forgets a person, with sessions, keys, hooks and mail to them, also on the disk. The games go on; their logs know only
   * the id.
   */
  remove(id: string): Promise<Result<null, Trouble>>;
}

/** How many guests are looked at in one go. */
const FEW = 200;

/** How many of the first and of the last people who claim one address are looked at. */
const FEW_CLAIMS = 5;

export function createPersons(database: Database): Persons {
  const { db } = database;
  const find = async (column: "id" | "link", value: string) => {
    const row = await attempt(
      db.selectFrom("persons").selectAll().where(column, "=", value).executeTakeFirst(),
    );
    return row.ok ? ok(row.value ? personOf(row.value) : null) : row;
  };

  /** Some of the people who claim an address. */
  const claimants = (address: string, order: "asc" | "desc") =>
    db
      .selectFrom("persons")
      .selectAll()
      .where("claim", "=", address)
      .orderBy("claimed", order)
      .orderBy("id", order)
      .limit(FEW_CLAIMS)
      .execute();

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
      const added = await written(db.insertInto("persons").values(row).execute(), details.email ?? "");
      return added.ok ? ok(null) : added;
    },

    removeIdle: async ({ since, after }) => {
      const rows = await attempt(
        db.selectFrom("persons").select("id").where("id", ">", after).orderBy("id").limit(FEW).execute(),
      );
      if (!rows.ok) return rows;
      const ids = rows.value.map(({ id }) => id);
      if (ids.length === 0) return ok(null);
      const removed = await perform(
        db
          .deleteFrom("persons")
          .where("id", "in", ids)
          .where("email", "is", null)
          .where("claim", "is", null)
          .where((e) => {
            const has = (table: "members" | "tournament_people" | "keys" | "hooks" | "passkeys") =>
              e.exists(e.selectFrom(table).select("person").whereRef("person", "=", "persons.id"));
            const cameLately = e.exists(
              e
                .selectFrom("sessions")
                .select("person")
                .whereRef("person", "=", "persons.id")
                .where("seen", ">=", since),
            );
            return e.not(
              e.or([
                has("members"),
                has("tournament_people"),
                has("keys"),
                has("hooks"),
                has("passkeys"),
                cameLately,
              ]),
            );
          })
          .execute(),
      );
      if (!removed.ok) return removed;
      return ok(ids.length < FEW ? null : ids[ids.length - 1]);
    },

    get: (id) => find("id", id),
    several: async (ids) => {
      const rows = await attempt(db.selectFrom("persons").selectAll().where("id", "in", ids).execute());
      return rows.ok ? ok(rows.value.map(personOf)) : rows;
    },
    byEmail: async (email) => {
      const address = normal(email);
      const found = await attempt(
        Promise.all([
          db.selectFrom("persons").selectAll().where("email", "=", address).execute(),
          claimants(address, "asc"),
          claimants(address, "desc"),
        ]),
      );
      if (!found.ok) return found;
      const rows = new Map(found.value.flat().map((row) => [row.id, row]));
      return ok([...rows.values()].map(personOf));
    },
    byLink: (secret) => find("link", digest(secret)),

    change: async ({ id, details }) => {
      const changed = await written(
        db
          .updateTable("persons")
          .set({ id, ...columnsOf(details) })
          .where("id", "=", id)
          .executeTakeFirstOrThrow(),
        details.email ?? "",
      );
      if (!changed.ok) return changed;
      return changed.value.numUpdatedRows > 0 ? ok(null) : fail({ code: "unknown-person", person: id });
    },

    confirm: ({ id, email }) =>
      transact<boolean, EmailTaken>(database, async (trx) => {
        const address = normal(email);
        const persons = await database
          .lock(trx.selectFrom("persons").selectAll())
          .where((e) => e.or([e("email", "=", address), e("claim", "=", address)]))
          .execute();
        if (!persons.some((each) => each.id === id)) return ok(false);
        if (persons.some((each) => each.id !== id && each.email === address && each.confirmed))
          return fail({ code: "email-taken", email });
        for (const each of persons) {
          if (each.id === id) continue;
          const lost = { email: each.email === address ? null : each.email, claim: null, claimed: null };
          await trx.updateTable("persons").set(lost).where("id", "=", each.id).execute();
        }
        const own = { email: address, confirmed: 1 as const, claim: null, claimed: null };
        await trx.updateTable("persons").set(own).where("id", "=", id).execute();
        return ok(true);
      }),

    remove: async (id) => {
      const removed = await transact<null, never>(database, async (trx) => {
        const row = await trx.selectFrom("persons").selectAll().where("id", "=", id).executeTakeFirst();
        const known = [id, row?.email, row?.claim].filter((each) => each != null);
        await trx.deleteFrom("outbox").where("recipient", "in", known).execute();
        await trx.deleteFrom("persons").where("id", "=", id).execute();
        return ok(null);
      });
      return removed.ok ? attempt(database.scrub().then(() => null)) : removed;
    },
  };
}

async function written<T>(query: Promise<T>, email: string): Promise<Result<T, EmailTaken | Trouble>> {
  try {
    return ok(await query);
  } catch (error) {
    return fail(email && isTaken(error, "email") ? { code: "email-taken", email } : troubleOrThrow(error));
  }
}

/** Addresses that differ in capitals only are one person's. */
const normal = (email: string): string => email.trim().toLowerCase();

/** Only what is given, so that nothing else is changed. A new address is not confirmed. */
function columnsOf(details: Partial<PersonDetails>): Partial<Schema["persons"]> {
  const { name, email, claimed, password, link, settings } = details;
  return {
    ...(name !== undefined && { name }),
    ...(password !== undefined && { password }),
    ...(email !== undefined && { confirmed: 0 as const, ...addressOf(email && normal(email), claimed) }),
    ...(link !== undefined && { link: link && digest(link) }),
    ...(settings !== undefined && { settings: JSON.stringify(settings) }),
  };
}

const addressOf = (email: string | null, claimed: number | undefined) =>
  email !== null && claimed !== undefined
    ? { email: null, claim: email, claimed }
    : { email, claim: null, claimed: null };

const personOf = ({ id, name, email, claim, password, confirmed, settings }: Schema["persons"]): Person => ({
  id,
  name,
  email: email ?? claim,
  isConfirmed: confirmed === 1,
  password,
  settings: JSON.parse(settings),
});
