import type { NewsKind, NoteKind } from "@chancery/api";
import type { Statement } from "@chancery/messages";
import { waitedFor } from "../clock/duties.ts";
import { span } from "../clock/span.ts";
import type { Entry } from "../event.ts";
import { powersBySeat } from "../game-of.ts";
import { missingPlayers, queueOf } from "../lobby/gathering.ts";
import { EVERYBODY, partiesOf, REFEREE } from "../press/channel.ts";
import { mutedBy } from "../press/mute.ts";
import { messagesFor, unreadIn } from "../press/press.ts";
import { currentTurn, type Member, type Note, seatOf, type Table } from "../table.ts";
import { statementOf } from "../views/chronicle.ts";
import { officialsIn } from "../views/words.ts";

/** Something for people who aren't looking at the game, and the moment it is about, if any. */
export interface NewsItem {
  readonly kind: NewsKind;
  readonly said: Statement;
  readonly time: number | null;
}

/** What is new for someone. */
export interface News {
  /** A member; null for someone who follows the game by its public record. */
  readonly member: string | null;
  readonly items: readonly NewsItem[];
}

/** Which lines of the public record are news, and of which kind. Who comes and goes before the game is none. */
const PUBLIC: Readonly<Partial<Record<NoteKind, NewsKind>>> = {
  started: "table",
  opened: "results",
  processed: "results",
  stage: "table",
  paused: "table",
  resumed: "table",
  extended: "table",
  grace: "table",
  overdue: "table",
  "deadline-moved": "table",
  vacated: "table",
  offered: "table",
  "taken-over": "table",
  applied: "table",
  "admission-ended": "table",
  "bot-added": "table",
  "bot-removed": "table",
  announced: "table",
  proposed: "table",
  "proposal-ended": "table",
  "time-asked": "table",
  "time-refused": "table",
  ended: "table",
};

/**
 * What is new after some entries, for each person who should hear of it. It's made of the public record and of
 * what concerns that person, so it holds no orders, no message and nobody's name.
 */
export function newsOf(before: Table | null, entries: readonly Entry[], after: Table): readonly News[] {
  const record = after.notes.slice(before?.notes.length ?? 0).flatMap((note) => publicItem(after, note));
  const author = entries[0]?.by ?? null;
  const everybody = [...record, ...publicReminders(entries, after)];
  const own = after.members.map(({ id }): News => {
    // Nobody needs to be told what they have just done; everyone needs to know what comes of it.
    const heard = record.filter(({ kind }) => kind !== "table" || id !== author);
    const items = [
      ...heard,
      ...missedBy(before, entries, after, id),
      ...turnOf(entries, after, id),
      ...remindersFor(entries, after, id),
      ...changesFor(entries, after, id),
      ...messagesTo(before, entries, after, id),
      ...botsFor(entries, after),
    ];
    return { member: id, items: items.filter(({ kind }) => isFor(after, kind)) };
  });
  const waiting = queueOf(after).map(
    ({ id }): News => ({ member: id, items: placesFor(entries, after, id) }),
  );
  return [{ member: null, items: everybody }, ...merged([...own, ...waiting])].filter(
    ({ items }) => items.length > 0,
  );
}

/** One piece of news for each person: those on the waiting list may watch the game as well. */
const merged = (all: readonly News[]): readonly News[] =>
  [...Map.groupBy(all, ({ member }) => member)].map(([member, news]) => ({
    member,
    items: news.flatMap(({ items }) => items),
  }));

/** A place that has become free for someone. */
const placesFor = (entries: readonly Entry[], after: Table, id: string): readonly NewsItem[] =>
  entries.flatMap(({ event }): readonly NewsItem[] => {
    if (event.type !== "place-offered" || event.member !== id) return [];
    const said =
      event.seat === null
        ? { code: "place-offered" }
        : { code: "seat-offered", powers: powersBySeat(after)[event.seat] };
    return [{ kind: "table", said, time: event.until }];
  });

/** Players are still missing, and bots could play instead. */
const botsFor = (entries: readonly Entry[], after: Table): readonly NewsItem[] =>
  entries.some(({ event }) => event.type === "bots-offered") && missingPlayers(after) > 0
    ? [{ kind: "table", said: { code: "bots-offered", count: missingPlayers(after) }, time: null }]
    : [];

/** At live tables people are present: they hear elsewhere only that something is about to happen, or is over. */
const isFor = ({ setup }: Table, kind: NewsKind): boolean => setup.clock.kind !== "live" || kind === "table";

function publicItem(table: Table, note: Note): readonly NewsItem[] {
  // People and bots who join before the game are no news.
  const kind = note.turn === 0 && note.what.startsWith("bot-") ? undefined : PUBLIC[note.what];
  return kind ? [{ kind, said: statementOf(table, note), time: note.time }] : [];
}

