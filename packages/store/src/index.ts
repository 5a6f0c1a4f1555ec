export type { Attempts } from "./attempts.ts";
export type { Backfill } from "./backfills.ts";
export { type BackupFile, openBackup } from "./backup-file.ts";
export { type BackupEnd, backupLogs, beginsBackup } from "./backup-logs.ts";
export type { Block } from "./blocks.ts";
export type { GameConduct } from "./conduct.ts";
export type { Claims, Deadlines, Due } from "./deadlines.ts";
export * from "./fault.ts";
export type { Friendship } from "./friends.ts";
export type { GameResult, SeatResult } from "./game-result.ts";
export type { Filter, Games, Listed, LogFault, Work } from "./games.ts";
export type { Hook, Hooks, StoredHook } from "./hooks.ts";
export type { ApiKey, Keys } from "./keys.ts";
export type { Found, FoundPage, Search } from "./listing-search.ts";
export type { Listing, Listings } from "./listings.ts";
export type { Card, Change, Log, Numbered } from "./log.ts";
export { type Logs, openLogs, type StoredLog } from "./logs.ts";
export type { LoggedAct, NothingToDecide } from "./moderation.ts";
export { type Format, openPostgres, openSqlite, openStore, type Settings, sqliteFile } from "./open.ts";
export type { Outage, Outages } from "./outages.ts";
export type { Lane, Notice, Outbox, TakenNotice } from "./outbox.ts";
export type { Passkey, Passkeys } from "./passkeys.ts";
export type { Person, PersonDetails, Persons } from "./persons.ts";
export type { Profile } from "./profiles.ts";
export type { PushAddress, PushSubscription, PushSubscriptions } from "./push-subscriptions.ts";
export {
  type Advantage,
  advantageKey,
  type Ranked,
  type Rating,
  type RatingBook,
  ratingKey,
} from "./ratings.ts";
export type { StoredReport } from "./reports.ts";
export type { FinishedGame, Results } from "./results.ts";
export type { Sanction, Sanctions } from "./sanctions.ts";
export type { Secrets } from "./secrets.ts";
export { type Device, type Session, type Sessions, sessionId } from "./sessions.ts";
export type { RowCounts, SqliteStore, Store } from "./store.ts";
export type { Appended, Listener, Update } from "./subscribers.ts";
export type { Team } from "./teams.ts";
export type { ListedTournament, TournamentChange, Tournaments, UnknownTournament } from "./tournaments.ts";
export type { Trace, Traces, Visit } from "./traces.ts";
export type { Vacation } from "./vacations.ts";
