import type { TakenNotice } from "@chancery/store";
import type { Context } from "../context.ts";
import { stored } from "../http/failures.ts";
import type { GameNews } from "./notices.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How often people hear of their games. */
interface Pace {
  /** Announcements, messages and other news that people make are sent together, once per game in this time. */
  readonly gathered?: number;
  /** How much is sent to one address, browser or webhook in an hour, reminders aside. */
  readonly most: number;
}

const PACES: Readonly<Record<string, Pace>> = {
  mail: { gathered: 15 * MINUTE, most: 20 },
  push: { gathered: MINUTE, most: 60 },
  // Programs want each of them at once, but the address may be that of someone who never asked for any.
  hook: { most: 600 },
};

/** Kinds of news that come as fast as someone writes them, not as the game goes. */
const WRITTEN: readonly string[] = ["table", "messages"];

/** Notices that go out together: one, or all news of a game for one person or browser. */
export interface Batch {
  readonly notice: TakenNotice;
  readonly keys: readonly string[];
}

/** Puts mails to one person, or messages to one browser, about one game together. */
export function gather(notices: readonly TakenNotice[]): readonly Batch[] {
  const groups = Map.groupBy(notices, ({ key, kind, recipient, body }) =>
    PACES[kind]?.gathered ? JSON.stringify([kind, recipient, (body as GameNews).game]) : key,
  );
  return [...groups.values()].map((group) => {
    const keys = group.map(({ key }) => key);
    const [first, ...others] = group;
    if (others.length === 0) return { notice: first, keys };
    const items = group.flatMap(({ body }) => (body as GameNews).items);
    const attempts = Math.min(...group.map((each) => each.attempts));
    return { notice: { ...first, attempts, body: { ...(first.body as GameNews), items } }, keys };
  });
}

/** Keeps mailboxes and screens from filling up: counts what went out, for all servers together. */
export class NewsThrottle {
  private readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  /** When a notice may go out; null if it may now. */
  async waitFor(notice: TakenNotice): Promise<number | null> {
    const pace = PACES[notice.kind];
    if (!pace || kindsIn(notice).includes("reminders")) return null;
    const { byRecipient, byGame } = this.slots(notice, pace);
    if ((await this.seen(byRecipient.key)) >= pace.most) return byRecipient.end;
    const isWritten = kindsIn(notice).every((kind) => WRITTEN.includes(kind));
    return byGame && isWritten && (await this.seen(byGame.key)) > 0 ? byGame.end : null;
  }

  async sent(notice: TakenNotice): Promise<void> {
    const pace = PACES[notice.kind];
    if (!pace) return;
    const { store, now } = this.context;
    const { byRecipient, byGame } = this.slots(notice, pace);
    for (const { key, length } of byGame ? [byRecipient, byGame] : [byRecipient])
      stored(await store.attempts.count({ key, now: now(), window: length }));
  }

  private async seen(key: string): Promise<number> {
    const { store, now } = this.context;
    return stored(await store.attempts.seen({ key, now: now() }));
  }

  private slots({ kind, recipient, body }: TakenNotice, { gathered }: Pace) {
    const slot = (name: string, length: number) => {
      const number = Math.floor(this.context.now() / length);
      return { key: `${kind}:${name}:${number}`, length, end: (number + 1) * length };
    };
    const { game } = body as GameNews;
    return {
      byRecipient: slot(recipient, HOUR),
      byGame: gathered === undefined ? null : slot(`${recipient}:${game}`, gathered),
    };
  }
}

const kindsIn = ({ body }: TakenNotice): readonly string[] =>
  (body as GameNews).items.map(({ kind }) => kind);
