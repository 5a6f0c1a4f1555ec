import type { TakenNotice } from "@chancery/store";
import type { Context } from "./context.ts";
import { stored } from "./failures.ts";
import type { GameNews } from "./notices.ts";

const MINUTE = 60_000;
/** Announcements, messages and other news that people make are sent as one mail per game in this time. */
const GATHERED = 15 * MINUTE;
/** How many mails about games one person gets in an hour, reminders aside. */
const MOST_IN_AN_HOUR = 20;
const HOUR = 60 * MINUTE;

/** Kinds of news that come as fast as someone writes them, not as the game goes. */
const WRITTEN: readonly string[] = ["table", "messages"];

/** Notices that go out together: one, or all news of a game for one person. */
export interface Batch {
  readonly notice: TakenNotice;
  readonly keys: readonly string[];
}

/** Puts mails to one person about one game together. */
export function gather(notices: readonly TakenNotice[]): readonly Batch[] {
  const groups = Map.groupBy(notices, ({ key, kind, recipient, body }) =>
    kind === "mail" ? JSON.stringify([recipient, (body as GameNews).game]) : key,
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

/** Keeps mailboxes from filling up: counts the mails that went out, for all servers together. */
export class MailThrottle {
  private readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  /** When a mail may go out; null if it may now. */
  async waitFor(notice: TakenNotice): Promise<number | null> {
    if (notice.kind !== "mail" || kindsIn(notice).includes("reminders")) return null;
    const { byPerson, byGame } = this.slots(notice);
    if ((await this.seen(byPerson.key)) >= MOST_IN_AN_HOUR) return byPerson.end;
    const isWritten = kindsIn(notice).every((kind) => WRITTEN.includes(kind));
    return isWritten && (await this.seen(byGame.key)) > 0 ? byGame.end : null;
  }

  async sent(notice: TakenNotice): Promise<void> {
    if (notice.kind !== "mail") return;
    const { store, now } = this.context;
    for (const { key, length } of Object.values(this.slots(notice)))
      stored(await store.attempts.count({ key, now: now(), window: length }));
  }

  private async seen(key: string): Promise<number> {
    const { store, now } = this.context;
    return stored(await store.attempts.seen({ key, now: now() }));
  }

  private slots({ recipient, body }: TakenNotice) {
    const slot = (name: string, length: number) => {
      const number = Math.floor(this.context.now() / length);
      return { key: `mail:${name}:${number}`, length, end: (number + 1) * length };
    };
    const { game } = body as GameNews;
    return { byPerson: slot(recipient, HOUR), byGame: slot(`${recipient}:${game}`, GATHERED) };
  }
}

const kindsIn = ({ body }: TakenNotice): readonly string[] =>
  (body as GameNews).items.map(({ kind }) => kind);
