import type { Lane, Notice, Person, StoredHook, TakenNotice } from "@chancery/store";
import type { FastifyBaseLogger } from "fastify";
import { securityMail } from "../accounts/security-notices.ts";
import type { Context } from "../context.ts";
import { stored } from "../http/failures.ts";
import { Throttle } from "../load/throttle.ts";
import { goneMail, moderatorMail } from "./duty-mails.ts";
import { fanOut, isNews } from "./fan-out.ts";
import { type MailContent, renderMail } from "./mail-template.ts";
import type { Mailer } from "./mailer.ts";
import { confirmMail, type HookNote, newsMail, resetMail, siteOf } from "./mails.ts";
import { type Batch, gather, NewsThrottle } from "./news-throttle.ts";
import { type GameNews, payloadOf } from "./notices.ts";
import { PushSender } from "./push-sender.ts";
import { Undelivered } from "./undelivered.ts";
import { callWebhook } from "./webhook-call.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long to wait after each attempt; after the last one, nothing more is tried. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR];
/** Failed calls in a row after which a webhook is disabled. */
const MOST_FAILURES = 15;
const LEASE = 5 * MINUTE;
/** How many notices are taken from the outbox at once, and how many mails are sent at the same time. */
const BATCH = 50;
const MAILS_AT_ONCE = 10;
/** Calls to addresses that people have given. They may answer slowly on purpose, and nothing else waits for them. */
const CALLS = ["hook", "push"];
/** How often to look for notices of other servers, and for retries. */
const POLL = 3_000;

/** Notices that are delivered one batch after the other, whatever happens to those of other lanes. */
interface DeliveryQueue {
  readonly lane: Lane;
  readonly atOnce: number;
  round: Promise<void>;
  isQueued: boolean;
}

const queueOf = (lane: Lane, atOnce: number): DeliveryQueue => ({
  lane,
  atOnce,
  round: Promise.resolve(),
  isQueued: false,
});

/**
 * Delivers the outbox. Each server has a worker, and the store gives each notice to one of them. News are fanned out
 * first: one notice for each mail, webhook call and push message, with its own key, so that each is retried by itself.
 */
export class OutboxWorker {
  private readonly context: Context;
  private readonly mailer: Mailer | null;
  private readonly log: FastifyBaseLogger;
  private readonly news: NewsThrottle;
  private readonly push: PushSender;
  private timer: NodeJS.Timeout | undefined;
  private readonly queues = [queueOf({ but: CALLS }, MAILS_AT_ONCE), queueOf({ only: CALLS }, BATCH)];
  private unsubscribe: (() => void) | undefined;
  private readonly throttle = new Throttle(100, () => this.wake());
  private isRunning = false;

  constructor(context: Context, mailer: Mailer | null, log: FastifyBaseLogger) {
    this.context = context;
    this.mailer = mailer;
    this.log = log;
    this.news = new NewsThrottle(context);
    this.push = new PushSender(context);
  }

  async start(): Promise<void> {
    const { store } = this.context;
    this.isRunning = true;
    this.unsubscribe = store.onAppend(() => this.throttle.call());
    this.timer = setInterval(() => this.wake(), POLL).unref();
    void this.mailer?.check().then((why) => {
      if (why !== null) this.log.warn({ why }, "mail can't be sent now; it is kept and retried");
    });
  }

  async stop(): Promise<void> {
    this.isRunning = false;
    this.unsubscribe?.();
    this.throttle.stop();
    clearInterval(this.timer);
    await Promise.all(this.queues.map(({ round }) => round));
    this.mailer?.close();
  }

  private wake(): void {
    for (const queue of this.queues) {
      if (queue.isQueued || !this.isRunning) continue;
      queue.isQueued = true;
      queue.round = queue.round
        .then(() => this.work(queue))
        .catch((error: unknown) => this.log.error(error, "the outbox failed"));
    }
  }

  private async work(queue: DeliveryQueue): Promise<void> {
    const { store, metrics, now } = this.context;
    const { lane, atOnce } = queue;
    queue.isQueued = false;
    for (let taken: readonly TakenNotice[] = []; this.isRunning; ) {
      taken = stored(await store.outbox.take({ now: now(), limit: BATCH, lease: LEASE, lane }));
      metrics.set("chancery_notices_waiting", stored(await store.outbox.waiting()));
      if (taken.length === 0) return;
      const ready = gather(taken.filter((notice) => !isNews(notice)));
      for (let from = 0; from < ready.length; from += atOnce)
        await Promise.all(ready.slice(from, from + atOnce).map((batch) => this.handle(batch)));
      await this.fanOut(taken.filter(isNews));
    }
  }

  /** Replaces news by the notices to send, all at once. If that fails, they are due again when the lease is over. */
  private async fanOut(news: readonly TakenNotice[]): Promise<void> {
    if (news.length === 0) return;
    const { context } = this;
    const notices = await fanOut(context, news, this.mailer !== null);
    const keys = news.map(({ key }) => key);
    stored(await context.store.outbox.replace({ keys, notices, now: context.now() }));
    for (const { kind } of news)
      context.metrics.add("chancery_notices_total", { kind, outcome: "delivered" });
    this.wake();
  }

