import { ADMISSION_COMMANDS } from "./admission.ts";
import { BOT_COMMANDS } from "./bots.ts";
import { CLOCK_COMMANDS } from "./clock.ts";
import type { Commands } from "./command-entry.ts";
import { CONDUCT_COMMANDS } from "./conduct.ts";
import { DESCRIPTION_COMMANDS } from "./description.ts";
import { EXTENSION_COMMANDS } from "./extension-vote.ts";
import { FORGET_COMMANDS } from "./forget.ts";
import { LEAVE_COMMANDS } from "./leave.ts";
import { LOBBY_COMMANDS } from "./lobby.ts";
import { MUTE_COMMANDS } from "./mute.ts";
import { PRESS_COMMANDS } from "./press.ts";
import { PROCESS_COMMANDS } from "./process.ts";
import { PROPOSAL_COMMANDS } from "./proposals.ts";
import { QUEUE_COMMANDS } from "./queue.ts";
import { REFEREE_COMMANDS } from "./referee.ts";
import { REMINDER_COMMANDS } from "./reminders.ts";
import { CONFERENCE_END_COMMANDS } from "./room/conference-end.ts";
import { ROOM_COMMANDS } from "./room/decide-room.ts";
import { SEAT_COMMANDS } from "./seats.ts";
import { SUBMIT_COMMANDS } from "./submit.ts";
import { VACATION_COMMANDS } from "./vacation.ts";
import { VOTE_COMMANDS } from "./votes.ts";

/** Everything that can be asked of a game. */
export const COMMANDS: Commands = {
  ...LOBBY_COMMANDS,
  ...LEAVE_COMMANDS,
  ...DESCRIPTION_COMMANDS,
  ...SUBMIT_COMMANDS,
  ...PROCESS_COMMANDS,
  ...CLOCK_COMMANDS,
  ...EXTENSION_COMMANDS,
  ...CONDUCT_COMMANDS,
  ...VACATION_COMMANDS,
  ...REMINDER_COMMANDS,
  ...FORGET_COMMANDS,
  ...SEAT_COMMANDS,
  ...ADMISSION_COMMANDS,
  ...QUEUE_COMMANDS,
  ...BOT_COMMANDS,
  ...VOTE_COMMANDS,
  ...PROPOSAL_COMMANDS,
  ...PRESS_COMMANDS,
  ...MUTE_COMMANDS,
  ...REFEREE_COMMANDS,
  ...CONFERENCE_END_COMMANDS,
  ...ROOM_COMMANDS,
};
