import type { KeptHook, Notice, Person, TakenNotice } from "@chancery/store";
import type { FastifyBaseLogger } from "fastify";
import { callHook } from "./calls.ts";
import { confirmDraft, newsDraft, resetDraft, siteOf } from "./drafts.ts";
import { stored } from "./failures.ts";
import type { House } from "./house.ts";
import { type Draft, letterOf } from "./letters.ts";
import type { Mailer } from "./mail.ts";
import { Pace } from "./pace.ts";
import { isNews, spreadNews } from "./spread.ts";
import { type GameNews, payloadOf } from "./telling.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long to wait after each attempt; after the last one, nothing more is tried. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR];
/** Calls in a row that may fail before a hook is left alone. */
const MOST_FAILURES = 15;
const LEASE = 5 * MINUTE;
/** How many are taken together, and how many of them are on their way out at the same time. */
const TOGETHER = 50;
const AT_ONCE = 10;
/** How often to look for what others put in, and for what is to be tried again. */
const LOOK = 3_000;
/** For how long what was sent is remembered, so that it is not sent again. */
const REMEMBERED = 30 * 24 * HOUR;

/** Why something cannot be delivered, and whether it makes sense to try again. */
class Undelivered extends Error {
  readonly isFinal: boolean;
  readonly wait: number | null;

  constructor(message: string, isFinal: boolean, wait: number | null = null) {
    super(message);
    this.isFinal = isFinal;
    this.wait = wait;
  }
}

/**
 * Delivers what is in the outbox. Each server has one, and the store gives each notice to one of them. News are first
 * spread: one notice for each way in which somebody wants to hear of them, with a key of its own, so that whatever
 * fails is tried again by itself.
 */
export class Courier {
  private readonly house: House;
  private readonly mailer: Mailer | null;
  private readonly log: FastifyBaseLogger;
  private timer: NodeJS.Timeout | undefined;
  private broom: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private deafen: (() => void) | undefined;
  private readonly pace = new Pace(100, () => this.wake());
  private isRunning = false;
  private isQueued = false;

  constructor(house: House, mailer: Mailer | null, log: FastifyBaseLogger) {
    this.house = house;
    this.mailer = mailer;
    this.log = log;
  }

  async start(): Promise<void> {
    const { store } = this.house;
    this.isRunning = true;
    await this.purge();
    this.deafen = store.onAppend(() => this.pace.ask());
    this.timer = setInterval(() => this.wake(), LOOK).unref();
    this.broom = setInterval(() => void this.purge(), 6 * HOUR).unref();
    void this.mailer?.check().then((why) => {
      if (why !== null) this.log.warn({ why }, "mail cannot be sent at present; it is kept and tried again");
    });
  }

  async stop(): Promise<void> {
    this.isRunning = false;
    this.deafen?.();
    this.pace.stop();
    clearInterval(this.timer);
    clearInterval(this.broom);
    await this.round;
    this.mailer?.close();
  }

  private async purge(): Promise<void> {
    const { store, now } = this.house;
    await store.outbox.purge(now() - REMEMBERED);
    await store.tries.purge(now());
  }

  private wake(): void {
    if (this.isQueued || !this.isRunning) return;
    this.isQueued = true;
    this.round = this.round
      .then(() => this.work())
      .catch((error: unknown) => this.log.error(error, "nothing can be delivered"));
  }

  private async work(): Promise<void> {
    const { store, metrics, now } = this.house;
    this.isQueued = false;
    for (let taken: readonly TakenNotice[] = []; this.isRunning; ) {
      taken = stored(await store.outbox.take({ now: now(), limit: TOGETHER, lease: LEASE }));
      metrics.set("chancery_notices_waiting", stored(await store.outbox.waiting()));
      if (taken.length === 0) return;
      const letters = taken.filter((notice) => !isNews(notice));
      for (let from = 0; from < letters.length; from += AT_ONCE)
        await Promise.all(letters.slice(from, from + AT_ONCE).map((notice) => this.handle(notice)));
      await this.spread(taken.filter(isNews));
    }
  }

