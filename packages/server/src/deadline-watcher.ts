import { BrokenInvariant } from "@chancery/engine";
import { clockCommand } from "@chancery/game";
import type { Change, Due, Log } from "@chancery/store";
import type { FastifyBaseLogger } from "fastify";
import type { Context } from "./context.ts";
import { Rounds } from "./rounds.ts";
import { newId } from "./secrets.ts";
import { changeOf, fold, type Hosted, type StoredEntry } from "./tables.ts";

/** How often a server says that it is up, and after how long a silence of all servers was an outage. */
const BEAT = 10_000;
const TOLERANCE = 60_000;
/** How long to wait when something went wrong. */
const PAUSE = 5_000;
/** How long to wait when something is due that another server is already at. */
const OTHERS_TURN = 100;
const AT_ONCE = 50;

/** Does what the clocks of the tables have to do. Each server has one; the store lets only one of them at a deadline. */
export class DeadlineWatcher {
  private readonly context: Context;
  private readonly log: FastifyBaseLogger;
  private readonly server = newId();
  private unsubscribe: (() => void) | undefined;
  private lastBeat = Number.NEGATIVE_INFINITY;
  private readonly rounds: Rounds;

  constructor(context: Context, log: FastifyBaseLogger) {
    this.context = context;
    this.log = log;
    this.rounds = new Rounds({
      // Deadlines move with many an event, but none by less than this.
      interval: 100,
      look: () => this.work(),
      failed: (error) => {
        log.error(error, "the clock failed");
        return PAUSE;
      },
    });
  }

  /** Before anyone can ask for anything, what fell due meanwhile is seen to. */
  async start(): Promise<void> {
    await this.context.store.sessions.purge(this.context.now());
    this.unsubscribe = this.context.store.onAppend(() => this.rounds.call());
    await this.rounds.start();
  }

  async stop(): Promise<void> {
    this.unsubscribe?.();
    await this.rounds.stop();
  }

  /** Does what is due, if anything is, and says for how long nothing is. */
  private async work(): Promise<number> {
    const { store, now } = this.context;
    // One moment for all of it: if the machine falls asleep in between, what is due then waits for the next beat.
    const time = now();
    const trouble = await this.beat(time);
    if (trouble) return this.trouble(trouble);
    const next = await store.deadlines.nextDeadline();
    if (!next.ok) return this.trouble(next.error.code);
    const wait = (next.value ?? Number.MAX_VALUE) - time;
    return wait > 0 ? Math.min(BEAT, wait) : this.claim(time);
  }

  /** Does what is due and nobody else is at, and says when to look again. */
  private async claim(time: number): Promise<number> {
    const { store, metrics, tables } = this.context;
    const changes = new Map<string, Change<StoredEntry, Hosted>>();
    const begun = performance.now();
    const claims = await store.deadlines.claimDue({
      now: time,
      limit: AT_ONCE,
      work: (log, due) => {
        const change = this.dueAt(log, due);
        changes.set(log.game, change);
        return change;
      },
    });
    if (!claims.ok) return this.trouble(claims.error.code);
    const { done, failed } = claims.value;
    for (const { game } of done) tables.count(changes.get(game) as Change<StoredEntry, Hosted>);
    for (const { game, error } of failed) this.log.error({ game, err: error }, "a deadline failed");
    metrics.add("chancery_alarms_total", { outcome: "done" }, done.length);
    metrics.add("chancery_alarms_total", { outcome: "failed" }, failed.length);
    metrics.add("chancery_alarm_seconds_total", {}, (performance.now() - begun) / 1000);
    return failed.length > 0 ? PAUSE : done.length > 0 ? 0 : OTHERS_TURN;
  }

  /** Reports that this server is up, regularly and before anything that depends on it. */
  private async beat(time: number): Promise<string | undefined> {
    const { store } = this.context;
    if (time - this.lastBeat < BEAT) return undefined;
    const beat = await store.outages.beat({ server: this.server, now: time, tolerance: TOLERANCE });
    if (!beat.ok) return beat.error.code;
    this.lastBeat = time;
    if (beat.value.downSince !== null)
      this.log.warn({ since: beat.value.downSince }, "no server was up; deadlines that passed are moved");
    return undefined;
  }

  /** What is due at a table. A deadline that passed while nobody was up is moved, and the table says so. */
  private dueAt(log: Log<StoredEntry, Hosted>, { outages }: Due): Change<StoredEntry, Hosted> {
    const { now, tables } = this.context;
    const hosted = fold(null, log);
    for (const { since, until } of outages) {
      const move = { type: "move-deadlines", downSince: since, upSince: until } as const;
      const moved = tables.decided(hosted, "clock", move);
      if (moved.ok) return moved.value;
    }
    const command = clockCommand(hosted.table, now());
    if (!command) return changeOf(hosted, [], now());
    const decided = tables.decided(hosted, "clock", command);
    if (!decided.ok) throw new BrokenInvariant(`the clock may not ${command.type}: ${decided.error.code}`);
    return decided.value;
  }

  private trouble(code: string): number {
    this.log.error({ code }, "the clock cannot reach the data");
    return PAUSE;
  }
}
