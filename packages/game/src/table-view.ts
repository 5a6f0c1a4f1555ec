import type { Difference } from "@chancery/contract";
import type { PositionJson } from "@chancery/engine";
import type { Chronicle } from "./chronicle.ts";
import type { CommandType } from "./command.ts";
import type { Reading } from "./reading.ts";
import type { RoomView } from "./room/room-view.ts";
import type { Setup } from "./setup.ts";
import type { Standing } from "./standings.ts";
import type {
  Opening,
  Receipt,
  Role,
  Sheet,
  Table,
  TableEnding,
  TableStage,
  TurnResult,
  Vote,
} from "./table.ts";

/** Who is looking: somebody at the table, somebody who only looks on, or the screen in the room. */
export type Viewer = { readonly member: string } | "spectator" | "projector";

export interface SeatView {
  readonly seat: number;
  readonly powers: readonly string[];
  /** Who sits there; null if nobody does, or if that is not to be known. */
  readonly player: string | null;
  readonly isVacant: boolean;
  readonly isYours: boolean;
  /** Moves in a row for which nothing came. */
  readonly missed: number;
  /** Whether somebody has been invited to take it over. */
  readonly isOffered: boolean;
  /** Whether nobody waits for it in the present stage; null if that is not to be known. */
  readonly isReady: boolean | null;
}

/** What is written for a power in the present phase, as its player and the referee see it. */
export interface SheetView extends Reading {
  readonly power: string;
  /** Whether there is anything to decide for the power. */
  readonly isCalledUpon: boolean;
  readonly text: string | null;
  readonly receipt: Receipt | null;
  readonly onBehalf: boolean;
}

/** A conversation; `viewChannel` gives its messages. */
export interface ChannelSummary {
  readonly name: string;
  readonly parties: readonly string[];
  readonly count: number;
  readonly unread: number;
  /** When something was last said. */
  readonly at: number | null;
}

export interface ChannelView extends ChannelSummary {
  readonly messages: readonly { readonly at: number; readonly from: string; readonly text: string }[];
}

/** A turn in the list of all of them; `viewTurn` gives the rest. */
export interface TurnSummary {
  readonly number: number;
  readonly phase: string;
  readonly at: number;
  readonly how: Opening;
  /** Whether it led to the present position, or was gone back on. */
  readonly isOnLine: boolean;
  readonly isPlayed: boolean;
}

export interface TurnView extends TurnSummary {
  readonly position: PositionJson;
  readonly result: TurnResult | null;
  /** Why the referee intervened, in the place of which turn, and what that changed. */
  readonly intervention: {
    readonly instead: number;
    readonly reason: string;
    readonly difference: Difference;
  } | null;
  /** One's own sheets, with their receipts; everybody's, when the game is over and that was agreed. */
  readonly sheets: readonly Sheet[];
}

/** What somebody may see of a table, in names. Nothing of a table gets to anybody but as a view. */
export interface TableView {
  readonly game: string;
  readonly status: Table["status"];
  readonly setup: Setup;
  readonly you: {
    /** What one is called at this table; null for who only looks in. */
    readonly name: string | null;
    readonly role: Role | "projector";
    readonly seat: number | null;
    readonly isHost: boolean;
    readonly vote: Vote | null;
    /** What you can do now, as far as that does not depend on what exactly you want. */
    readonly may: readonly CommandType[];
  };
  readonly players: readonly string[];
  /** How many have come to play, or hold a seat, whether or not their names are to be known. */
  readonly playerCount: number;
  readonly referee: string | null;
  /** Who set the table up; null if that is not to be known. */
  readonly host: string | null;
  /** Who looks on; hidden where players are, as one of them may have become one. */
  readonly spectators: readonly string[];
  readonly seats: readonly SeatView[];
  readonly phase: string;
  readonly position: PositionJson;
  readonly clock: {
    /** The moment of this view, by the clock that counts. */
    readonly now: number;
    readonly stage: TableStage | null;
    readonly isNegotiation: boolean;
    readonly isTalkOpen: boolean;
    readonly deadline: number | null;
    /** Milliseconds until then, which do not run while the clock is paused. */
    readonly left: number | null;
    readonly isPaused: boolean;
    readonly pausedUntil: number | null;
    /** The reason that was given for the pause. */
    readonly pausedFor: string | null;
    readonly isGrace: boolean;
    readonly isOverdue: boolean;
    readonly endsAt: number | null;
    /** Minutes by which the phase may still be extended; null if it has no deadline to extend. */
    readonly extensionLeft: number | null;
  };
  readonly sheets: readonly SheetView[];
  readonly channels: readonly ChannelSummary[];
  readonly turns: readonly TurnSummary[];
  /** The last turn that was played out on the way to the present position. */
  readonly lastPlayed: TurnView | null;
  readonly chronicle: readonly Chronicle[];
  readonly standings: readonly Standing[];
  readonly ending: TableEnding | null;
  /** What goes on around the board; null where the game needs no room. */
  readonly room: RoomView | null;
}
