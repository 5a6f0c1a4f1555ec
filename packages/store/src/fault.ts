/** What may befall any operation. Either all of it was written or nothing: asking again with the same version is safe. */
export type Trouble =
  /** The database does not answer, or went away in the middle. */
  | { readonly code: "unavailable"; readonly detail: string }
  /** Another program holds what is needed, and did not let go of it in time. */
  | { readonly code: "busy"; readonly detail: string }
  | { readonly code: "disk-full"; readonly detail: string };

/** Why a store cannot be opened. */
export type OpenFault =
  | Trouble
  /** The folder of the database file cannot be made or written to. */
  | { readonly code: "bad-folder"; readonly folder: string; readonly detail: string }
  /** Another server has the file, or somebody who restores a backup into it. */
  | { readonly code: "held"; readonly file: string; readonly by: string }
  /** The file or the database holds something else. */
  | { readonly code: "not-ours"; readonly where: string; readonly detail: string }
  /** A file of the database can be read at most, or not even that. */
  | { readonly code: "bad-file"; readonly file: string; readonly detail: string }
  /** Nobody answers at the address of the database. */
  | { readonly code: "no-answer"; readonly where: string; readonly detail: string }
  /** Not an address of a PostgreSQL database. */
  | { readonly code: "bad-url"; readonly detail: string }
  /** The server does not let us in, or has no such database. */
  | { readonly code: "denied"; readonly where: string; readonly detail: string }
  | Newer;

/** Written by a later program, which may have meant something else by it. */
export interface Newer {
  readonly code: "newer";
  readonly found: number;
  readonly known: number;
}

export interface UnknownGame {
  readonly code: "unknown-game";
  readonly game: string;
}

export interface Conflict {
  readonly code: "conflict";
  readonly game: string;
  readonly expected: number;
  readonly actual: number;
}

export interface GameExists {
  readonly code: "game-exists";
  readonly game: string;
}

export interface UnknownPerson {
  readonly code: "unknown-person";
  readonly person: string;
}

export interface EmailTaken {
  readonly code: "email-taken";
  readonly email: string;
}

export type BackupFault =
  | Trouble
  | { readonly code: "file-exists"; readonly file: string }
  | { readonly code: "bad-file"; readonly file: string; readonly detail: string };

export type RestoreFault =
  | Trouble
  | Newer
  | { readonly code: "bad-file"; readonly file: string; readonly detail: string }
  /** The file is not what was written: cut off, changed, or never a backup. */
  | { readonly code: "damaged"; readonly file: string; readonly line: number; readonly detail: string }
  | { readonly code: "not-empty" };

type Fault =
  | OpenFault
  | UnknownGame
  | Conflict
  | GameExists
  | UnknownPerson
  | EmailTaken
  | BackupFault
  | RestoreFault;

/** A fault in a sentence, for whoever runs the server. */
export function formatFault(fault: Fault): string {
  switch (fault.code) {
    case "unavailable":
      return `The database does not answer: ${fault.detail}`;
    case "busy":
      return `The database is held by another program: ${fault.detail}`;
    case "disk-full":
      return `There is no room left for the database: ${fault.detail}`;
    case "bad-folder":
      return `The folder ${fault.folder} cannot be used for data: ${fault.detail}. Choose another one: DATA_DIR=./data`;
    case "held":
      return `${fault.file} is in use by another server (${fault.by}). Stop it first, or keep the data elsewhere: DATA_DIR=./other. Several servers side by side need PostgreSQL: DATABASE_URL=postgres://user:password@host/database`;
    case "not-ours":
      return `${fault.where} holds something else than Chancery's data (${fault.detail}), and is left alone. Choose another place: DATA_DIR=./data, or another database of PostgreSQL`;
    case "bad-url":
      return `DATABASE_URL has to be like postgres://user:password@host:5432/database, but ${fault.detail}`;
    case "no-answer":
      return `No PostgreSQL answers at ${fault.where} (${fault.detail}). Start it, or correct DATABASE_URL`;
    case "denied":
      return `PostgreSQL at ${fault.where} does not let us in: ${fault.detail}. Correct the user, password and database in DATABASE_URL`;
    case "newer":
      return `The data were written by a later version of Chancery (format ${fault.found}, this one knows up to ${fault.known}). Use that version or a later one.`;
    case "unknown-game":
      return `There is no game ${fault.game}`;
    case "conflict":
      return `Game ${fault.game} is at version ${fault.actual}, not ${fault.expected}`;
    case "game-exists":
      return `There already is a game ${fault.game}`;
    case "unknown-person":
      return `There is no person ${fault.person}`;
    case "email-taken":
      return `Somebody else already uses ${fault.email}`;
    case "file-exists":
      return `${fault.file} is there already, and is not overwritten`;
    case "bad-file":
      return `${fault.file} cannot be used: ${fault.detail}`;
    case "damaged":
      return `${fault.file} is not a whole backup (line ${fault.line}): ${fault.detail}`;
    case "not-empty":
      return "Backups are restored into an empty database only, and this one has data";
  }
}
