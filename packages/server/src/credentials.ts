import type { Person } from "@chancery/store";
import type { Context } from "./context.ts";
import { Failure, stored } from "./failures.ts";
import { digestOf, newSecret } from "./secrets.ts";

const MINUTE = 60_000;
/** How often a password may be tried for one address from one network, and for how long that counts. */
const MOST_TRIES = 10;
const TRIES_COUNT = 15 * MINUTE;
/** How often letters of one kind go to one address. */
const LETTERS_EVERY = 5 * MINUTE;

/** What is done with addresses and passwords, whoever asks for it. */
export class Credentials {
  private readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  /**
   * Looks at a password; how often that is done for an address is counted, whether or not anybody has it. Each network
   * is counted by itself, so that nobody can lock out whoever has the address.
   */
  async tryPassword(
    { email, password }: Pick<Person, "email" | "password">,
    given: string,
    network: string,
    path: string,
  ): Promise<void> {
    const { store, passwords, now } = this.context;
    const key = `password:${digestOf(JSON.stringify([email?.toLowerCase(), network]))}`;
    const count = stored(await store.attempts.count({ key, now: now(), window: TRIES_COUNT }));
    if (count > MOST_TRIES)
      throw new Failure("too-many-requests", "too-many-passwords", { retryAfter: TRIES_COUNT / 1000 });
    if (!(await passwords.matches(given, password, network)))
      throw new Failure("wrong-password", "wrong-password", {
        path,
        // Somebody who is signed in stays so.
        ...(path !== "" && { status: 403 }),
      });
    stored(await store.attempts.forget(key));
  }

  /** Sets a password. Whoever came in by the old one, or by the old token, is out. */
  async setPassword(id: string, password: string, network: string): Promise<string> {
    const { store, passwords } = this.context;
    const { persons, sessions } = store;
    const token = newSecret();
    const hash = await passwords.hash(password, network);
    kept(await persons.change({ id, details: { password: hash, link: token } }));
    stored(await sessions.closeAll(id));
    return token;
  }

  async askToConfirm(id: string): Promise<void> {
    if (this.context.hasMail) await this.post("confirm", id);
  }

  /** Has a letter written; whether there is anybody to get it is found out later. */
  async post(kind: "confirm" | "reset", recipient: string): Promise<void> {
    const { store, now } = this.context;
    const key = [kind, digestOf(recipient), Math.floor(now() / LETTERS_EVERY)].join(":");
    stored(await store.outbox.add({ notices: [{ key, kind, recipient, body: {} }], now: now() }));
  }

  requireMail(): void {
    if (!this.context.hasMail) throw new Failure("no-mail", "no-mail");
  }
}

/** What the store did with an address; that somebody else has it is no trouble. */
export function kept<T>(
  result:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly error: { readonly code: string } },
): T {
  if (!result.ok && result.error.code === "email-taken")
    throw new Failure("email-taken", "email-taken", { path: "email" });
  return stored(result);
}
