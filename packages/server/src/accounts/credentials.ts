import type { Confirmation } from "@chancery/api";
import type { Notice, Person } from "@chancery/store";
import type { Context } from "../context.ts";
import { Failure, stored } from "../http/failures.ts";
import { digestOf, newSecret } from "./secrets.ts";

const MINUTE = 60_000;
/** How often a password may be tried for one address from one network, and for how long that counts. */
const MOST_TRIES = 10;
const TRIES_COUNT = 15 * MINUTE;
/** How often one kind of mail may go to one address for one person. */
const LETTERS_EVERY = 5 * MINUTE;
/** How many mails of one kind may go to one address in a day, and how many because of one network. */
const LETTERS_A_DAY = 5;
const LETTERS_BY_NETWORK = 100;
const DAY = 24 * 60 * MINUTE;
/** A wider network may do more than each network in it, but far less than all of them together. */
const WIDER = 2;

/** Handles addresses and passwords, for every way to sign in. */
export class Credentials {
  private readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  /**
   * An address someone gives. Where we send mail it has to be confirmed before it is theirs; elsewhere the first to give
   * it has it.
   */
  claim(email: string): { readonly email: string; readonly claimed?: number } {
    const { hasMail, now } = this.context;
    return { email, ...(hasMail && { claimed: now() }) };
  }

  /**
   * Finds whose password it is, among people with an address. Attempts are counted for every address, whether or not
   * anyone has it. Each network is counted by itself, so nobody can lock out the owner of an address; several of one
   * IPv6 customer are counted together as well.
   */
  async tryPassword(
    email: string,
    given: string,
    people: readonly Person[],
    networks: readonly string[],
    path: string,
  ): Promise<Person> {
    const keys = networks.map(
      (network) => `password:${digestOf(JSON.stringify([email.toLowerCase(), network]))}`,
    );
    if (!(await this.isWithin(keys, MOST_TRIES, TRIES_COUNT)))
      throw new Failure("too-many-requests", "too-many-passwords", { retryAfter: TRIES_COUNT / 1000 });
    const person = await this.ownerOf(given, people);
    if (!person)
      throw new Failure("wrong-password", "wrong-password", {
        path,
        // The current session stays signed in.
        ...(path !== "" && { status: 403 }),
      });
    for (const key of keys) stored(await this.context.store.attempts.forget(key));
    return person;
  }

  /** Sets a password, and signs out everyone who came in by the old one or by the old token. */
  async setPassword(id: string, password: string): Promise<string> {
    const { store, passwords } = this.context;
    const { persons, sessions } = store;
    const token = newSecret();
    const hash = await passwords.hash(password);
    kept(await persons.change({ id, details: { password: hash, link: token } }));
    stored(await sessions.closeAll(id));
    return token;
  }

  /** Ends every other way to act as a person, such as one made by a stranger with the old password. */
  async endAccess(id: string): Promise<void> {
    const { sessions, keys, passkeys, hooks } = this.context.store;
    stored(await sessions.closeAll(id));
    stored(await keys.removeAll(id));
    stored(await passkeys.removeAll(id));
    stored(await hooks.removeAll(id));
  }

  async askToConfirm(
    { id, email }: Pick<Person, "id" | "email">,
    networks: readonly string[],
  ): Promise<void> {
    if (!this.context.hasMail || email === null) return;
    const key = keyOf("confirm", id, email, this.slot());
    await this.add({ key, kind: "confirm", recipient: id, body: { email } }, email, networks);
  }

  /** What has become of the latest mail that asks a person to confirm their address. */
  async confirmation({ id, email }: Pick<Person, "id" | "email">): Promise<Confirmation> {
    if (email === null) throw new Failure("no-account", "no-email");
    const slot = this.slot();
    for (const each of [slot, slot - 1]) {
      const known = stored(await this.context.store.outbox.stateOf(keyOf("confirm", id, email, each)));
      if (known) return { email, mail: { ...known, again: (each + 1) * LETTERS_EVERY } };
    }
    return { email, mail: null };
  }

  /** Queues a mail for a new password; whether anyone has the address is found out later. */
  async offerReset(email: string, networks: readonly string[]): Promise<void> {
    const key = keyOf("reset", "", email, this.slot());
    await this.add({ key, kind: "reset", recipient: email, body: {} }, email, networks);
  }

  /** Queues a mail that anyone may ask for, unless the address or the network has had enough of them for a day. */
  private async add(notice: Notice, email: string, networks: readonly string[]): Promise<void> {
    const { store, now } = this.context;
    if (stored(await store.outbox.stateOf(notice.key))) return;
    const address = `letters:${notice.kind}:${digestOf(email.toLowerCase())}`;
    const senders = networks.map((network) => `letters:${network}`);
    if (
      (await this.isWithin(senders, LETTERS_BY_NETWORK, DAY)) &&
      (await this.isWithin([address], LETTERS_A_DAY, DAY))
    )
      stored(await store.outbox.add({ notices: [notice], now: now() }));
  }

  /** Counts one more by each key, the widest first; whether none of them has had too many. */
  private async isWithin(keys: readonly string[], most: number, window: number): Promise<boolean> {
    const { store, now } = this.context;
    let isWithin = true;
    for (const [i, key] of keys.toReversed().entries()) {
      const count = stored(await store.attempts.count({ key, now: now(), window }));
      if (count > most * WIDER ** i) isWithin = false;
    }
    return isWithin;
  }

  private slot(): number {
    return Math.floor(this.context.now() / LETTERS_EVERY);
  }

  private async ownerOf(given: string, people: readonly Person[]): Promise<Person | null> {
    const { passwords, hasMail } = this.context;
    const owners = people.filter(({ isConfirmed }) => isConfirmed || !hasMail);
    const claimants = people.filter((person) => !owners.includes(person));
    // An address that nobody has takes as long as one that someone has, whether or not others say that it's theirs.
    for (const group of hasMail ? [owners, claimants] : [owners]) {
      if (group.length === 0) await passwords.matches(given, null);
      for (const person of group) if (await passwords.matches(given, person.password)) return person;
    }
    return null;
  }

  requireMail(): void {
    if (!this.context.hasMail) throw new Failure("no-mail", "no-mail");
  }
}

/** Someone who corrects their address gets a mail there as well, however soon. */
const keyOf = (kind: string, person: string, email: string, slot: number): string =>
  [kind, digestOf(JSON.stringify([person, email.toLowerCase()])), slot].join(":");

/** What the store did with an address. It's no error if someone else has it. */
export function kept<T>(
  result:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly error: { readonly code: string } },
): T {
  if (!result.ok && result.error.code === "email-taken")
    throw new Failure("email-taken", "email-taken", { path: "email" });
  return stored(result);
}
