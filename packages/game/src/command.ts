import type { CommandRequest, Role, Saying } from "@chancery/api";
import type { Away } from "./conduct/attendance.ts";
import type { RoomAct } from "./room/act.ts";

/** Who sends a command: a person, by id, or the clock. */
export type Actor = { readonly member: string } | "clock";

/** Commands to which the server adds what clients can't know: names, seeds, secrets and times. */
type Completed =
  | { readonly type: "join"; readonly name: string; readonly role: Exclude<Role, "referee"> }
  /** The seed decides the lots, and anything else the game leaves to chance. */
  | { readonly type: "start"; readonly seed: number }
  | {
      readonly type: "offer";
      readonly seat: number;
      readonly token: string;
      readonly expires: number;
      readonly eliminatedToo: boolean;
    }
  | { readonly type: "take-over"; readonly token: string; readonly name: string }
  | { readonly type: "take-place"; readonly name: string }
  | { readonly type: "room"; readonly act: RoomAct }
  | SayCommand;

/** A message. Only bots speak in codes. */
type SayCommand = Extract<CommandRequest, { readonly type: "say" }> & {
  readonly sayings?: readonly Saying[] | undefined;
};

/** A bot has read a message: the commands of people don't have it. */
interface HearCommand {
  readonly type: "hear";
  readonly as: string;
  readonly channel: string;
  readonly message: number;
  readonly sayings: readonly Saying[];
}

/** Commands of the clock, which nobody else may send. */
type ClockCommand =
  | { readonly type: "pass-deadline" }
  /** Everyone is ready, and nobody has taken it back in time. */
  | { readonly type: "resolve" }
  /** The server was down. */
  | { readonly type: "move-deadlines"; readonly downSince: number; readonly upSince: number }
  /** The time that the officers gave a conference is up. */
  | { readonly type: "end-conference" }
  /** Players have been missing for long. */
  | { readonly type: "offer-bots" }
  /** Someone on the waiting list has let their time pass. */
  | { readonly type: "pass-offers" }
  /** Someone has deleted their account. */
  | { readonly type: "forget"; readonly member: string; readonly name: string }
  /** Someone has been banned. */
  | { readonly type: "expel"; readonly member: string }
  /** Someone has announced vacations: all that are still to come. */
  | { readonly type: "set-away"; readonly member: string; readonly away: readonly Away[] }
  /** Someone plays in the place of a player who never came: their director says so. */
  | { readonly type: "substitute"; readonly seat: number; readonly member: string; readonly name: string }
  /** The reminders that were due have been sent. */
  | { readonly type: "note-reminders" };

/** A command: the API's, with people by their ids, or the clock's. Positions and settings arrive unread. */
export type Command =
  | Exclude<CommandRequest, { readonly type: Completed["type"] }>
  | Completed
  | HearCommand
  | ClockCommand;

/** Whom a message is for: everyone, the referee alone, or certain powers, with `referee` among them or not. */
export type Audience = "everybody" | "referee" | readonly string[];

export type CommandType = Command["type"];
