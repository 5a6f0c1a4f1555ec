import type {
  Bot,
  Chronicle,
  Deal,
  DealReason,
  Ending,
  Role,
  Saying,
  Setup,
  Sheet,
  TurnResult,
  TurnSummary,
  Vote,
} from "@chancery/api";
import type { EventReport, OrderReport } from "@chancery/contract";
import type { PositionJson } from "@chancery/engine";
import type { Statement } from "@chancery/messages";
import type { Away, Conduct, ExtensionVote } from "./conduct/attendance.ts";
import type { Room } from "./room/room.ts";

/** What a game is called, and what its host says about it. */
export type Description = Pick<Setup, "name" | "description" | "tags">;

/** Someone at the table. The id is the storage's; nobody else at the table ever sees it. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
}

/** A computer player. Its id is its own at this table; the seed, which decides what it leaves to chance, is nobody's to see. */
export interface BotPlayer extends Bot {
  readonly id: string;
  readonly seed: number;
}

/** A place at the table: its holder plays the powers that the position gives to this seat. */
export interface Seat {
  readonly holder: string | null;
  /** Who else plays it: the other delegates of a delegation (MB-1). */
  readonly partners: readonly string[];
  /** The people who left it, the latest last. */
  readonly former: readonly string[];
  /** Who left it last and may come back to it. */
  readonly mayReturn: string | null;
  /** How many messages there were when the holder took the seat over. */
  readonly messagesBefore: number;
  /** What had been written for the seat by then. Not there if the holder has had it from the start. */
  readonly sheetsBefore?: SheetsBefore | undefined;
  /** Moves in a row for which no orders came. */
  readonly missed: number;
  /** Whether it is empty because its player missed orders, rather than left. Earlier versions didn't say. */
  readonly isMissed?: boolean | undefined;
  /** An invitation to take the seat over. */
  readonly offer: Offer | null;
  /** Who asks for it, where the other players decide. */
  readonly applicant?: Applicant | undefined;
  readonly vote: Vote | null;
  /** The turn in which its player last proposed an end of the game. */
  readonly proposedIn?: number | undefined;
}

/** The turn in which a seat was taken over, and the last version by then of each power's sheet. */
export interface SheetsBefore {
  readonly turn: number;
  readonly versions: Readonly<Record<string, number>>;
}

/** How the game is to end, if all who are asked agree. */
export interface Proposal {
  /** Whose idea it was, which nobody else hears. */
  readonly seat: number;
  readonly vote: Vote;
  /** Who would share a draw, or win. */
  readonly powers: readonly string[];
  readonly at: number;
}

/** Someone who asks for an empty seat, by id, and who has voted for or against them so far. */
export interface Applicant {
  readonly member: string;
  readonly votes: Readonly<Record<string, boolean>>;
}

/** Someone on the waiting list, and the place they are offered. */
export interface Waiting {
  readonly id: string;
  readonly offer?: PlaceOffer | undefined;
}

export interface PlaceOffer {
  /** Null for any place before the game. */
  readonly seat: number | null;
  /** From when on it can be taken. */
  readonly opens: number;
  readonly until: number;
}

export interface Offer {
  /** Of the token in the link; the token itself is not kept. */
  readonly digest: string;
  readonly expires: number;
  /** From when on it can be used, if not at once. */
  readonly opens?: number | undefined;
  /** People who have had no power in this game are preferred; failing that, those who have lost theirs (C71-XIV.3-2). */
  readonly eliminatedToo: boolean;
}

/** The results of a turn as they are stored: reasons as codes and data. Logs of earlier versions have them in words. */
export type StoredResult = Omit<TurnResult, "orders" | "events"> & {
  readonly orders: readonly OrderReport[];
  readonly events: readonly EventReport[];
};

