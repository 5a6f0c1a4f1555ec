import { createHmac } from "node:crypto";
import type { Secrets } from "@chancery/store";
import { stored } from "../http/failures.ts";
import { isSame, newSecret } from "./secrets.ts";

/** What a token is good for. */
type Purpose = "reset" | "undo" | "confirm" | "unsubscribe" | "passkey" | "proof";

/**
 * Tokens that go out by mail: whose they are and until when they are valid, signed with a secret of the server, so
 * nothing has to be stored. A token is also bound to something that changes when it is used, such as the password it
 * lets its owner replace.
 */
export class SignedTokens {
  private readonly secrets: Secrets;
  private secret: string | undefined;

  constructor(secrets: Secrets) {
    this.secrets = secrets;
  }

  async sign(purpose: Purpose, person: string, expires: number, bound: string): Promise<string> {
    const content = `${person}.${expires}`;
    return `${content}.${await this.signature(purpose, content, bound)}`;
  }

  /** Whose token it is, if it is valid. What it is bound to is looked up for the person it names. */
  async verify(
    purpose: Purpose,
    token: string,
    now: number,
    boundOf: (person: string) => Promise<string | null>,
  ): Promise<string | null> {
    const [person, expires, signature, ...more] = token.split(".");
    if (!signature || more.length > 0 || !(now < Number(expires))) return null;
    const bound = await boundOf(person);
    if (bound === null) return null;
    return isSame(signature, await this.signature(purpose, `${person}.${expires}`, bound)) ? person : null;
  }

  /** A name for something, always the same, from which nobody can find out what it is, even by trying. */
  async nameFor(key: string): Promise<string> {
    return (await this.signature("name", key, "")).slice(0, 32);
  }

  private async signature(purpose: Purpose | "name", content: string, bound: string): Promise<string> {
    // Databases know the secret by this name.
    this.secret ??= stored(await this.secrets.get({ name: "seal", proposed: newSecret() }));
    const parts = JSON.stringify([purpose, content, bound]);
    return createHmac("sha256", this.secret).update(parts).digest("base64url");
  }
}
