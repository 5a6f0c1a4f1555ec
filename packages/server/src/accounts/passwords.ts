import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Piscina } from "piscina";
import { backgroundThreads } from "../load/background-threads.ts";
import { spareProcessors } from "../load/spare-processors.ts";
import type { Usage } from "../load/usage.ts";
import { WorkQueue } from "../load/work-queue.ts";
import type { Hashing } from "./password-hashing.ts";

/** What is recommended against stolen databases (OWASP); 32 MB for each password that is looked at. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const LENGTH = 32;

/** Each takes a quarter of a second for a password. */
const THREADS = spareProcessors(4);
const QUEUE = { atOnce: THREADS, waiting: 40 * THREADS };
/** Threads without work end after this time, in milliseconds. */
const IDLE = 30_000;

/** Makes and checks passwords, in threads that nothing else waits for. */
export class Passwords {
  private readonly usage: Usage;
  private readonly queue: WorkQueue;
  private threads: Piscina<Hashing, string> | undefined;

  constructor(usage: Usage, options = QUEUE) {
    this.usage = usage;
    this.queue = new WorkQueue({ ...options, usage });
  }

  /** A password as it is kept: the way it was made, salt and hash. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(16).toString("base64url");
    const { N, r, p } = COST;
    return ["scrypt", N, r, p, salt, await this.derive({ password, salt, cost: COST })].join("$");
  }

  /**
   * Whether a password is the one that is kept. If none is, that takes as long, so that nobody learns by waiting which
   * addresses are known.
   */
  async matches(password: string, kept: string | null): Promise<boolean> {
    const [, N, r, p, salt, hash] = (kept ?? NOBODYS).split("$");
    const cost = { N: Number(N), r: Number(r), p: Number(p) };
    const derived = await this.derive({ password, salt, cost });
    return timingSafeEqual(bytes(derived), bytes(hash)) && kept !== null;
  }

  async close(): Promise<void> {
    await this.threads?.destroy();
  }

  private async derive(hashing: Omit<Hashing, "length">): Promise<string> {
    this.threads ??= backgroundThreads(new URL("./password-hashing.ts", import.meta.url), {
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE,
    });
    const { threads } = this;
    return this.queue.run(this.usage.payer, () => threads.run({ ...hashing, length: LENGTH }));
  }
}

const bytes = (text: string): Buffer => Buffer.from(text, "base64url");

const NOBODYS = ["scrypt", COST.N, COST.r, COST.p, "AAAA", Buffer.alloc(LENGTH).toString("base64url")].join(
  "$",
);
