import type { Result } from "@chancery/engine";
import { backup } from "./backup/backup.ts";
import { restore } from "./backup/restore.ts";
import type { Database } from "./databases/database.ts";
import type { BackupFault, RestoreFault } from "./databases/fault.ts";
import type { Measure } from "./databases/sqlite-dialect.ts";
import { type BotTurns, createBotTurns } from "./games/bot-turns.ts";
import { type Conduct, createConduct } from "./games/conduct.ts";
import { createDeadlines, type Deadlines } from "./games/deadlines.ts";
import { createGames, type Games } from "./games/games.ts";
import { createListings, type Listings } from "./games/listings.ts";
import type { Numbered } from "./games/log.ts";
import { createOutages, type Outages } from "./games/outages.ts";
import { createOutbox, type Outbox } from "./games/outbox.ts";
import { createResults, type Results } from "./games/results.ts";
import type { Listener } from "./games/subscribers.ts";
import { createModeration, type Moderation } from "./moderation/moderation.ts";
import { createReports, type Reports } from "./moderation/reports.ts";
import { createSanctions, type Sanctions } from "./moderation/sanctions.ts";
import { createTraces, type Traces } from "./moderation/traces.ts";
import { type Attempts, createAttempts } from "./people/attempts.ts";
import { type Blocks, createBlocks } from "./people/blocks.ts";
import { createFriends, type Friends } from "./people/friends.ts";
import { createHooks, type Hooks } from "./people/hooks.ts";
import { createKeys, type Keys } from "./people/keys.ts";
import { createPasskeys, type Passkeys } from "./people/passkeys.ts";
import { createPersons, type Persons } from "./people/persons.ts";
import { createProfiles, type Profiles } from "./people/profiles.ts";
import { createPushSubscriptions, type PushSubscriptions } from "./people/push-subscriptions.ts";
import { createSessions, type Sessions } from "./people/sessions.ts";
import { createTeams, type Teams } from "./people/teams.ts";
import { createVacations, type Vacations } from "./people/vacations.ts";
import { createRatings, type Ratings } from "./ratings/ratings.ts";
import { type Backfills, createBackfills } from "./schema/backfills.ts";
import { createSecrets, type Secrets } from "./secrets.ts";
import { createTournaments, type Tournaments } from "./tournaments/tournaments.ts";

/** How many rows of each table. */
export type RowCounts = Readonly<Record<string, number>>;

/**
 * Where games and people are kept. Events (E) and states (S) are JSON of the caller's. There is no clock in here:
 * moments are milliseconds, and passed in.
 */
export interface Store<E extends Numbered, S> {
  readonly games: Games<E, S>;
  readonly listings: Listings;
  readonly deadlines: Deadlines<E, S>;
  readonly botTurns: BotTurns;
  readonly outages: Outages;
  readonly persons: Persons;
  readonly sessions: Sessions;
  readonly keys: Keys;
  readonly passkeys: Passkeys;
  readonly hooks: Hooks;
  readonly pushSubscriptions: PushSubscriptions;
  readonly outbox: Outbox;
  readonly secrets: Secrets;
  readonly attempts: Attempts;
  readonly results: Results;
  readonly profiles: Profiles;
  readonly ratings: Ratings;
  readonly conduct: Conduct;
  readonly vacations: Vacations;
  readonly friends: Friends;
  readonly teams: Teams;
  readonly blocks: Blocks;
  readonly reports: Reports;
  readonly sanctions: Sanctions;
  readonly moderation: Moderation;
  readonly traces: Traces;
  readonly tournaments: Tournaments;
  readonly backfills: Backfills;
  /**
   * Tells of whatever is appended from now on: on PostgreSQL by any process, on SQLite by this one. Returns how to
   * stop. After a gap, which on PostgreSQL is also how it begins, the listener should read again what it shows.
   */
  onAppend(listener: Listener): () => void;
  /** Writes everything into a new file while games continue. With a passphrase, the file is encrypted. */
  backup(file: string, passphrase?: string): Promise<Result<RowCounts, BackupFault>>;
  /** Fills an empty store from a backup of either database. */
  restore(file: string, passphrase?: string): Promise<Result<RowCounts, RestoreFault>>;
  /** Has work measured that keeps the thread from everything else: that of SQLite. */
  measureBy(measure: Measure): void;
  /** Lets work in progress end. A second call does nothing. */
  close(): Promise<void>;
}

export interface SqliteStore<E extends Numbered, S> extends Store<E, S> {
  /** Copies the database file itself while games continue: faster than a backup, and for SQLite only. */
  copy(file: string): Promise<Result<null, BackupFault>>;
}

export function createStore<E extends Numbered, S>(database: Database, format: string): Store<E, S> {
  let closing: Promise<void> | undefined;
  return {
    games: createGames(database, format),
    listings: createListings(database),
    deadlines: createDeadlines(database, format),
    botTurns: createBotTurns(database),
    outages: createOutages(database),
    persons: createPersons(database),
    sessions: createSessions(database),
    keys: createKeys(database),
    passkeys: createPasskeys(database),
    hooks: createHooks(database),
    pushSubscriptions: createPushSubscriptions(database),
    outbox: createOutbox(database),
    secrets: createSecrets(database),
    results: createResults(database),
    profiles: createProfiles(database),
    ratings: createRatings(database),
    conduct: createConduct(database),
    vacations: createVacations(database),
    friends: createFriends(database),
    teams: createTeams(database),
    blocks: createBlocks(database),
    reports: createReports(database),
    sanctions: createSanctions(database),
    moderation: createModeration(database),
    traces: createTraces(database),
    tournaments: createTournaments(database),
    backfills: createBackfills(database),
    attempts: createAttempts(database),
    onAppend: (listener) => database.listen(listener),
    backup: (file, passphrase) => backup(database, file, passphrase),
    restore: (file, passphrase) => restore(database, file, passphrase),
    measureBy: (measure) => database.measureBy(measure),
    close: () => {
      closing ??= database.close();
      return closing;
    },
  };
}
