export { type BackupFile, openBackup } from "./backup/backup-file.ts";
export { type BackupEnd, backupLogs, beginsBackup } from "./backup/backup-logs.ts";
export * from "./databases/fault.ts";
export type { GameConduct } from "./games/conduct.ts";
export type { Claims, Deadlines, Due, Place } from "./games/deadlines.ts";
export type { GameResult, SeatResult } from "./games/game-result.ts";
export type { Filter, Games, Listed, LogFault, Work } from "./games/games.ts";
export type { Found, FoundPage, Search } from "./games/listing-search.ts";
export type { Listing, Listings } from "./games/listings.ts";
export type { Card, Change, Log, Numbered } from "./games/log.ts";
export { type Logs, openLogs, type StoredLog } from "./games/logs.ts";
export type { Gap, Outage, Outages } from "./games/outages.ts";
export type { Lane, Notice, NoticeState, Outbox, TakenNotice } from "./games/outbox.ts";
export type { FinishedGame, Results } from "./games/results.ts";
export type { Appended, Listener, Update } from "./games/subscribers.ts";
export type { LoggedAct, NothingToDecide } from "./moderation/moderation.ts";
export type { StoredReport } from "./moderation/reports.ts";
export type { Sanction, Sanctions } from "./moderation/sanctions.ts";
export type { Trace, Traces, Visit } from "./moderation/traces.ts";
export { type Format, openPostgres, openSqlite, openStore, type Settings, sqliteFile } from "./open.ts";
export type { Attempts } from "./people/attempts.ts";
export type { Block } from "./people/blocks.ts";
export type { Friendship } from "./people/friends.ts";
export type { Hook, Hooks, StoredHook } from "./people/hooks.ts";
export type { ApiKey, Keys } from "./people/keys.ts";
export type { Passkey, Passkeys } from "./people/passkeys.ts";
export type { Person, PersonDetails, Persons } from "./people/persons.ts";
export type { Profile } from "./people/profiles.ts";
export type { PushAddress, PushSubscription, PushSubscriptions } from "./people/push-subscriptions.ts";
export { type Device, type Session, type Sessions, sessionId } from "./people/sessions.ts";
export type { Team } from "./people/teams.ts";
export type { Vacation } from "./people/vacations.ts";
export {
  type Advantage,
  advantageKey,
  type Ranked,
  type Rating,
  type RatingBook,
  ratingKey,
} from "./ratings/ratings.ts";
export type { Backfill } from "./schema/backfills.ts";
export type { Secrets } from "./secrets.ts";
export type { RowCounts, SqliteStore, Store } from "./store.ts";
export type {
  ListedTournament,
  TournamentChange,
  Tournaments,
  UnknownTournament,
} from "./tournaments/tournaments.ts";