  /** Delivers notices that go together, or says when to try again. */
  private async handle({ notice, keys }: Batch): Promise<void> {
    const { store, metrics, now } = this.context;
    const { kind, attempts } = notice;
    try {
      const later = (await this.push.waitFor(notice)) ?? (await this.news.waitFor(notice));
      if (later !== null) {
        for (const key of keys) stored(await store.outbox.putOff({ key, until: later }));
        return;
      }
      await this.deliver(notice);
      for (const key of keys) stored(await store.outbox.delivered(key));
      await this.news.sent(notice);
      metrics.add("chancery_notices_total", { kind, outcome: "delivered" });
    } catch (error) {
      const isFinal = error instanceof Undelivered && error.isFinal;
      const wait = isFinal ? undefined : WAITS[attempts - 1];
      const longer = error instanceof Undelivered ? (error.wait ?? 0) : 0;
      const until = wait === undefined ? null : now() + Math.max(wait, longer);
      // The error may contain addresses, which don't belong in logs.
      const { code, name } = error as NodeJS.ErrnoException;
      this.log.warn({ kind, attempts, code: code ?? name }, "a notice was not delivered");
      metrics.add("chancery_notices_total", { kind, outcome: until === null ? "given-up" : "put-off" });
      for (const key of keys) await store.outbox.putOff({ key, until });
    }
  }

  private async deliver(notice: TakenNotice): Promise<void> {
    const { kind, recipient } = notice;
    const { persons, hooks } = this.context.store;
    switch (kind) {
      case "hook":
        return this.call(notice, stored(await hooks.get(recipient)));
      case "push":
        return this.push.send(notice);
      case "reset":
        return this.write(notice, stored(await persons.byEmail(recipient))[0] ?? null, (person) =>
          resetMail(this.context, person),
        );
      case "confirm":
        return this.write(notice, stored(await persons.get(recipient)), (person) =>
          confirmMail(this.context, person, notice),
        );
      case "security":
        return this.write(notice, stored(await persons.get(recipient)), async (person) =>
          securityMail(this.context, person, notice),
        );
      case "report":
      case "held":
        return this.write(notice, stored(await persons.get(recipient)), async (person) =>
          moderatorMail(this.context, person, notice),
        );
      case "gone":
        return this.write(notice, stored(await persons.get(recipient)), async (person) =>
          goneMail(person, notice),
        );
      case "mail":
      case "hook-note":
        return this.write(notice, stored(await persons.get(recipient)), (person) =>
          person.isConfirmed ? newsMail(this.context, person, notice) : null,
        );
      default:
        throw new Undelivered(`nobody knows how to deliver ${kind}`, true);
    }
  }

  private async add(notices: readonly Notice[]): Promise<void> {
    const { store, now } = this.context;
    if (notices.length > 0) stored(await store.outbox.add({ notices, now: now() }));
  }

  private async write(
    { key }: TakenNotice,
    person: Person | null,
    contentFor: (person: Person) => Promise<MailContent | null> | null,
  ): Promise<void> {
    const content = person?.email ? await contentFor(person) : null;
    if (!content || !this.mailer) return;
    try {
      // Keys have the number of an event: gaps between them would tell how much others do in secret.
      const id = await this.context.tokens.nameFor(key);
      await this.mailer.send(renderMail(content, siteOf(this.context), id));
    } catch (error) {
      // What the mail server refuses for good, such as an unknown address, isn't sent again.
      const { responseCode = 0, message } = error as { responseCode?: number; message: string };
      throw new Undelivered(message, responseCode >= 500);
    }
  }

  private async call(notice: TakenNotice, hook: StoredHook | null): Promise<void> {
    if (!hook || hook.disabled !== null) return;
    const { store, now, publicUrl, allowPrivateHooks: allowPrivate } = this.context;
    const { id, url, secret } = hook;
    const body = payloadOf(notice.body as GameNews, publicUrl);
    const delivery = await this.context.tokens.nameFor(notice.key);
    const called = await callWebhook({ url, secret, body, id: delivery, now: now(), allowPrivate }).catch(
      (error: Error) => error.message,
    );
    if (typeof called !== "string" && called.status >= 200 && called.status < 300) {
      stored(await store.hooks.worked(id));
      return;
    }
    const failure = typeof called === "string" ? called : `HTTP ${called.status}`;
    // 410 says that the address is gone for good.
    const most = typeof called !== "string" && called.status === 410 ? 1 : MOST_FAILURES;
    if (stored(await store.hooks.failed({ id, failure, now: now(), most })))
      await this.add([
        {
          key: `hook-note:${id}`,
          kind: "hook-note",
          recipient: hook.person,
          body: {
            url,
            failure: typeof called === "string" ? null : { status: called.status },
          } satisfies HookNote,
        },
      ]);
    const wait = typeof called === "string" ? null : called.retryAfter;
    throw new Undelivered(failure, most === 1, wait === null ? null : wait * 1000);
  }
}
