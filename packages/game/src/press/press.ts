import { fail, ok, type Result } from "@chancery/engine";
import { mayTalk } from "../clock/clock.ts";
import type { Audience, Command } from "../command.ts";
import type { Commands } from "../command-entry.ts";
import { readAnswer, readDeal } from "../deals/offer-deal.ts";
import type { Draft } from "../draft.ts";
import { gameOf, powersBySeat } from "../game-of.ts";
import { noSuchPower, type Refusal, refusal } from "../refusal.ts";
import { attendedBy } from "../room/presence.ts";
import { refereeOf, isReferee as referees } from "../standing.ts";
import {
  type Answered,
  holdersOf,
  type Message,
  memberOf,
  type Offered,
  seatOf,
  type Table,
} from "../table.ts";
import { channelNamed, EVERYBODY, partiesOf, REFEREE } from "./channel.ts";
import { mutedBy } from "./mute.ts";
import { closedByPress, mayWrite } from "./silence.ts";

export const PRESS_COMMANDS = {
  say: {
    who: ["player", "referee"],
    when: ["playing", "ended"],
    if: (table, id) =>
      referees(table, id) || (seatOf(table, id) !== null && (mayWrite(table) || refereeOf(table) !== null)),
    run: (draft, command, id) => say(draft, id, command),
  },
  hear: { who: ["player"], when: ["playing"], run: (draft, command, id) => hear(draft, id, command) },
  read: { who: ["member"], run: (draft, command, id) => markRead(draft, id, command) },
} satisfies Partial<Commands>;

const LONGEST_MESSAGE = 10_000;

/** How many characters one side can send in a turn, all can in a game, and the shortest message counts as. */
const MOST_SAID = 500_000;
const MOST_IN_GAME = 5_000_000;
const LEAST_COUNTED = 200;

const counted = ({ text }: Pick<Message, "text">): number => Math.max(LEAST_COUNTED, text.length);

/** Whether another message is more than one side may send in a turn, or more than a game holds. */
function isTooMuch(
  { messages, turns }: Table,
  { from, text }: Pick<Message, "from" | "text">,
): Refusal | undefined {
  const since = turns.at(-1)?.at ?? 0;
  let said = counted({ text });
  let all = said;
  for (const message of messages) {
    all += counted(message);
    if (message.from === from && message.at >= since) said += counted(message);
  }
  if (all > MOST_IN_GAME) return refusal("too-many-messages", "game");
  return said > MOST_SAID ? refusal("too-many-messages") : undefined;
}

function channelOf(table: Table, from: string, to: Audience): string {
  if (to === EVERYBODY) return EVERYBODY;
  const parties = new Set([from, ...(to === REFEREE ? [REFEREE] : to)]);
  const { powers } = gameOf(table).rules;
  const names = [...powers.map(({ name }) => name), REFEREE];
  return channelNamed(names.filter((name) => parties.has(name)));
}

/** Says something in public, to some powers, or to the referee, who can always be asked. */
function say(draft: Draft, id: string, command: Command & { type: "say" }): Refusal | undefined {
  const { table } = draft;
  const { as, to, text, sayings = [] } = command;
  if (sayings.length > 0 && !isBot(table, id)) return refusal("not-entitled");
  const bySeat = powersBySeat(table);
  const seat = seatOf(table, id);
  const isReferee = referees(table, id);
  const mine = seat === null ? [] : bySeat[seat];
  if (as === null ? !isReferee : !mine.includes(as)) return refusal("not-your-power");
  if (text.trim() === "" && !command.deal && !command.answer && sayings.length === 0)
    return refusal("empty-text");
  if (text.length > LONGEST_MESSAGE) return refusal("text-too-long", "most", { most: LONGEST_MESSAGE });
  const heard = [...bySeat.flat(), ...(refereeOf(table) === null ? [] : [REFEREE])];
  const unknown = Array.isArray(to) ? to.find((party) => !heard.includes(party)) : undefined;
  if (unknown !== undefined) return noSuchPower(unknown, bySeat.flat());
  if (to === REFEREE && isReferee) return refusal("nobody-to-talk-to");
  if (to === REFEREE && refereeOf(table) === null) return refusal("nobody-to-talk-to", "referee");
  const self = isReferee ? [REFEREE] : mine;
  const isOwn = Array.isArray(to) && to.every((party) => self.includes(party));
  // The delegates of a delegation can always talk to each other (R20).
  const isDelegation = isOwn && !isReferee && table.room !== null;
  if (isOwn && !isDelegation) return refusal("nobody-to-talk-to");
  // Delegates at a conference reach only their own delegation, and not while orders are written (R93, R94).
  const isAtConference = !isReferee && attendedBy(table, id) !== null;
  if (isAtConference && to !== REFEREE && !isDelegation) return refusal("at-conference");
  const isApart =
    isDelegation &&
    !mayTalk(table) &&
    holdersOf(table.seats[seat ?? 0]).some((each) => attendedBy(table, each));
  if (isApart) return refusal("talk-closed");
  if (!isReferee && to !== REFEREE && !isDelegation) {
    const closed = closedByPress(table, command) ?? (mayTalk(table) ? undefined : refusal("talk-closed"));
    if (closed) return closed;
  }
  const from = as ?? REFEREE;
  const tooMuch = isTooMuch(table, { from, text });
  if (tooMuch) return tooMuch;
  const channel = channelOf(table, from, to);
  const brought = readWhatComes(table, id, { channel, from }, mine, command);
  if (!brought.ok) return brought.error;
  draft.add({ type: "said", channel, from, text, ...brought.value, ...(sayings.length > 0 && { sayings }) });
  // Partners speak with one voice: the writer has read it.
  if (isDelegation) draft.add({ type: "read", member: id, channel, upTo: draft.table.messages.length });
  return undefined;
}

