import { setTimeout } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import { type Listener, Subscribers } from "../games/subscribers.ts";
import { CHANNEL, parseUpdate } from "./notifier.ts";

/** Milliseconds between attempts to connect again: more each time, up to a limit. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;

/**
 * Hears of what any process appends. It connects when someone first wants to listen and whenever the connection is
 * lost, and reports a gap each time it begins to hear, as nobody knows what was said before.
 */
export class PostgresListener {
  private readonly subscribers = new Subscribers();
  private readonly config: ClientConfig;
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(config: ClientConfig) {
    this.config = config;
  }

  listen(listener: Listener): () => void {
    this.running ??= this.run();
    return this.subscribers.add(listener);
  }

  async close(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    let pause = FIRST_PAUSE;
    while (!signal.aborted) {
      const heard = await this.hearUntilLost();
      pause = heard ? FIRST_PAUSE : Math.min(pause * 2, LONGEST_PAUSE);
      await setTimeout(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Whether the connection came about before it was lost. */
  private async hearUntilLost(): Promise<boolean> {
    const { signal } = this.stopping;
    const client = new Client(this.config);
    const end = () => client.end().catch(() => undefined);
    const lost = new Promise<void>((resolve) => {
      client.on("error", () => resolve()).on("end", resolve);
    });
    client.on("notification", ({ payload = "" }) => this.subscribers.tell(parseUpdate(payload)));
    signal.addEventListener("abort", end);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.subscribers.tell({ kind: "gap" });
      await lost;
      return true;
    } catch {
      return false;
    } finally {
      signal.removeEventListener("abort", end);
      await end();
    }
  }
}
