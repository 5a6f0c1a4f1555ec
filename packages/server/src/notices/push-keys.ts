import type { Secrets } from "@chancery/store";
import webPush from "web-push";
import { stored } from "../http/failures.ts";

/** By which push services know this server (VAPID). */
export interface PushKeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of all servers of the site, created by the first that asks. With others, no subscription would work anymore. */
export class PushKeys {
  private readonly secrets: Secrets;
  private pair: PushKeyPair | undefined;

  constructor(secrets: Secrets) {
    this.secrets = secrets;
  }

  async get(): Promise<PushKeyPair> {
    if (!this.pair) {
      const proposed = JSON.stringify(webPush.generateVAPIDKeys());
      this.pair = JSON.parse(stored(await this.secrets.get({ name: "vapid", proposed }))) as PushKeyPair;
    }
    return this.pair;
  }
}
