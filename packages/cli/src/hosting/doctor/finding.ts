/** What was looked at. */
export const CHECKS = [
  "settings",
  "clock",
  "disk",
  "permissions",
  "database",
  "server",
  "tls",
  "proxy",
  "mail",
  "push",
] as const;
export type Check = (typeof CHECKS)[number];

/** How bad it is. Only problems make the command fail: with one, something doesn't work. */
export const LEVELS = ["ok", "note", "warning", "problem"] as const;
export type Level = (typeof LEVELS)[number];

/** What was found, and what would be right if it isn't. */
export interface Finding {
  readonly check: Check;
  readonly level: Level;
  readonly text: string;
}

/** Makes findings of one check. */
export const findingsOf =
  (check: Check) =>
  (level: Level, text: string): Finding => ({ check, level, text });
