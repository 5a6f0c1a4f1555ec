export { apply, replay } from "./apply.ts";
export { auditLog } from "./audit.ts";
export { botsToMove, stillToDo, talksOf } from "./bots/bots-to-move.ts";
export { MOST_TO_COME_BACK } from "./clock/clock.ts";
export { clockCommand, nextAlarm, type Reminder, remindersDue } from "./clock/reminders.ts";
export { waitsFor } from "./clock/vacation.ts";
export { fitInto } from "./clock/windows.ts";
export type { Actor, Audience, Command, CommandType } from "./command.ts";
export { conductIn } from "./conduct/conduct.ts";
export { type Decision, decide } from "./decide.ts";
export type { Port } from "./draft.ts";
export type { Entry, TableEvent } from "./event.ts";
export { readTag } from "./lobby/description.ts";
export { createTable } from "./lobby/lobby.ts";
export { readSetup } from "./lobby/read-setup.ts";
export { PRESET_NAMES } from "./lobby/setup.ts";
export { type News, type NewsItem, newsOf } from "./notices/news.ts";
export { messagesFor } from "./press/press.ts";
export type { Refusal } from "./refusal.ts";
export type { RoomAct, RoomActName } from "./room/act.ts";
export { codeDigest } from "./room/delegations/delegations.ts";
export { isMove, moveBy } from "./room/delegations/move-acts.ts";
export { codesIn, hasMoved } from "./room/delegations/moves.ts";
export { boardResult } from "./scoring/board-result.ts";
export { type FinalResult, finalResult } from "./scoring/final-result.ts";
export type { Outcome } from "./scoring/outcome.ts";
export { COUNT_YEARS, SYSTEMS } from "./scoring/systems.ts";
export { electorsOf } from "./seats/admission.ts";
export type * from "./table.ts";
export { botAt, holdersOf, seatOf } from "./table.ts";
export { preview } from "./turns/process.ts";
export { isGenuine } from "./turns/receipts.ts";
export { findRunning, type Placement } from "./turns/running.ts";
export { verifyReceipt } from "./turns/submit.ts";
export { type GameCard, viewCard } from "./views/card.ts";
export { recordOf } from "./views/record.ts";
export { isSameSight } from "./views/same-sight.ts";
export {
  mayLook,
  type PublicBoard,
  publicBoard,
  viewChannel,
  viewLegalOrders,
  viewTable,
  viewTurn,
} from "./views/view.ts";
export type { Viewer } from "./views/viewer.ts";
export { inTheWordsOf, refusalIn, type TableWords, tableWords } from "./views/words.ts";
