export { FAILURES, type FailureCode, REFUSALS, type RefusalCode } from "./codes.ts";
export type { Input, Output, ReadonlyJson } from "./data.ts";
export * from "./failure.ts";
export * from "./games/bot.ts";
export {
  COMMAND_TYPES,
  type CommandInput,
  type CommandRequest,
  CommandSchema,
  type CommandType,
} from "./games/command.ts";
export * from "./games/deal.ts";
export { type READ_FORMATS, WRITTEN_FORMATS } from "./games/interchange.ts";
export * from "./games/legal-orders.ts";
export * from "./games/lists.ts";
export * from "./games/pace.ts";
export { type Position, PositionSchema } from "./games/position.ts";
export * from "./games/public-games.ts";
export { USUAL_REASONS, type UsualReason } from "./games/reason.ts";
export * from "./games/setup.ts";
export * from "./games/table.ts";
export * from "./games/turn.ts";
export * from "./params.ts";
export * from "./people/notifications.ts";
export * from "./people/person.ts";
export * from "./people/player.ts";
export * from "./people/retention.ts";
export * from "./room/acts.ts";
export type { ConferenceView } from "./room/conference.ts";
export type { ConferenceKind, MotionSubject } from "./room/conference-acts.ts";
export type { GoalView } from "./room/goal.ts";
export type { TreatyView } from "./room/treaty.ts";
export type { TreatyTerms } from "./room/treaty-terms.ts";
export type * from "./room/view.ts";
export * from "./route.ts";
export * from "./route-scopes.ts";
export type { Confirmation, Credentials, Registration } from "./routes/accounts.ts";
export type { Friend, Team } from "./routes/company.ts";
export type { CommandAnswer, Created, NewGame } from "./routes/games.ts";
export type { Ban, Decision, HeldGame, ModeratorAct, Report } from "./routes/moderation.ts";
export type { Passkey } from "./routes/passkeys.ts";
export type { Hook, Key } from "./routes/programs.ts";
export type { PushDevice } from "./routes/push.ts";
export type { Codes, Entered } from "./routes/rooms.ts";
export {
  type Block,
  REPORT_REASONS,
  type Reporting,
  type ReportReason,
  type Signal,
} from "./routes/safety.ts";
export { JSON_LINES, LARGEST_IMPORT, MOST_IMPORTED } from "./routes/server.ts";
export type { Session } from "./routes/sessions.ts";
export type { ListedTournament } from "./routes/tournaments.ts";
export type { Vacations } from "./routes/vacations.ts";
export * from "./routes.ts";
export * from "./scope.ts";
export * from "./tournament/command.ts";
export * from "./tournament/result.ts";
export * from "./tournament/settings.ts";
export * from "./tournament/view.ts";
