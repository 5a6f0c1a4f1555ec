import type { Chronicle, NewsKind, NoteKind } from "@chancery/api";
import { officialsOf } from "@chancery/variants/officials";
import { chronicleOf } from "./chronicle.ts";
import { waitedFor } from "./duties.ts";
import type { Entry } from "./event.ts";
import { powersBySeat } from "./game-of.ts";
import { EVERYBODY, messagesFor, partiesOf, REFEREE, unreadIn } from "./press.ts";
import { currentTurn, type Member, seatOf, type Table } from "./table.ts";

/** A sentence for whoever is not looking at the table, and the moment it is about, if any. */
export interface NewsItem {
  readonly kind: NewsKind;
  readonly text: string;
  readonly time: number | null;
}

/** What is new for somebody. */
export interface News {
  /** A member; null for whoever follows the game by what everybody at the table may know. */
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
  announced: "table",
  ended: "table",
};

/**
 * What is new after some entries, for each who should hear of it. It is made of the public record and of what
 * concerns somebody himself, so it holds no orders, no message and nobody's name.
 */
export function newsOf(before: Table | null, entries: readonly Entry[], after: Table): readonly News[] {
  const record = chronicleOf(after)
    .slice(before?.notes.length ?? 0)
    .flatMap(publicItem);
  const author = entries[0]?.by ?? null;
  const everybody = [...record, ...publicReminders(entries, after)];
  const own = after.members.map(({ id }): News => {
    // Nobody needs to be told what he has just done; what comes of it, everybody does.
    const heard = record.filter(({ kind }) => kind !== "table" || id !== author);
    const items = [
      ...heard,
      ...turnOf(entries, after, id),
      ...remindersFor(entries, after, id),
      ...messagesTo(before, entries, after, id),
    ];
    return { member: id, items: items.filter(({ kind }) => isFor(after, kind)) };
  });
  return [{ member: null, items: everybody }, ...own].filter(({ items }) => items.length > 0);
}

/** At live tables people are present: they hear elsewhere only that something is about to happen, or is over. */
const isFor = ({ setup }: Table, kind: NewsKind): boolean => setup.clock.kind !== "live" || kind === "table";

function publicItem({ what, sentence, time }: Chronicle): readonly NewsItem[] {
  const kind = PUBLIC[what];
  return kind ? [{ kind, text: `${sentence}.`, time }] : [];
}

/** That somebody has to order, or to agree, as soon as he can. */
function turnOf(entries: readonly Entry[], after: Table, id: string): readonly NewsItem[] {
  if (!entries.some(({ event }) => event.type === "opened" || event.type === "stage")) return [];
  const seat = seatOf(after, id);
  if (after.status !== "playing" || seat === null || !waitedFor(after).includes(seat)) return [];
  const powers = powersBySeat(after)[seat].join(" and ");
  const text = `It is your turn in ${currentTurn(after).phase}, for ${powers}.`;
  return [{ kind: "turns", text, time: after.clock.deadline }];
}

function remindersFor(entries: readonly Entry[], after: Table, id: string): readonly NewsItem[] {
  const seat = seatOf(after, id);
  return entries.flatMap(({ event }): readonly NewsItem[] => {
    if (event.type !== "reminded" || seat === null || !event.seats.includes(seat)) return [];
    const text = `${span(event.minutes)} left for ${currentTurn(after).phase}, and you are not ready.`;
    return [{ kind: "reminders", text, time: after.clock.deadline }];
  });
}

/** That anybody is reminded tells that somebody is not ready, so it is told only where that is shown anyway. */
function publicReminders(entries: readonly Entry[], after: Table): readonly NewsItem[] {
  if (!after.setup.showReady) return [];
  return entries.flatMap(({ event }): readonly NewsItem[] => {
    if (event.type !== "reminded") return [];
    const powers = event.seats.flatMap((seat) => powersBySeat(after)[seat]).join(", ");
    const text = `${span(event.minutes)} left for ${currentTurn(after).phase}; not ready: ${powers}.`;
    return [{ kind: "reminders", text, time: after.clock.deadline }];
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
    if (unreadIn(before, id, messagesFor(before, id), event.channel) > 0) return [];
    const { The, does } = officialsOf(after.setup);
    const who = event.from === REFEREE ? `${The} ${does("have")}` : `${event.from} has`;
    const whom = event.channel === EVERYBODY ? "everybody" : "you";
    return [{ kind: "messages", text: `${who} written to ${whom}.`, time: null }];
  });
}

/** Whether a message is meant for somebody; that he may read it too is not enough. */
function isAddressed(table: Table, { id, role }: Member, channel: string): boolean {
  const parties = partiesOf(channel);
  if (role === "referee") return channel === EVERYBODY || parties.includes(REFEREE);
  const seat = seatOf(table, id);
  return (
    seat !== null &&
    (channel === EVERYBODY || powersBySeat(table)[seat].some((power) => parties.includes(power)))
  );
}

function span(minutes: number): string {
  if (minutes % 60 !== 0 || minutes === 0) return minutes === 1 ? "1 minute is" : `${minutes} minutes are`;
  const hours = minutes / 60;
  return hours === 1 ? "1 hour is" : `${hours} hours are`;
}
