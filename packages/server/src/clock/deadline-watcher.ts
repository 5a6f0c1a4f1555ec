import { BrokenInvariant } from "@chancery/engine";
import { clockCommand, MOST_TO_COME_BACK } from "@chancery/game";
import type { Change, Due, Log, Outage, Place } from "@chancery/store";
import type { FastifyBaseLogger } from "fastify";
import type { Context } from "../context.ts";
import { changeOf, fold, type Hosted, type StoredEntry } from "../games/tables.ts";
import { Rounds } from "./rounds.ts";

/** How long to wait when something went wrong. */
const PAUSE = 5_000;
/** How long to wait when something is due that another server is already at. */
const OTHERS_TURN = 100;
const AT_ONCE = 50;
/** The longest that a stage of a live game lasts. */
const LONGEST_STAGE = 24 * 3_600_000;

/** Does what the clocks of the tables have to do. Each server has one; the store lets only one of them at a deadline. */
export class DeadlineWatcher {
  private readonly context: Context;
  private readonly log: FastifyBaseLogger;
  private unsubscribe: (() => void) | undefined;
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
    const { store, now, heartbeat } = this.context;
    const trouble = await this.beat();
    if (trouble) return this.trouble(trouble);
    const time = now();
    const next = await store.deadlines.nextDeadline();
    if (!next.ok) return this.trouble(next.error.code);
    const wait = (next.value ?? Number.MAX_VALUE) - time;
    return wait > 0 ? Math.min(heartbeat.every, wait) : this.claim(time);
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
  private async beat(): Promise<string | undefined> {
    const { heartbeat, now } = this.context;
    if (!heartbeat.isDue) return undefined;
    const beat = await heartbeat.beat();
    if (!beat.ok) return beat.error.code;
    const { downSince, setBackFrom } = beat.value;
    if (downSince !== null) {
      this.log.warn({ since: downSince }, "no server was up; deadlines that passed are moved");
      return this.moveAll({ since: downSince, until: now() }, now() + MOST_TO_COME_BACK);
    }
    if (setBackFrom !== null) {
      this.log.warn({ from: setBackFrom, to: now() }, "the clock was set back; live deadlines are moved");
      return this.moveAll({ since: setBackFrom, until: now() }, setBackFrom + LONGEST_STAGE);
    }
    return undefined;
  }

  /** Moves what an outage or a jump of the clock leaves too near or too far, as far as it is due by a moment. */
  private async moveAll(outage: Outage, dueBy: number): Promise<string | undefined> {
    const { store, tables, heartbeat } = this.context;
    let last: Place | null = null;
    do {
      const claims = await store.deadlines.claimDue({
        now: dueBy,
        limit: AT_ONCE,
        ...(last && { after: last }),
        work: (log) => {
          const hosted = fold(null, log);
          const moved = tables.decided(hosted, "clock", moveAfter(outage));
          return moved.ok ? moved.value : null;
        },
      });
      if (!claims.ok) return claims.error.code;
      for (const { game, error } of claims.value.failed)
        this.log.error({ game, err: error }, "a deadline failed");
      last = claims.value.last;
      // So that this takes no time in which no server seems to be up.
      if (heartbeat.isDue) await heartbeat.beat();
    } while (last);
    return undefined;
  }

  /** What is due at a table. A deadline that passed while nobody was up is moved, and the table says so. */
  private dueAt(log: Log<StoredEntry, Hosted>, { outages }: Due): Change<StoredEntry, Hosted> {
    const { now, tables } = this.context;
    const hosted = fold(null, log);
    for (const outage of outages) {
      const moved = tables.decided(hosted, "clock", moveAfter(outage));
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

const moveAfter = ({ since, until }: Outage) =>
  ({ type: "move-deadlines", downSince: since, upSince: until }) as const;
