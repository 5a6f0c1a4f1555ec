import { createHmac } from "node:crypto";
import type { Secrets } from "@chancery/store";
import { stored } from "./failures.ts";
import { isSame, newSecret } from "./secrets.ts";

/** For what somebody gets a sealed note by mail, and brings it back. */
type Purpose = "reset" | "confirm" | "unsubscribe";

/**
 * Notes that people get by mail and bring back: who it is for and until when it is good, sealed with a secret of the
 * site. Nothing has to be kept. A note is also bound to something that changes when it has been used, such as the
 * password that it lets somebody replace.
 */
export class Seals {
  private readonly secrets: Secrets;
  private secret: string | undefined;

  constructor(secrets: Secrets) {
    this.secrets = secrets;
  }

  async seal(purpose: Purpose, person: string, expires: number | null, bound = ""): Promise<string> {
    const note = `${person}.${expires ?? ""}`;
    return `${note}.${await this.mark(purpose, note, bound)}`;
  }

  /** Whose note it is, if it is one and still good. What it is bound to is asked for when it is known whose it would be. */
  async open(
    purpose: Purpose,
    sealed: string,
    now: number,
    boundOf: (person: string) => Promise<string | null> = async () => "",
  ): Promise<string | null> {
    const [person, expires, mark, ...more] = sealed.split(".");
    if (!mark || more.length > 0 || (expires !== "" && !(now < Number(expires)))) return null;
    const bound = await boundOf(person);
    if (bound === null) return null;
    return isSame(mark, await this.mark(purpose, `${person}.${expires}`, bound)) ? person : null;
  }

  private async mark(purpose: Purpose, note: string, bound: string): Promise<string> {
    this.secret ??= stored(await this.secrets.get({ name: "seal", proposed: newSecret() }));
    const parts = JSON.stringify([purpose, note, bound]);
    return createHmac("sha256", this.secret).update(parts).digest("base64url");
  }
}
