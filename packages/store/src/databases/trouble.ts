import type { Trouble } from "./fault.ts";

/** The fields by which the errors of both drivers, and of Node's sockets, tell what they are. */
interface DriverError extends Error {
  readonly code?: string;
  /** SQLite's result code. */
  readonly errcode?: number;
  readonly errstr?: string;
}

/** https://www.sqlite.org/rescode.html: of an extended code the last byte counts. */
const SQLITE: Readonly<Record<number, Trouble["code"]>> = {
  5: "busy",
  6: "busy",
  8: "unavailable",
  10: "unavailable",
  11: "unavailable",
  13: "disk-full",
  14: "unavailable",
  26: "unavailable",
};

/** https://www.postgresql.org/docs/current/errcodes-appendix.html, and what sockets and files say. */
const POSTGRES: readonly (readonly [RegExp, Trouble["code"]])[] = [
  [/^(40001|40P01|55P03)$/, "busy"],
  [/^(53100|ENOSPC|EDQUOT)$/, "disk-full"],
  [/^(08...|25006|25P03|53...|57014|57P0.|58...|XX...)$/, "unavailable"],
  [/^(ECONN|ENOTFOUND|ENOENT|EAI_|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EACCES|EIO|EROFS)/, "unavailable"],
];

/** What has no code: connections that were lost, and stores that were closed. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered|Cannot use a pool|driver has already been destroyed)/i;

export const sqliteCode = (error: unknown): number | undefined => {
  const { errcode } = error as DriverError;
  return errcode === undefined ? undefined : errcode & 0xff;
};

/** What went wrong with the database, or undefined if the error is of another kind. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = "", errstr, message } = error as DriverError;
  const number = sqliteCode(error);
  if (number !== undefined) {
    const known = SQLITE[number];
    return known && { code: known, detail: errstr ?? message };
  }
  const found = POSTGRES.find(([pattern]) => pattern.test(code))?.[1];
  if (found || LOST.test(message)) return { code: found ?? "unavailable", detail: message || code };
  return undefined;
}

/** SQLITE_CONSTRAINT_FOREIGNKEY and foreign_key_violation. */
export const isOrphan = (error: unknown): boolean => {
  const { code, errcode } = error as DriverError;
  return errcode === 787 || code === "23503";
};

/** SQLITE_CONSTRAINT_UNIQUE and unique_violation; both name the column in their message. */
export const isTaken = (error: unknown, column: string): boolean => {
  const { code, errcode, message } = error as DriverError;
  return (errcode === 2067 || code === "23505") && message.includes(column);
};
