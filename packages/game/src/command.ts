import type { RoomAct } from "./room/act.ts";
import type { Role, Vote } from "./table.ts";

/** Who wants something: somebody, by his id, or the clock of whatever runs the tables. */
export type Actor = { readonly member: string } | "clock";

/** What somebody can want at a table. Positions and setups arrive unread. */
export type Command =
  | { readonly type: "join"; readonly name: string; readonly role: Exclude<Role, "referee"> }
  | { readonly type: "leave" }
  /** Makes a member the referee. */
  | { readonly type: "appoint"; readonly member: string }
  /** Sits down on the seat that plays a power. */
  | { readonly type: "choose"; readonly power: string }
  | { readonly type: "assign"; readonly member: string; readonly power: string }
  /** The seed decides the lots, and whatever else the game leaves to chance. */
  | { readonly type: "start"; readonly seed: number }
  /** Who names the turn is refused once that has been played out: what was written for it is not for the next. */
  | {
      readonly type: "save";
      readonly power: string;
      readonly text: string;
      readonly turn?: number | undefined;
      /** The version it was written upon, 0 for none: refused if another has been saved meanwhile. */
      readonly upon?: number | undefined;
    }
  | { readonly type: "ready"; readonly ready: boolean; readonly turn?: number | undefined }
  | { readonly type: "pass-deadline" }
  | { readonly type: "close-negotiation" }
  | { readonly type: "process" }
  | { readonly type: "pause"; readonly reason: string }
  | { readonly type: "resume" }
  | { readonly type: "extend"; readonly minutes: number; readonly reason: string }
  /** Whatever runs the tables was out of action. */
  | { readonly type: "move-deadlines"; readonly downSince: number; readonly upSince: number }
  /** The time that the officers gave a conference is up. */
  | { readonly type: "end-conference" }
  /** The reminders that were due have been sent. */
  | { readonly type: "note-reminders" }
  | { readonly type: "vacate"; readonly seat: number; readonly reason: string }
  | {
      readonly type: "offer";
      readonly seat: number;
      readonly token: string;
      readonly expires: number;
      readonly eliminatedToo: boolean;
    }
  | { readonly type: "take-over"; readonly token: string; readonly name: string }
  /** Sits down again on the seat one has left. */
  | { readonly type: "return" }
  | { readonly type: "replace"; readonly seat: number; readonly member: string; readonly reason: string }
  | { readonly type: "vote"; readonly vote: Vote | null }
  | { readonly type: "close"; readonly reason: string }
  | {
      readonly type: "say";
      /** The power that speaks; null for the referee. */
      readonly as: string | null;
      readonly to: Audience;
      readonly text: string;
    }
  /** Has read so many of the messages shown to him in a channel. */
  | { readonly type: "read"; readonly channel: string; readonly count: number }
  | { readonly type: "announce"; readonly text: string }
  | { readonly type: "override"; readonly position: unknown; readonly reason: string }
  | { readonly type: "edit"; readonly position: unknown; readonly reason: string }
  | { readonly type: "go-to"; readonly turn: number; readonly reason: string }
  /** Around the board, where the game has a room for it. */
  | { readonly type: "room"; readonly act: RoomAct };

/** Whom a message is for: everybody, the referee alone, or certain powers, with `referee` among them or not. */
export type Audience = "everybody" | "referee" | readonly string[];

export type CommandType = Command["type"];
