import { ok, type Result } from "@chancery/engine";
import { addTo, attempt, type Database, perform } from "../databases/database.ts";
import type { Trouble, UnknownPerson } from "../databases/fault.ts";
import type { Schema } from "../schema/schema.ts";

/** A credential on a person's device by which they sign in (WebAuthn). The private key never leaves the device. */
export interface Passkey {
  /** The credential's id, as base64url. */
  readonly id: string;
  readonly person: string;
  /** What the person calls it. */
  readonly name: string;
  /** As base64url. */
  readonly publicKey: string;
  /** How often the device says it has signed; 0 if it doesn't count. */
  readonly counter: number;
  /** How browsers reach the device, as JSON. */
  readonly transports: unknown;
  readonly added: number;
  readonly used: number | null;
}

export interface Passkeys {
  add(passkey: Passkey): Promise<Result<null, UnknownPerson | Trouble>>;
  get(id: string): Promise<Result<Passkey | null, Trouble>>;
  list(person: string): Promise<Result<readonly Passkey[], Trouble>>;
  used(args: { id: string; counter: number; now: number }): Promise<Result<null, Trouble>>;
  /** Returns whether there was one. */
  remove(args: { id: string; person: string }): Promise<Result<boolean, Trouble>>;
  removeAll(person: string): Promise<Result<null, Trouble>>;
}

export function createPasskeys({ db }: Database): Passkeys {
  const passkeys = db.selectFrom("passkeys").selectAll();
  return {
    add: ({ publicKey: public_key, transports, ...rest }) => {
      const row = { ...rest, public_key, transports: JSON.stringify(transports) };
      return addTo(rest.person, db.insertInto("passkeys").values(row).execute());
    },

    get: async (id) => {
      const row = await attempt(passkeys.where("id", "=", id).executeTakeFirst());
      return row.ok ? ok(row.value ? passkeyOf(row.value) : null) : row;
    },

    list: async (person) => {
      const rows = await attempt(
        passkeys.where("person", "=", person).orderBy("added").orderBy("id").execute(),
      );
      return rows.ok ? ok(rows.value.map(passkeyOf)) : rows;
    },

    used: ({ id, counter, now }) =>
      perform(db.updateTable("passkeys").set({ counter, used: now }).where("id", "=", id).execute()),

    remove: async ({ id, person }) => {
      const query = db.deleteFrom("passkeys").where("id", "=", id).where("person", "=", person);
      const done = await attempt(query.executeTakeFirst());
      return done.ok ? ok(done.value.numDeletedRows > 0) : done;
    },
    removeAll: (person) => perform(db.deleteFrom("passkeys").where("person", "=", person).execute()),
  };
}

const passkeyOf = ({ public_key: publicKey, transports, ...row }: Schema["passkeys"]): Passkey => ({
  ...row,
  publicKey,
  transports: JSON.parse(transports),
});
