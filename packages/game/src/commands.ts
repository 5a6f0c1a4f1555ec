import { BOT_COMMANDS } from "./bots/bots.ts";
import { CLOCK_COMMANDS } from "./clock/clock.ts";
import { EXTENSION_COMMANDS } from "./clock/extension-vote.ts";
import { REMINDER_COMMANDS } from "./clock/reminders.ts";
import { VACATION_COMMANDS } from "./clock/vacation.ts";
import type { Commands } from "./command-entry.ts";
import { CONDUCT_COMMANDS } from "./conduct/conduct.ts";
import { DESCRIPTION_COMMANDS } from "./lobby/description.ts";
import { FORGET_COMMANDS } from "./lobby/forget.ts";
import { LEAVE_COMMANDS } from "./lobby/leave.ts";
import { LOBBY_COMMANDS } from "./lobby/lobby.ts";
import { QUEUE_COMMANDS } from "./lobby/queue.ts";
import { MUTE_COMMANDS } from "./press/mute.ts";
import { PRESS_COMMANDS } from "./press/press.ts";
import { REFEREE_COMMANDS } from "./referee/referee.ts";
import { CONFERENCE_END_COMMANDS } from "./room/conferences/conference-end.ts";
import { ROOM_COMMANDS } from "./room/decide-room.ts";
import { ADMISSION_COMMANDS } from "./seats/admission.ts";
import { SEAT_COMMANDS } from "./seats/seats.ts";
import { PROCESS_COMMANDS } from "./turns/process.ts";
import { SUBMIT_COMMANDS } from "./turns/submit.ts";
import { PROPOSAL_COMMANDS } from "./votes/proposals.ts";
import { VOTE_COMMANDS } from "./votes/votes.ts";

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
