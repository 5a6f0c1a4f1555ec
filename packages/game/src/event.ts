import type { Ending, Opening, ProposalEnd, Receipt, Saying, Setup, Vote } from "@chancery/api";
import type { PositionJson } from "@chancery/engine";
import type { Attendance, Away } from "./conduct/attendance.ts";
import type { RoomEvent } from "./room/room-event.ts";
import type {
  Answered,
  BotPlayer,
  Description,
  Member,
  Offer,
  Offered,
  StoredResult,
  TableStage,
} from "./table.ts";

/**
 * Something that has happened at a table. All that follows from it is in it, so that a log read by a later
 * program still gives the same game: deadlines are moments, results are results.
 */
export type TableEvent =
  | {
      readonly type: "created";
      readonly game: string;
      readonly setup: Setup;
      readonly seats: number;
      readonly host: Member;
    }
  /** The host says otherwise what the game is called, and what it is like. */
  | { readonly type: "described"; readonly as: Description }
  /** From now on anyone can find the game and join it, or no longer. */
  | { readonly type: "listed"; readonly listed: boolean }
  | { readonly type: "joined"; readonly member: Member }
  | { readonly type: "left"; readonly member: string }
  /** A person has deleted their account, and their name is gone. */
  | { readonly type: "renamed"; readonly member: string; readonly name: string }
  | { readonly type: "appointed"; readonly member: string }
  | { readonly type: "seated"; readonly seat: number; readonly member: string }
  | {
      readonly type: "started";
      readonly options: Readonly<Record<string, unknown>>;
      /** Who sits on each seat; a delegation may be missing (R13). */
      readonly holders: readonly (string | null)[];
      /** Who else does, where several play a power. */
      readonly partners?: readonly (readonly string[])[] | undefined;
      readonly endsAt: number | null;
    }
  | {
      readonly type: "opened";
      readonly how: Opening;
      readonly parent: number | null;
      readonly instead: { readonly turn: number; readonly reason: string } | null;
      readonly phase: string;
      readonly position: PositionJson;
      readonly stage: TableStage;
      readonly deadline: number | null;
      /** The turn whose sheets are laid out again. */
      readonly sheetsOf: number | null;
      /** They are laid out as their owners left them, without what the game master wrote over them. */
      readonly ownersSheets?: true;
      /** Votes on the open proposal still count. */
      readonly keepsVotes?: true;
      /** The officers changed the board only: the stage of the turn and its clock stay as they were. */
      readonly keeps?: true;
    }
  | {
      readonly type: "saved";
      readonly text: string;
      readonly receipt: Receipt;
      readonly onBehalf: boolean;
      /** Why the game master wrote it. Earlier versions didn't ask. */
      readonly reason?: string;
      /** The language it is written in, beside the words of the books; without one, by these alone. */
      readonly language?: string;
    }
  /** A power in civil disorder is ordered again (C71-XIV.3-1). */
  | { readonly type: "restored"; readonly power: string; readonly position: PositionJson }
  | {
      readonly type: "readied";
      readonly seat: number;
      readonly ready: boolean;
      /** In a negotiation: the orders that have been written already, by version. */
      readonly written?: Readonly<Record<string, number>>;
    }
  /** Everyone is ready, and the phase is resolved at this moment unless someone takes it back; null if someone has. */
  | { readonly type: "closing"; readonly at: number | null }
  | {
      readonly type: "stage";
      readonly stage: TableStage;
      readonly deadline: number | null;
      /** Seats that have written already and were ready with that too. */
      readonly ready?: readonly number[];
    }
  | {
      readonly type: "processed";
      readonly turn: number;
      readonly result: Omit<StoredResult, "at">;
      /** How many moves in a row each seat has now missed. */
      readonly missed: readonly number[];
      /** Who was waited for, and who sent nothing. Earlier versions didn't say. */
      readonly attendance?: Attendance;
    }
  | {
      readonly type: "ended";
      readonly phase: string;
      readonly position: PositionJson;
      readonly ending: Ending;
      /** What was said about it. Earlier versions wrote here, in words, that the score was counted again. */
      readonly reason: string;
      /** The officers changed points after the end, and the score was counted again. */
      readonly isRecount?: true;
    }
  | { readonly type: "paused"; readonly until: number | null; readonly reason: string }
  | { readonly type: "resumed"; readonly deadline: number | null; readonly endsAt: number | null }
  | {
      readonly type: "extended";
      readonly minutes: number;
      readonly deadline: number;
      readonly reason: string;
    }
  | { readonly type: "grace"; readonly deadline: number }
  | { readonly type: "overdue" }
  | { readonly type: "deadline-moved"; readonly deadline: number | null; readonly endsAt: number | null }
  | { readonly type: "reminded"; readonly minutes: number; readonly seats: readonly number[] }
  | {
      readonly type: "vacated";
      readonly seat: number;
      /** The powers whose sheets no longer count. */
      readonly powers: readonly string[];
      readonly why: "left" | "missed" | "removed";
      readonly reason: string;
      /** Whether they leave units behind that others rely on. */
      readonly abandons?: true;
    }
  /** The game master holds an absence against nobody. */
  | { readonly type: "excused"; readonly seat: number; readonly turn: number }
  /** When somebody won't be able to play: all vacations that are still to come. */
  | { readonly type: "away"; readonly member: string; readonly away: readonly Away[] }
  | { readonly type: "extension-asked"; readonly seat: number; readonly minutes: number }
  | { readonly type: "extension-voted"; readonly seat: number; readonly agree: boolean }
  | { readonly type: "extension-refused" }
  | { readonly type: "offered"; readonly seat: number; readonly offer: Offer }
  | {
      readonly type: "taken-over";
      readonly seat: number;
      readonly member: Member;
      readonly how: "link" | "vote" | "return" | "referee" | "substitute";
    }
  /** Someone waits for a place, or no longer does: they left, were too late, or have it. */
  | { readonly type: "queued"; readonly member: string }
  | { readonly type: "unqueued"; readonly member: string; readonly why: "left" | "passed" | "seated" }
  /** The next in line is offered a place until a moment: a seat, or any before the game. */
  | {
      readonly type: "place-offered";
      readonly member: string;
      readonly seat: number | null;
      readonly opens: number;
      readonly until: number;
    }
  /** Players have been missing for long, and bots are offered to those who wait. */
  | { readonly type: "bots-offered" }
  /** Someone asks for an empty seat, and watches until the players have decided. */
  | { readonly type: "applied"; readonly seat: number; readonly member: Member }
  | {
      readonly type: "admission-voted";
      readonly seat: number;
      readonly voter: string;
      readonly isFor: boolean;
    }
  /** The players don't want them. */
  | { readonly type: "admission-ended"; readonly seat: number }
  /** A bot comes: to a seat, or before the game to those who get one later. It may stand in for a missing player. */
  | {
      readonly type: "bot-added";
      readonly bot: BotPlayer;
      readonly seat: number | null;
      readonly why: "added" | "stand-in";
    }
  /** A bot goes, or gives its place to a person. */
  | {
      readonly type: "bot-removed";
      readonly bot: string;
      readonly seat: number | null;
      /** The powers whose sheets no longer count. */
      readonly powers: readonly string[];
      readonly why: "removed" | "relieved";
    }
  | { readonly type: "voted"; readonly seat: number; readonly vote: Vote | null }
  /** A proposal to end the game like this, and the powers that would share or win it. Public; open votes say by whom. */
  | {
      readonly type: "proposed";
      readonly seat: number;
      readonly vote: Vote;
      readonly powers: readonly string[];
      readonly by?: readonly string[];
    }
  /** With the powers of the person who ended it, where votes are open. */
  | { readonly type: "proposal-ended"; readonly how: ProposalEnd; readonly powers?: readonly string[] }
  /** A message, with a deal or an answer to one. Earlier versions had neither. */
  | {
      readonly type: "said";
      readonly channel: string;
      readonly from: string;
      readonly text: string;
      readonly deal?: Offered;
      readonly answer?: Answered;
      /** What a bot says, in codes. */
      readonly sayings?: readonly Saying[];
    }
  /** A bot has read a message, by its number among all, and understood this. */
  | {
      readonly type: "heard";
      readonly by: string;
      readonly message: number;
      readonly sayings: readonly Saying[];
    }
  | { readonly type: "read"; readonly member: string; readonly channel: string; readonly upTo: number }
  /** A member has muted the player of a power, or unmuted them (null). */
  | {
      readonly type: "muted";
      readonly member: string;
      readonly power: string;
      readonly holder: string | null;
    }
  | { readonly type: "announced"; readonly text: string }
  /** Around the board. */
  | { readonly type: "room"; readonly what: RoomEvent };

/** An event in a log: its place, its time, and whose doing it was (null: the clock's). */
export interface Entry {
  readonly seq: number;
  readonly at: number;
  readonly by: string | null;
  readonly event: TableEvent;
}
