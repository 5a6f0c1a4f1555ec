import { BOT_CHARACTERS, type BotCharacter, type BotLevel } from "@chancery/api";
import type { Command } from "../command.ts";
import type { Commands } from "../command-entry.ts";
import type { Draft } from "../draft.ts";
import { powersBySeat } from "../game-of.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { delegatesOf } from "../room/delegations/delegations.ts";
import { isAlive, isOut } from "../seats/seats.ts";
import { capacitiesOf, isReferee } from "../standing.ts";
import { botAt, type Table } from "../table.ts";
import { restore } from "../turns/restore.ts";

export const BOT_COMMANDS = {
  "add-bot": {
    who: ["host", "referee"],
    when: ["lobby", "playing"],
    if: mayAddBots,
    run: (draft, command, id) => addBot(draft, id, command),
  },
  "fill-with-bots": {
    who: ["host", "referee", "player"],
    when: ["lobby", "playing"],
    if: mayAddBots,
    run: (draft, command, id) => fillWithBots(draft, id, command),
  },
  "remove-bot": {
    who: ["host", "referee"],
    when: ["lobby", "playing"],
    if: (table, id) =>
      table.bots.length > 0 &&
      (table.status === "lobby" || capacitiesOf(table, { member: id }).has("official")),
    run: (draft, command, id) => removeBot(draft, id, command),
  },
} satisfies Partial<Commands>;

/** Adds a bot: to a seat or, before the game, to the players who get a seat when it starts. */
function addBot(
  draft: Draft,
  id: string,
  { seat: wanted, level, character }: Command & { type: "add-bot" },
): Refusal | undefined {
  const { table } = draft;
  const refused = barred(table, id);
  if (refused) return refused;
  if (wanted !== null && table.seats[wanted] === undefined) return refusal("no-such-seat");
  if (table.status === "lobby" && !table.room) {
    if (wanted !== null && table.setup.assignment === "random") return refusal("powers-drawn");
    if (placesLeft(table) < 1) return refusal("table-full");
    if (wanted !== null && table.seats[wanted].holder !== null) return refusal("seat-held");
    sitDown(draft, wanted, level, character);
    return undefined;
  }
  const seat = wanted ?? emptySeats(table)[0];
  if (seat === undefined) return refusal("table-full");
  if (table.seats[seat].holder !== null) return refusal("seat-held");
  if (isOut(table, seat)) return refusal("eliminated-for-good");
  if (!isAlive(table, seat)) return refusal("no-units-left");
  sitDown(draft, seat, level, character);
  return undefined;
}

/** Fills every empty seat with a bot, of one character after the other. */
function fillWithBots(
  draft: Draft,
  id: string,
  { level }: Command & { type: "fill-with-bots" },
): Refusal | undefined {
  const { table } = draft;
  const refused = barred(table, id);
  if (refused) return refused;
  const isOpen = table.status === "lobby" && !table.room;
  const seats = isOpen ? Array<null>(Math.max(0, placesLeft(table))).fill(null) : emptySeats(table);
  if (seats.length === 0) return refusal("unchanged");
  for (const seat of seats) sitDown(draft, seat, level, nextCharacter(draft));
  return undefined;
}

function removeBot(draft: Draft, id: string, { bot }: Command & { type: "remove-bot" }): Refusal | undefined {
  const { table } = draft;
  if (!looksAfter(table, id)) return refusal("not-entitled", "official");
  if (!table.bots.some((each) => each.id === bot)) return refusal("no-such-bot");
  const seat = seatWith(table, bot);
  const powers = seat === null || table.status === "lobby" ? [] : powersBySeat(table)[seat];
  draft.add({ type: "bot-removed", bot, seat, powers, why: "removed" });
  return undefined;
}

/** A bot plays for someone who is missing, if that was agreed and there is something to play with. */
export function standIn(draft: Draft, seat: number): void {
  const { table } = draft;
  const { standIn: level } = table.setup;
  if (!level || table.status !== "playing" || table.seats[seat].holder !== null) return;
  if (!isOut(table, seat) && isAlive(table, seat))
    sitDown(draft, seat, level, nextCharacter(draft), "stand-in");
}

/** Before the game, a bot makes room for a person who comes when all seats are taken: one without a seat, if there is one. */
export function makeRoom(draft: Draft): void {
  const { table } = draft;
  if (placesLeft(table) > 0) return;
  const bot = table.bots.findLast(({ id }) => seatWith(table, id) === null) ?? table.bots.at(-1);
  if (bot)
    draft.follow({
      type: "bot-removed",
      bot: bot.id,
      seat: seatWith(table, bot.id),
      powers: [],
      why: "relieved",
    });
}

/** Who may add bots: before the game its host and game master, and players who have waited for long; then the game master or the host, in a rated game only if that was agreed. */
function barred(table: Table, id: string): Refusal | undefined {
  if (table.status === "lobby") {
    const capacities = capacitiesOf(table, { member: id });
    const isTheirs = capacities.has("host") || capacities.has("referee") || table.botsOffered === true;
    if (!isTheirs) return refusal("not-entitled", "host-referee");
    return table.setup.rated ? refusal("people-only") : undefined;
  }
  if (!looksAfter(table, id)) return refusal("not-entitled", "official");
  return isReferee(table, id) || table.setup.standIn || !table.setup.rated
    ? undefined
    : refusal("no-stand-ins");
}

const looksAfter = (table: Table, id: string): boolean =>
  table.status === "lobby" || capacitiesOf(table, { member: id }).has("official");

/** How many more can join before the game. */
const placesLeft = (table: Table): number =>
  table.seats.length * delegatesOf(table) -
  table.members.filter(({ role }) => role === "player").length -
  table.bots.length;

const emptySeats = (table: Table): readonly number[] =>
  [...table.seats.keys()].filter(
    (seat) => table.seats[seat].holder === null && isAlive(table, seat) && !isOut(table, seat),
  );

const seatWith = (table: Table, bot: string): number | null => {
  const seat = table.seats.findIndex((_, index) => botAt(table, index)?.id === bot);
  return seat < 0 ? null : seat;
};

function sitDown(
  draft: Draft,
  seat: number | null,
  level: BotLevel,
  character: BotCharacter,
  why: "added" | "stand-in" = "added",
): void {
  const number = draft.table.botsSoFar + 1;
  const seed = ((draft.port.seed ?? 0) + Math.imul(number, 0x9e3779b1)) >>> 0;
  const event = {
    type: "bot-added",
    bot: { id: `bot-${number}`, level, character, seed },
    seat,
    why,
  } as const;
  if (why === "added") draft.add(event);
  else draft.follow(event);
  if (seat !== null && draft.table.status === "playing") restore(draft, powersBySeat(draft.table)[seat]);
}

const nextCharacter = ({ table, port }: Draft): BotCharacter =>
  BOT_CHARACTERS[((port.seed ?? 0) + table.botsSoFar) % BOT_CHARACTERS.length];

/** In play, a host without a game master adds bots to a rated game only where that was agreed. */
function mayAddBots(table: Table, id: string): boolean {
  if (table.status === "lobby" && !table.setup.rated)
    if (table.botsOffered === true || table.host === id || isReferee(table, id)) return true;
  const isOfficial = capacitiesOf(table, { member: id }).has("official");
  return isOfficial && (isReferee(table, id) || table.setup.standIn !== undefined || !table.setup.rated);
}
