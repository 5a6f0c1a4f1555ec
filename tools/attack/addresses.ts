import type { IncomingMessage } from "node:http";

/** The network that the attacker sends from. */
export const ATTACKER = "203.0.113.66";

const PEOPLE = "198.51.100.";

/** The address of one of the people. */
export const addressOf = (index: number): string => `${PEOPLE}${index + 1}`;

/** Whether a request came from people. */
export const isPeoples = ({ headers }: IncomingMessage): boolean =>
  String(headers["x-forwarded-for"]).startsWith(PEOPLE);
