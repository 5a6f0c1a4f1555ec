export { electorsOf } from "./admission.ts";
export { apply, replay } from "./apply.ts";
export { auditLog } from "./audit.ts";
export { boardResult } from "./board-result.ts";
export { botsToMove, stillToDo, talksOf } from "./bots-to-move.ts";
export { MOST_TO_COME_BACK } from "./clock.ts";
export type { Actor, Audience, Command, CommandType } from "./command.ts";
export { conductIn } from "./conduct.ts";
export { type Decision, decide } from "./decide.ts";
export { readTag } from "./description.ts";
export type { Port } from "./draft.ts";
export type { Entry, TableEvent } from "./event.ts";
export { type FinalResult, finalResult } from "./final-result.ts";
export { createTable } from "./lobby.ts";
export { type News, type NewsItem, newsOf } from "./news.ts";
export { messagesFor } from "./press.ts";
export { preview } from "./process.ts";
export { readSetup } from "./read-setup.ts";
export { isGenuine } from "./receipts.ts";
export { recordOf } from "./record.ts";
export type { Refusal } from "./refusal.ts";
export { clockCommand, nextAlarm, type Reminder, remindersDue } from "./reminders.ts";
export type { RoomAct, RoomActName } from "./room/act.ts";
export { codeDigest } from "./room/delegations.ts";
export { isMove, moveBy } from "./room/move-acts.ts";
export { codesIn, hasMoved } from "./room/moves.ts";
export { findRunning } from "./running.ts";
export { isSameSight } from "./same-sight.ts";
export type { Outcome } from "./scoring/outcome.ts";
export { COUNT_YEARS, SYSTEMS } from "./scoring/systems.ts";
export { PRESET_NAMES } from "./setup.ts";
export { verifyReceipt } from "./submit.ts";
export type * from "./table.ts";
export { botAt, holdersOf, seatOf } from "./table.ts";
export { waitsFor } from "./vacation.ts";
export {
  mayLook,
  type PublicBoard,
  publicBoard,
  viewChannel,
  viewLegalOrders,
  viewTable,
  viewTurn,
} from "./view.ts";
export type { Viewer } from "./viewer.ts";
export { fitInto } from "./windows.ts";
export { inTheWordsOf, refusalIn, type TableWords, tableWords } from "./words.ts";