const isBot = (table: Table, id: string): boolean => table.bots.some((bot) => bot.id === id);

/** Notes what a bot has understood of a message to it. */
function hear(
  draft: Draft,
  id: string,
  { as, channel, message: number, sayings }: Command & { type: "hear" },
): Refusal | undefined {
  const { table } = draft;
  if (!isBot(table, id)) return refusal("not-entitled");
  const heard = messagesFor(table, id).filter(({ message }) => message.channel === channel)[number - 1];
  if (!heard || heard.message.from === as || heard.message.heard) return refusal("unchanged");
  draft.add({ type: "heard", by: as, message: heard.index, sayings });
  return undefined;
}

interface Brought {
  readonly deal?: Offered;
  readonly answer?: Answered;
}

/** What comes with a message: a deal, or the answer to one. */
function readWhatComes(
  table: Table,
  id: string,
  heading: Pick<Message, "channel" | "from">,
  mine: readonly string[],
  { deal, answer }: Command & { type: "say" },
): Result<Brought, Refusal> {
  if (deal && answer) return fail(refusal("bad-deal", "both"));
  if (deal) {
    const read = readDeal(table, heading, mine, deal);
    return read.ok ? ok({ deal: read.value }) : read;
  }
  if (!answer) return ok({});
  const heard = messagesFor(table, id).filter(({ message }) => message.channel === heading.channel);
  const read = readAnswer(table, heading, heard[answer.message - 1]?.index ?? -1, answer);
  return read.ok ? ok({ answer: read.value }) : read;
}

/** A message with its number among all of the table. */
export interface Heard {
  readonly index: number;
  readonly message: Message;
}

/**
 * From which message on someone reads a channel: public ones from the first; those of their powers, of which people who take
 * over a seat see only what was said since; the referee's own, and all where that was agreed. Infinity for those of others.
 */
function hearing(table: Table, id: string | null): (channel: string) => number {
  const seat = id === null ? null : seatOf(table, id);
  const role = id === null ? "spectator" : (memberOf(table, id)?.role ?? "spectator");
  const mine = seat === null || table.status === "lobby" ? [] : powersBySeat(table)[seat];
  const from = seat === null ? 0 : table.seats[seat].messagesBefore;
  const isOpen = table.status === "ended" && table.setup.reveal.press;
  // Delegates at a conference hear of the Situation Room from their own delegation only (R93).
  const isApart = id !== null && attendedBy(table, id) !== null;
  const reaches = (party: string): boolean => !isApart || mine.includes(party) || party === REFEREE;
  const readsAll = isOpen || (role === REFEREE && table.setup.refereeReads);
  const startOf = (channel: string): number => {
    const parties = partiesOf(channel);
    if (readsAll || channel === EVERYBODY || (role === REFEREE && parties.includes(REFEREE))) return 0;
    const isOwn = mine.some((power) => parties.includes(power)) && parties.every(reaches);
    return isOwn ? from : Number.POSITIVE_INFINITY;
  };
  return byChannel(startOf);
}

/** Remembers what was computed for each channel: there are far more messages than channels. */
function byChannel<T>(compute: (channel: string) => T): (channel: string) => T {
  const known = new Map<string, T>();
  return (channel) => {
    const value = known.get(channel) ?? compute(channel);
    known.set(channel, value);
    return value;
  };
}

/** The messages someone may read. */
export function messagesFor(table: Table, id: string | null): readonly Heard[] {
  const startOf = hearing(table, id);
  return table.messages.flatMap((message, index) =>
    index >= startOf(message.channel) ? [{ index, message }] : [],
  );
}

/** Notes how far someone has read. */
function markRead(draft: Draft, id: string, command: Command & { type: "read" }): Refusal | undefined {
  const { table } = draft;
  const { channel, count } = command;
  const heard = messagesFor(table, id).filter(({ message }) => message.channel === channel);
  const last = heard[count - 1];
  if (!last) return refusal("no-such-channel");
  const upTo = last.index + 1;
  if ((table.read[id]?.[channel] ?? 0) >= upTo) return refusal("unchanged");
  draft.add({ type: "read", member: id, channel, upTo });
  return undefined;
}

/**
 * Whether a member has yet to read a message that they may read. Their own and muted ones count as read, their partner's
 * don't.
 */
function unreadBy(table: Table, id: string): (heard: Heard) => boolean {
  const seat = seatOf(table, id);
  const mine = seat === null ? [] : powersBySeat(table)[seat];
  const isReferee = memberOf(table, id)?.role === REFEREE;
  const muted = mutedBy(table, id);
  const read = byChannel((channel) => ({
    upTo: table.read[id]?.[channel] ?? 0,
    silent: [...(isReferee ? [REFEREE] : mine.filter((power) => power !== channel)), ...muted],
  }));
  return ({ index, message: { channel, from } }) => {
    const { upTo, silent } = read(channel);
    return index >= upTo && !silent.includes(from);
  };
}

/** How many messages of those that a member may read they haven't read in a channel. */
export const unreadIn = (table: Table, id: string, heard: readonly Heard[], channel: string): number => {
  const isUnread = unreadBy(table, id);
  return heard.filter((each) => each.message.channel === channel && isUnread(each)).length;
};

/** How many messages a member hasn't read. */
export function unreadOf(table: Table, id: string): number {
  if (table.status === "lobby") return 0;
  const startOf = hearing(table, id);
  const isUnread = unreadBy(table, id);
  return table.messages.filter(
    (message, index) => index >= startOf(message.channel) && isUnread({ index, message }),
  ).length;
}