/** A phase as it is played, once. A phase that is played again, because the referee went back, is another turn. */
export interface Turn {
  /** Counted from 1. */
  readonly number: number;
  /** The turn it came out of; null for the first. */
  readonly parent: number | null;
  readonly how: TurnSummary["how"];
  /** The turn it replaces, and why, if the referee intervened. */
  readonly instead: { readonly turn: number; readonly reason: string } | null;
  readonly at: number;
  readonly phase: string;
  readonly position: PositionJson;
  readonly sheets: readonly Sheet[];
  readonly result: StoredResult | null;
}

/** What people do now: talk first, where the game is played in stages, then write. */
export type TableStage = "negotiation" | "writing";

export interface Clock {
  readonly stage: TableStage;
  /** When the stage ends by itself; null if it does not. */
  readonly deadline: number | null;
  /** When that was set. */
  readonly since: number;
  /** Since when the clock stands still. */
  readonly pausedAt: number | null;
  /** When it resumes at the latest. */
  readonly pausedUntil: number | null;
  /** Why it stands still. */
  readonly pausedFor: string | null;
  /** Whether the phase is in its time of grace. */
  readonly grace: boolean;
  /** Minutes already added to this phase. */
  readonly extended: number;
  /** When the deadline was before it was moved for a vacation. Earlier versions didn't say. */
  readonly movedFrom?: number | null;
  /** The reminders sent before this deadline, by their minutes. */
  readonly reminded: readonly number[];
  /** Whether the deadline has passed and the referee has to decide. */
  readonly overdue: boolean;
  /** When the agreed time of the whole game is up (C23-4). */
  readonly endsAt: number | null;
  /** When the phase is resolved because everyone is ready, unless someone takes it back. Earlier versions had none. */
  readonly resolvesAt?: number | null;
}

/** A deal that came with a message: what is promised, and in which turn that was. */
export interface Offered {
  readonly terms: Deal;
  readonly turn: number;
}

/** An answer to a deal. The sender of a deal who doesn't accept it withdraws it. */
export interface Answered {
  /** The number of the message with the deal, among all of the table, from 0. */
  readonly to: number;
  readonly accept: boolean;
  readonly why: DealReason | null;
  readonly turn: number;
}

/** A message, kept forever. It names the power, never the person. */
export interface Message {
  readonly at: number;
  /** The turn in which it was sent; 0 before the first. */
  readonly turn: number;
  readonly channel: string;
  /** The power that speaks, or the referee. */
  readonly from: string;
  readonly text: string;
  /** What came with it. Earlier versions had neither. */
  readonly deal?: Offered;
  readonly answer?: Answered;
  /** What a bot says, in codes; then there is no text. */
  readonly sayings?: readonly Saying[];
  /** What the bot it was for has understood, once it has read it. */
  readonly heard?: readonly Saying[];
}

/** Something everyone may know of, for the public record. */
export interface Note {
  readonly at: number;
  /** In which capacity it was done; never who did it. */
  readonly by: Chronicle["by"];
  readonly what: Chronicle["what"];
  readonly turn: number;
  readonly seat: number | null;
  readonly time: number | null;
  readonly text: string;
  /** What it says about a committee's room. */
  readonly said?: Statement;
}

/** A muted power, and who plays it. */
export interface Muted {
  readonly power: string;
  readonly holder: string;
}

