import type { KeptHook, Notice, Person, TakenNotice } from "@chancery/store";
import type { FastifyBaseLogger } from "fastify";
import { callHook } from "./calls.ts";
import { stored } from "./failures.ts";
import type { House } from "./house.ts";
import { type Draft, letterOf } from "./letters.ts";
import type { Mailer } from "./mail.ts";
import { Pace } from "./pace.ts";
import { type GameNews, sentence, wishesOf } from "./telling.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long to wait after each attempt; after the last one, nothing more is tried. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR];
/** Calls in a row that may fail before a hook is left alone. */
const MOST_FAILURES = 15;
const LEASE = 5 * MINUTE;
const AT_ONCE = 10;
/** How often to look for what others put in, and for what is to be tried again. */
const LOOK = 3_000;
/** For how long what was sent is remembered, so that it is not sent again. */
const REMEMBERED = 30 * 24 * HOUR;
const RESET_LASTS = HOUR;

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
      taken = stored(await store.outbox.take({ now: now(), limit: AT_ONCE, lease: LEASE }));
      metrics.set("chancery_notices_waiting", stored(await store.outbox.waiting()));
      if (taken.length === 0) return;
      await Promise.all(taken.map((notice) => this.handle(notice)));
    }
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
      case "news":
        return this.spread(notice, stored(await persons.get(recipient)));
      case "game-news":
        return this.add(hooked(notice, stored(await hooks.forGame(recipient))));
      case "hook":
        return this.call(notice, stored(await hooks.get(recipient)));
      case "reset":
        return this.write(notice, stored(await persons.byEmail(recipient)), (person) => this.resetOf(person));
      case "confirm":
        return this.write(notice, stored(await persons.get(recipient)), (person) => this.confirmOf(person));
      case "mail":
      case "hook-note":
        return this.write(notice, stored(await persons.get(recipient)), (person) =>
          person.isConfirmed ? this.newsFor(person, notice) : null,
        );
      default:
        throw new Undelivered(`nobody knows how to deliver ${kind}`, true);
    }
  }

  /** One notice for each way in which somebody wants to hear of something. */
  private async spread(notice: TakenNotice, person: Person | null): Promise<void> {
    if (!person) return;
    const { game, title, items } = notice.body as GameNews;
    const wishes = wishesOf(person.settings);
    const wanted = (where: "mail" | "hook"): GameNews => ({
      game,
      title,
      items: items.filter(({ kind }) => wishes[where][kind]),
    });
    const hooks = stored(await this.house.store.hooks.list(person.id)).filter((hook) => hook.game === null);
    const mail = { key: `${notice.key}:mail`, kind: "mail", recipient: person.id, body: wanted("mail") };
    const isWritten = this.mailer && person.isConfirmed && mail.body.items.length > 0;
    const called = wanted("hook").items.length > 0 ? hooks : [];
    await this.add([...(isWritten ? [mail] : []), ...hooked({ ...notice, body: wanted("hook") }, called)]);
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
      await this.mailer.send(letterOf(draft, this.site(), key));
    } catch (error) {
      // What the other server will never take, such as an address that it does not have, is not sent again.
      const { responseCode = 0, message } = error as { responseCode?: number; message: string };
      throw new Undelivered(message, responseCode >= 500);
    }
  }

  private site(): string {
    return this.house.publicUrl ?? "";
  }

  private async newsFor(person: Person, { body, kind }: TakenNotice): Promise<Draft> {
    const unsubscribe = `/api/unsubscribe?token=${await this.house.seals.seal("unsubscribe", person.id, null)}`;
    const to = person.email as string;
    if (kind === "hook-note") {
      const { url, failure } = body as { url: string; failure: string };
      return {
        to,
        subject: "Chancery calls your web hook no more",
        paragraphs: [
          `Too many calls to ${url} failed, the last one because: ${failure}. Set it up again when it is well.`,
        ],
        link: { path: "/profile", title: "Your web hooks" },
        footer: "You get this because the web hook is yours.",
      };
    }
    const { game, title, items } = body as GameNews;
    return {
      to,
      subject: `Chancery, ${title}: ${items[0].text}`,
      paragraphs: items.map(sentence),
      link: { path: `/games/${game}`, title: "To the table" },
      footer: `You get this because you are at this table, and asked for it in your profile: ${this.site()}/profile`,
      unsubscribe,
    };
  }

  private async resetOf({ id, email, password }: Person): Promise<Draft> {
    const { seals, now } = this.house;
    const token = await seals.seal("reset", id, now() + RESET_LASTS, password ?? "");
    return {
      to: email as string,
      subject: "A new password for Chancery",
      paragraphs: [
        "Somebody, you presumably, wants to set a new password. The link is good once, for an hour.",
      ],
      link: { path: `/reset-password#${token}`, title: "Set a new password" },
      footer: "If it was not you, there is nothing to do: your password stays as it is.",
    };
  }

  private async confirmOf({ id, email, name, isConfirmed }: Person): Promise<Draft | null> {
    if (isConfirmed) return null;
    const token = await this.house.seals.seal("confirm", id, null, email as string);
    return {
      to: email as string,
      subject: "Your address at Chancery",
      paragraphs: [`${name} gave this address. Confirm it, and you hear by mail what happens in your games.`],
      link: { path: `/verify-email#${token}`, title: "This is my address" },
      footer: "If you know nothing of it, there is nothing to do: no further mail will come.",
    };
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

/** A notice for each hook. */
const hooked = ({ key, body }: Notice, hooks: readonly KeptHook[]): readonly Notice[] =>
  hooks
    .filter(({ disabled }) => disabled === null)
    .map(({ id }) => ({ key: `${key}:hook:${id}`, kind: "hook", recipient: id, body }));

/** What a hook is sent: as Discord understands it, and the same for programs. */
function payloadOf({ game, title, items }: GameNews, publicUrl: string | null): object {
  const lines = items.map(sentence).join("\n");
  return {
    username: "Chancery",
    content: lines.slice(0, 2000),
    embeds: [
      {
        title: `Chancery, ${title}`.slice(0, 256),
        description: lines.slice(0, 4000),
        ...(publicUrl !== null && { url: `${publicUrl}/games/${game}` }),
      },
    ],
    allowed_mentions: { parse: [] },
    game,
    items,
  };
}