  /** Puts what is to be sent in the place of news, all at once. If that fails, they are due again when the lease is over. */
  private async spread(news: readonly TakenNotice[]): Promise<void> {
    if (news.length === 0) return;
    const { house } = this;
    const notices = await spreadNews(house, news, this.mailer !== null);
    const keys = news.map(({ key }) => key);
    stored(await house.store.outbox.replace({ keys, notices, now: house.now() }));
    for (const { kind } of news) house.metrics.add("chancery_notices_total", { kind, outcome: "delivered" });
  }

  /** Delivers a notice, or says when to try again. */
  private async handle(notice: TakenNotice): Promise<void> {
    const { store, metrics, now } = this.house;
    const { key, kind, attempts } = notice;
    try {
      await this.deliver(notice);
      stored(await store.outbox.delivered(key));
      metrics.add("chancery_notices_total", { kind, outcome: "delivered" });
    } catch (error) {
      const isFinal = error instanceof Undelivered && error.isFinal;
      const wait = isFinal ? undefined : WAITS[attempts - 1];
      const longer = error instanceof Undelivered ? (error.wait ?? 0) : 0;
      const until = wait === undefined ? null : now() + Math.max(wait, longer);
      // What the other side says may hold addresses, which are nobody's business who reads logs.
      const { code, name } = error as NodeJS.ErrnoException;
      this.log.warn({ kind, attempts, code: code ?? name }, "a notice was not delivered");
      metrics.add("chancery_notices_total", { kind, outcome: until === null ? "given-up" : "put-off" });
      await store.outbox.putOff({ key, until });
    }
  }

  private async deliver(notice: TakenNotice): Promise<void> {
    const { kind, recipient } = notice;
    const { persons, hooks } = this.house.store;
    switch (kind) {
      case "hook":
        return this.call(notice, stored(await hooks.get(recipient)));
      case "reset":
        return this.write(notice, stored(await persons.byEmail(recipient)), (person) =>
          resetDraft(this.house, person),
        );
      case "confirm":
        return this.write(notice, stored(await persons.get(recipient)), (person) =>
          confirmDraft(this.house, person),
        );
      case "mail":
      case "hook-note":
        return this.write(notice, stored(await persons.get(recipient)), (person) =>
          person.isConfirmed ? newsDraft(this.house, person, notice) : null,
        );
      default:
        throw new Undelivered(`nobody knows how to deliver ${kind}`, true);
    }
  }

  private async add(notices: readonly Notice[]): Promise<void> {
    const { store, now } = this.house;
    if (notices.length > 0) stored(await store.outbox.add({ notices, now: now() }));
  }

  private async write(
    { key }: TakenNotice,
    person: Person | null,
    draftFor: (person: Person) => Promise<Draft | null> | null,
  ): Promise<void> {
    const draft = person?.email ? await draftFor(person) : null;
    if (!draft || !this.mailer) return;
    try {
      await this.mailer.send(letterOf(draft, siteOf(this.house), key));
    } catch (error) {
      // What the other server will never take, such as an address that it does not have, is not sent again.
      const { responseCode = 0, message } = error as { responseCode?: number; message: string };
      throw new Undelivered(message, responseCode >= 500);
    }
  }

  private async call(notice: TakenNotice, hook: KeptHook | null): Promise<void> {
    if (!hook || hook.disabled !== null) return;
    const { store, now, publicUrl, allowPrivateHooks: allowPrivate } = this.house;
    const { id, url, secret } = hook;
    const body = payloadOf(notice.body as GameNews, publicUrl);
    const called = await callHook({ url, secret, body, id: notice.key, now: now(), allowPrivate }).catch(
      (error: Error) => error.message,
    );
    if (typeof called !== "string" && called.status >= 200 && called.status < 300) {
      stored(await store.hooks.worked(id));
      return;
    }
    const failure = typeof called === "string" ? called : `it answered ${called.status}`;
    // Who says that the address is gone for good is believed.
    const most = typeof called !== "string" && called.status === 410 ? 1 : MOST_FAILURES;
    if (stored(await store.hooks.failed({ id, failure, now: now(), most })))
      await this.add([
        { key: `hook-note:${id}`, kind: "hook-note", recipient: hook.person, body: { url, failure } },
      ]);
    const wait = typeof called === "string" ? null : called.retryAfter;
    throw new Undelivered(failure, most === 1, wait === null ? null : Math.min(wait * 1000, 24 * HOUR));
  }
}
