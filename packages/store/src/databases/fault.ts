import type { Language } from "@chancery/messages";
import { messagesIn } from "@chancery/messages/catalogs";

/** More about a fault: a code with its facts, or the words of the system. */
export type Detail = string | { readonly code: string; readonly [fact: string]: string | number };

/** What may befall any operation. Either all of it was written or nothing: asking again with the same version is safe. */
export type Trouble =
  /** The database does not answer, or went away in the middle. */
  | { readonly code: "unavailable"; readonly detail: Detail }
  /** Another program holds what is needed, and did not let go of it in time. */
  | { readonly code: "busy"; readonly detail: Detail }
  | { readonly code: "disk-full"; readonly detail: Detail };

/** Why a store cannot be opened. */
export type OpenFault =
  | Trouble
  /** The folder of the database file cannot be made or written to. */
  | { readonly code: "bad-folder"; readonly folder: string; readonly detail: Detail }
  /** Another server has the file, or someone who restores a backup into it. */
  | { readonly code: "held"; readonly file: string; readonly by: string | null }
  /** The file or the database holds something else. */
  | { readonly code: "not-ours"; readonly where: Detail; readonly detail: Detail }
  /** A file of the database can be read at most, or not even that. */
  | { readonly code: "bad-file"; readonly file: string; readonly detail: Detail }
  /** Nobody answers at the address of the database. */
  | { readonly code: "no-answer"; readonly where: Detail; readonly detail: Detail }
  /** Not an address of a PostgreSQL database. */
  | { readonly code: "bad-url"; readonly detail: Detail }
  /** The server does not let us in, or has no such database. */
  | { readonly code: "denied"; readonly where: Detail; readonly detail: Detail }
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
  | { readonly code: "bad-file"; readonly file: string; readonly detail: Detail };

/** Why a backup can't be read. */
export type BackupFileFault =
  | Newer
  /** It is encrypted, and no passphrase was given. */
  | { readonly code: "encrypted"; readonly file: string }
  /** A passphrase was given, but it isn't encrypted. */
  | { readonly code: "not-encrypted"; readonly file: string }
  | { readonly code: "wrong-passphrase"; readonly file: string };

export type RestoreFault =
  | Trouble
  | BackupFileFault
  | { readonly code: "bad-file"; readonly file: string; readonly detail: Detail }
  /** It is encrypted, and what was encrypted isn't what is there. */
  | { readonly code: "tampered"; readonly file: string; readonly detail: Detail }
  /** The file is not what was written: cut off, changed, or never a backup. */
  | { readonly code: "damaged"; readonly file: string; readonly line: number; readonly detail: Detail }
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

/** A fault in a sentence, for the people who run the server. */
export function formatFault(fault: Fault, language: Language = "en"): string {
  const { storage } = messagesIn(language);
  const inWords = (part: unknown): string | number => {
    if (typeof part === "string" || typeof part === "number") return part;
    const { code, ...facts } = part as Exclude<Detail, string>;
    return storage.byCode(code, facts) ?? code;
  };
  const { code, ...facts } = fault;
  const given = Object.entries(facts).filter(([, fact]) => fact !== null);
  const values = Object.fromEntries(given.map(([name, fact]) => [name, inWords(fact)]));
  const key = fault.code === "held" && fault.by === null ? "held-by-unknown" : code;
  return storage.byCode(key, values) ?? code;
}