/** That someone missed a phase, and what comes of it: for them alone, unless it costs them their seat. */
function missedBy(
  before: Table | null,
  entries: readonly Entry[],
  after: Table,
  id: string,
): readonly NewsItem[] {
  const { setup, status } = after;
  const seat = before ? seatOf(before, id) : null;
  if (!before || seat === null || status !== "playing") return [];
  return entries.flatMap(({ event }): readonly NewsItem[] => {
    if (event.type !== "processed" || !event.attendance?.missed.includes(id)) return [];
    const { phase } = before.turns[event.turn - 1];
    const then = setup.standIn ? "bot" : "nobody";
    const left = setup.replacement.afterMissed - event.missed[seat];
    const said =
      seatOf(after, id) === null
        ? { code: "missed-out", phase, powers: powersBySeat(after)[seat], then }
        : { code: "missed", phase, left, then };
    // People at live tables who miss a phase aren't there.
    return [{ kind: setup.clock.kind === "live" ? "table" : "turns", said, time: null }];
  });
}

/** Someone has to order, or to agree, as soon as they can. */
function turnOf(entries: readonly Entry[], after: Table, id: string): readonly NewsItem[] {
  if (!entries.some(({ event }) => event.type === "opened" || event.type === "stage")) return [];
  const seat = seatOf(after, id);
  if (after.status !== "playing" || seat === null || !waitedFor(after).includes(seat)) return [];
  const said = { code: "your-turn", phase: currentTurn(after).phase, powers: powersBySeat(after)[seat] };
  return [{ kind: "turns", said, time: after.clock.deadline }];
}

function remindersFor(entries: readonly Entry[], after: Table, id: string): readonly NewsItem[] {
  const seat = seatOf(after, id);
  return entries.flatMap(({ event }): readonly NewsItem[] => {
    if (event.type !== "reminded" || seat === null || !event.seats.includes(seat)) return [];
    const { unit, count } = span(event.minutes);
    const said = { code: `${unit}-left`, count, phase: currentTurn(after).phase };
    return [{ kind: "reminders", said, time: after.clock.deadline }];
  });
}

/** Someone's orders have been changed by others. */
function changesFor(entries: readonly Entry[], after: Table, id: string): readonly NewsItem[] {
  const seat = seatOf(after, id);
  const own = seat === null ? [] : powersBySeat(after)[seat];
  return entries.flatMap(({ event }): readonly NewsItem[] => {
    if (event.type !== "saved" || !event.onBehalf || !own.includes(event.receipt.power)) return [];
    const said = {
      code: "orders-changed",
      by: officialsIn(after.setup.variant),
      power: event.receipt.power,
    };
    return [{ kind: "table", said, time: null }];
  });
}

/** That anyone is reminded tells that someone is not ready, so it is told only where that is shown anyway. */
function publicReminders(entries: readonly Entry[], after: Table): readonly NewsItem[] {
  if (!after.setup.showReady) return [];
  return entries.flatMap(({ event }): readonly NewsItem[] => {
    if (event.type !== "reminded") return [];
    const { unit, count } = span(event.minutes);
    const powers = event.seats.flatMap((seat) => powersBySeat(after)[seat]);
    const said = { code: `${unit}-left-for`, count, phase: currentTurn(after).phase, powers };
    return [{ kind: "reminders", said, time: after.clock.deadline }];
  });
}

/** That there is something to read: once, until it has been read. */
function messagesTo(
  before: Table | null,
  entries: readonly Entry[],
  after: Table,
  id: string,
): readonly NewsItem[] {
  const member = after.members.find((each) => each.id === id) as Member;
  return entries.flatMap(({ by, event }): readonly NewsItem[] => {
    if (event.type !== "said" || !before || by === id || !isAddressed(after, member, event.channel))
      return [];
    if (mutedBy(after, id).includes(event.from)) return [];
    if (unreadIn(before, id, messagesFor(before, id), event.channel) > 0) return [];
    const whom = event.channel === EVERYBODY ? "all" : "you";
    const said =
      event.from === REFEREE
        ? { code: `officials-to-${whom}`, by: officialsIn(after.setup.variant) }
        : { code: `message-to-${whom}`, power: event.from };
    return [{ kind: "messages", said, time: null }];
  });
}

/** Whether a message is meant for someone; that they may read it too is not enough. */
function isAddressed(table: Table, { id, role }: Member, channel: string): boolean {
  const parties = partiesOf(channel);
  if (role === "referee") return channel === EVERYBODY || parties.includes(REFEREE);
  const seat = seatOf(table, id);
  return (
    seat !== null &&
    (channel === EVERYBODY || powersBySeat(table)[seat].some((power) => parties.includes(power)))
  );
}