/** A game and everyone at it: the fold of its log. Plain data, so that it can be kept as a snapshot. */
export interface Table {
  readonly game: string;
  /** The sequence number of the last event. */
  readonly version: number;
  readonly setup: Setup;
  /** The options the game is played with: those of the setup, and the seed drawn at the start. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly status: "lobby" | "playing" | "ended";
  readonly host: string;
  readonly members: readonly Member[];
  /** Everyone who has refereed here, and so knows too much to play. */
  readonly referees: readonly string[];
  readonly seats: readonly Seat[];
  /** Who played each seat when the game began; null for bots and empty seats. Earlier versions didn't say. */
  readonly starters?: readonly (string | null)[];
  readonly bots: readonly BotPlayer[];
  /** How many bots there have been. */
  readonly botsSoFar: number;
  readonly turns: readonly Turn[];
  readonly clock: Clock;
  /** Seats that are done with the present stage. */
  readonly ready: readonly number[];
  /** What seats had written when they agreed to end the negotiation, by version. */
  readonly written?: Readonly<Record<number, Readonly<Record<string, number>>>>;
  readonly messages: readonly Message[];
  /** How many messages each member has read in each channel, counted over all messages of the table. */
  readonly read: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Whose messages each member has muted, and who played the power then. */
  readonly muted?: Readonly<Record<string, readonly Muted[]>>;
  /** How reliable everyone is, by id. Not there in committees. */
  readonly conduct?: Readonly<Record<string, Conduct>> | undefined;
  /** When people won't be able to play, by id. */
  readonly away?: Readonly<Record<string, readonly Away[]>>;
  /** A request for more time, and the seats that have asked for it in this phase. */
  readonly extensionVote?: ExtensionVote | null;
  readonly extensionsAsked?: readonly number[];
  readonly notes: readonly Note[];
  /** Who waits for a place, in order. Earlier versions had no list. */
  readonly queue?: readonly Waiting[];
  /** Whether people waiting for the start are offered bots. */
  readonly botsOffered?: true;
  /** The proposal that is open. Earlier versions had none. */
  readonly proposal?: Proposal | null;
  /** When the game was set up, where that is known. */
  readonly createdAt?: number;
  readonly ending: {
    readonly phase: string;
    readonly position: PositionJson;
    readonly ending: Ending;
  } | null;
  /** What happens around the board, where the game has a room for it. */
  readonly room: Room | null;
}

/** The turn in progress. */
export const currentTurn = (table: Table): Turn => table.turns[table.turns.length - 1];

/** The turns that led to the current one, the first first, without turns that were rolled back. */
export function lineOf(table: Table): readonly Turn[] {
  const line: Turn[] = [];
  for (let turn: Turn | undefined = table.turns.at(-1); turn; ) {
    line.unshift(turn);
    turn = turn.parent === null ? undefined : table.turns[turn.parent - 1];
  }
  return line;
}

/** A sheet that counts; its text is always kept. */
export type CountingSheet = Sheet & { readonly text: string };

const isCounting = (sheet: Sheet): sheet is CountingSheet => sheet.counts && sheet.text !== null;

/** The sheet that counts for a power in a turn. */
export function sheetOf(turn: Turn, power: string): CountingSheet | undefined {
  const last = turn.sheets.findLast(({ receipt }) => receipt.power === power);
  return last && isCounting(last) ? last : undefined;
}

/** All who play a seat. */
export const holdersOf = ({ holder, partners }: Seat): readonly string[] =>
  holder === null ? [] : [holder, ...partners];

export const seatOf = (table: Table, member: string): number | null => {
  const index = table.seats.findIndex((seat) => holdersOf(seat).includes(member));
  return index < 0 ? null : index;
};

/** Someone at the table. A bot on a seat acts as a player without a name. */
export const memberOf = (table: Table, id: string): Member | undefined =>
  table.members.find((member) => member.id === id) ??
  (isBot(table, id) && seatOf(table, id) !== null ? { id, name: "", role: "player" } : undefined);

export const isBot = (table: Table, id: string | null): boolean => table.bots.some((bot) => bot.id === id);

/** The bot on a seat. */
export const botAt = ({ bots, seats }: Table, seat: number): BotPlayer | undefined =>
  bots.find(({ id }) => id === seats[seat].holder);

/** Whether a person plays a seat. */
export const isPersons = (table: Table, seat: number): boolean =>
  table.seats[seat].holder !== null && botAt(table, seat) === undefined;

/** The position that a turn left behind: its result, or where it stood. */
export const cameOut = ({ result, position }: Turn): PositionJson => result?.position ?? position;
