import type { Talks } from "@chancery/api";
import { mayTalk } from "../clock/clock.ts";
import { callable, isNegotiating } from "../clock/duties.ts";
import type { Command } from "../command.ts";
import { dealsSeen, owesAnswer } from "../deals/deals-seen.ts";
import { openTo } from "../entitled.ts";
import { powersBySeat } from "../game-of.ts";
import { partiesOf, REFEREE } from "../press/channel.ts";
import { messagesFor } from "../press/press.ts";
import { mayDeal } from "../press/silence.ts";
import { attendedBy } from "../room/presence.ts";
import { botAt, currentTurn, isPersons, type Message, seatOf, sheetOf, type Table } from "../table.ts";

/** Seats whose bots have something to do now: to order, to say that they're ready, or to answer a deal or a proposal. */
export function botsToMove(table: Table): readonly number[] {
  if (table.status !== "playing" || table.bots.length === 0) return [];
  return [...table.seats.keys()].filter((seat) => {
    const bot = botAt(table, seat);
    if (!bot) return false;
    const may = openTo(table, bot.id);
    if (may.includes("ready") && !table.ready.includes(seat)) return true;
    if (owesVote(table, seat) && may.includes("vote")) return true;
    if (mayNegotiate(table, bot.id) && (owesAnswer(table, bot.id) || owesReply(table, bot.id))) return true;
    return !isNegotiating(table) && may.includes("save") && owesOrders(table, seat);
  });
}

/** What a bot knows of deals and, while it can talk, of those it could make one with. */
export function talksOf(table: Table, id: string): Talks {
  const deals = dealsSeen(table, id);
  if (!mayNegotiate(table, id)) {
    const settled = deals.map((seen) => ({ ...seen, deal: { ...seen.deal, mayAnswer: [] } }));
    return { deals: settled, people: [], bots: [], lines: [], used: [] };
  }
  const powersOn = (isPlayed: (seat: number) => boolean): string[] =>
    powersBySeat(table).flatMap((powers, seat) => (isPlayed(seat) ? powers : []));
  return {
    deals,
    ...linesFor(table, id),
    people: powersOn((seat) => isPersons(table, seat)),
    bots: powersOn((seat) => botAt(table, seat) !== undefined && seat !== seatOf(table, id)),
  };
}

const mayNegotiate = (table: Table, id: string): boolean =>
  mayTalk(table) && mayDeal(table) && attendedBy(table, id) === null;

/** How many turns back a bot remembers what was said. */
const REMEMBERED = 1;

/** What was said one to one between a bot and others lately, and all that the bot has said. */
function linesFor(table: Table, id: string): Required<Pick<Talks, "lines" | "used">> {
  const seat = seatOf(table, id);
  const own = seat === null ? [] : powersBySeat(table)[seat];
  const counts = new Map<string, number>();
  const heard = messagesFor(table, id).map(({ message }) => {
    const number = (counts.get(message.channel) ?? 0) + 1;
    counts.set(message.channel, number);
    return { message, number };
  });
  const used = heard.flatMap(({ message: { from, sayings = [] } }) => (own.includes(from) ? sayings : []));
  const current = currentTurn(table).number;
  const lines = heard.flatMap(({ message, number }) => {
    const { turn } = message;
    if (turn < current - REMEMBERED || !isBetweenTwo(message)) return [];
    const { channel, from, text, sayings = [], heard: understood = [] } = message;
    const isNew = waits(table, message, own);
    return [
      { channel, parties: partiesOf(channel), number, turn, from, text, sayings, heard: understood, isNew },
    ];
  });
  return { lines, used };
}

const isBetweenTwo = ({ channel }: Message): boolean => {
  const parties = partiesOf(channel);
  return parties.length === 2 && !parties.includes(REFEREE);
};

/** Whether a person's message waits for a bot to read it: what was said before the present turn doesn't. */
const waits = (
  table: Table,
  { turn, from, text, heard, channel }: Message,
  own: readonly string[],
): boolean =>
  heard === undefined &&
  text !== "" &&
  !own.includes(from) &&
  turn === currentTurn(table).number &&
  partiesOf(channel).some((party) => own.includes(party));

/** Whether somebody has written to a bot that hasn't read it. */
function owesReply(table: Table, id: string): boolean {
  const seat = seatOf(table, id);
  if (seat === null) return false;
  const own = powersBySeat(table)[seat];
  const { number } = currentTurn(table);
  const recent = table.messages.slice(table.messages.findLastIndex(({ turn }) => turn < number) + 1);
  if (!recent.some((message) => isBetweenTwo(message) && waits(table, message, own))) return false;
  return messagesFor(table, id).some(({ message }) => isBetweenTwo(message) && waits(table, message, own));
}

/** Whether an open proposal waits for a seat's vote. Who would win by a concession isn't asked. */
function owesVote(table: Table, seat: number): boolean {
  const { proposal, seats } = table;
  if (!proposal || seats[seat].vote !== null) return false;
  return proposal.vote.how !== "concession" || !powersBySeat(table)[seat].includes(proposal.vote.to);
}

const owesOrders = (table: Table, seat: number): boolean =>
  callable(table)[seat].some((power) => sheetOf(currentTurn(table), power) === undefined);

type BotCommand = Extract<
  Command,
  { readonly type: "save" | "say" | "hear" | "vote" | "propose" | "ready" | "room" }
>;

/** What is still left of what a bot set out to do on a seat. Someone may have been quicker. */
export function stillToDo(
  table: Table,
  seat: number,
  commands: readonly BotCommand[],
): readonly BotCommand[] {
  if (!botsToMove(table).includes(seat)) return [];
  const turn = currentTurn(table);
  // A bot may rewrite its own orders when it agrees to a deal; orders others wrote for it stay.
  const agreed = commands.flatMap((command) =>
    command.type === "say" && (command.answer?.accept || (command.sayings && command.deal))
      ? [command.as]
      : [],
  );
  return commands.filter((command) => {
    if (command.type === "ready") return table.ready.includes(seat) !== command.ready;
    if (command.type === "say" || command.type === "hear" || command.type === "room") return true;
    if (command.type === "vote" || command.type === "propose") return owesVote(table, seat);
    const sheet = sheetOf(turn, command.power);
    return sheet === undefined || (!sheet.onBehalf && agreed.includes(command.power));
  });
}
