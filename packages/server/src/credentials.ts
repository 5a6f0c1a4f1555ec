import type { Person } from "@chancery/store";
import type { Context } from "./context.ts";
import { Failure, stored } from "./failures.ts";
import { digestOf, newSecret } from "./secrets.ts";

const MINUTE = 60_000;
/** How often a password may be tried for one address from one network, and for how long that counts. */
const MOST_TRIES = 10;
const TRIES_COUNT = 15 * MINUTE;
/** How often one kind of mail may go to one address. */
const LETTERS_EVERY = 5 * MINUTE;

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
   * anyone has it. Each network is counted by itself, so nobody can lock out the owner of an address.
   */
  async tryPassword(
    email: string,
    given: string,
    people: readonly Person[],
    network: string,
    path: string,
  ): Promise<Person> {
    const { store, now } = this.context;
    const key = `password:${digestOf(JSON.stringify([email.toLowerCase(), network]))}`;
    const count = stored(await store.attempts.count({ key, now: now(), window: TRIES_COUNT }));
    if (count > MOST_TRIES)
      throw new Failure("too-many-requests", "too-many-passwords", { retryAfter: TRIES_COUNT / 1000 });
    const person = await this.ownerOf(given, people, network);
    if (!person)
      throw new Failure("wrong-password", "wrong-password", {
        path,
        // The current session stays signed in.
        ...(path !== "" && { status: 403 }),
      });
    stored(await store.attempts.forget(key));
    return person;
  }

  /** Sets a password, and signs out everyone who came in by the old one or by the old token. */
  async setPassword(id: string, password: string, network: string): Promise<string> {
    const { store, passwords } = this.context;
    const { persons, sessions } = store;
    const token = newSecret();
    const hash = await passwords.hash(password, network);
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

  async askToConfirm(id: string): Promise<void> {
    if (this.context.hasMail) await this.post("confirm", id);
  }

  /** Queues a mail; whether anyone has the address is found out later. */
  async post(kind: "confirm" | "reset", recipient: string): Promise<void> {
    const { store, now } = this.context;
    const key = [kind, digestOf(recipient), Math.floor(now() / LETTERS_EVERY)].join(":");
    stored(await store.outbox.add({ notices: [{ key, kind, recipient, body: {} }], now: now() }));
  }

  private async ownerOf(given: string, people: readonly Person[], network: string): Promise<Person | null> {
    const { passwords } = this.context;
    // An unknown address takes as long as a known one.
    if (people.length === 0) await passwords.matches(given, null, network);
    for (const person of people) if (await passwords.matches(given, person.password, network)) return person;
    return null;
  }

  requireMail(): void {
    if (!this.context.hasMail) throw new Failure("no-mail", "no-mail");
  }
}

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
