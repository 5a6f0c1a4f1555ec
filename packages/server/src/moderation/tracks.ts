import { createHmac } from "node:crypto";
import type { Secrets, Traces } from "@chancery/store";
import type { FastifyRequest } from "fastify";
import { DEVICE_COOKIE } from "../accounts/device.ts";
import { newSecret } from "../accounts/secrets.ts";
import { stored } from "../http/failures.ts";
import { networksOf } from "../http/network.ts";
import { deviceIn } from "../load/regulars.ts";

/** How often it's noted where someone plays from, and the shortest time between two visits, in milliseconds. */
const NOTED_EVERY = 6 * 3_600_000;
const VISIT_EVERY = 3 * 3_600_000;

/** This machine: a proxy that isn't configured, or someone who tries it out. */
const HERE: readonly string[] = ["127.0.0.1", ...networksOf("::1")];

/** How many notes are remembered, so as not to write them again. */
const MOST = 20_000;

/** What it needs of the store. */
interface Kept {
  readonly traces: Traces;
  readonly secrets: Secrets;
}

/**
 * Notes from where people play, and when they come to play, so that game masters and moderators can be told that one
 * person may hold two seats. Networks and devices are kept as keyed hashes: they can be compared, but not read.
 */
export class Tracks {
  private readonly store: Kept;
  private readonly now: () => number;
  private readonly noted = new Map<string, number>();
  private key: string | undefined;

  constructor(store: Kept, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Notes that a person does something. What can't be written is left out: nobody should wait for it. */
  async note({ network, cookies }: FastifyRequest, person: string): Promise<void> {
    const { traces } = this.store;
    const now = this.now();
    const isHere = HERE.includes(network);
    const device = deviceIn(cookies[DEVICE_COOKIE]);
    if (this.isDue("visit", person, VISIT_EVERY))
      await traces.visit({ person, now, since: now - VISIT_EVERY });
    for (const [kind, value] of [
      ["network", network],
      ["device", device],
    ] as const)
      if (
        value !== undefined &&
        !(kind === "network" && isHere) &&
        this.isDue(kind, `${person} ${value}`, NOTED_EVERY)
      )
        await traces.note({ person, kind, hash: await this.hash(kind, value), now });
  }

  private isDue(kind: string, what: string, every: number): boolean {
    const name = `${kind} ${what}`;
    const now = this.now();
    const last = this.noted.get(name);
    if (last !== undefined && now - last < every) return false;
    if (this.noted.size >= MOST) this.noted.clear();
    this.noted.set(name, now);
    return true;
  }

  private async hash(kind: string, value: string): Promise<string> {
    this.key ??= stored(await this.store.secrets.get({ name: "traces", proposed: newSecret() }));
    return createHmac("sha256", this.key).update(`${kind} ${value}`).digest("base64url");
  }
}
