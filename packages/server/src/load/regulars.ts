import { createHmac } from "node:crypto";
import type { Secrets } from "@chancery/store";
import { isSame, newSecret } from "../accounts/secrets.ts";
import { stored } from "../http/failures.ts";

/** After this time, in milliseconds, a browser has been here before. */
const BEFORE = 3_600_000;
const LENGTH = 22;

/**
 * Recognizes browsers that have been here before, whether or not anyone is signed in there: their cookie says since when,
 * and is signed, so nothing has to be looked up.
 */
export class Regulars {
  private readonly secrets: Secrets;
  private readonly now: () => number;
  private key: string | undefined;

  constructor(secrets: Secrets, now: () => number) {
    this.secrets = secrets;
    this.now = now;
  }

  async start(): Promise<void> {
    this.key = stored(await this.secrets.get({ name: "regulars", proposed: newSecret() }));
  }

  /** The cookie of a browser: the one it has, if that's signed. */
  cookieFor(cookie: string | undefined): string {
    if (this.since(cookie) !== null) return cookie as string;
    const signed = `${deviceIn(cookie) ?? newSecret()}.${this.now().toString(36)}`;
    return `${signed}.${this.sign(signed)}`;
  }

  /** Whether a browser with this cookie has been here before. */
  has(cookie: string | undefined): boolean {
    const since = this.since(cookie);
    return since !== null && this.now() - since >= BEFORE;
  }

  /** Since when a cookie has been in use; null if it isn't ours. */
  since(cookie: string | undefined): number | null {
    const [device, since, sign] = cookie?.split(".") ?? [];
    return sign && isSame(sign, this.sign(`${device}.${since}`)) ? Number.parseInt(since, 36) : null;
  }

  private sign(text: string): string {
    // Without a key nobody is known, and no signature is right.
    const key = this.key ?? newSecret();
    return createHmac("sha256", key).update(text).digest("base64url").slice(0, LENGTH);
  }
}

/** What tells a browser from others, in its cookie. */
export const deviceIn = (cookie: string | undefined): string | undefined =>
  /^([\w-]{16,64})(?:\.|$)/.exec(cookie ?? "")?.[1];
