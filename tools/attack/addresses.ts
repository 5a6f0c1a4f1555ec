import type { IncomingMessage } from "node:http";

const PEOPLE = "198.51.100.";
const BYSTANDERS = "198.51.101.";

/** The address of one of the people who play. */
export const addressOf = (index: number): string => `${PEOPLE}${index + 1}`;

/** The address of someone who comes for something else. */
export const bystanderAt = (index: number): string => `${BYSTANDERS}${index + 1}`;

/** Whether a request came from people who play. */
export const isPeoples = ({ headers }: IncomingMessage): boolean =>
  String(headers["x-forwarded-for"]).startsWith(PEOPLE);

/** The one address of a simple attacker. */
export const ATTACKER = "203.0.113.66";

/** One of many networks that have nothing to do with each other. */
export const anywhere = (turn: number, networks: number): string => `192.0.2.${1 + (turn % networks)}`;

/** One of sixty networks of one customer: a /64 each, of the same /48. */
export const oneSite = (turn: number): string => `2001:db8:66:${(turn % 60).toString(16)}::1`;

/** An address of this machine that isn't the proxy's: what comes from there is seen as it is. */
export const direct = (turn: number, addresses: number): string => `127.7.0.${1 + (turn % addresses)}`;
