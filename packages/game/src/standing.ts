import type { Actor, CommandType } from "./command.ts";
import { isBot, memberOf, type Table } from "./table.ts";

/** In which capacity someone acts. An official looks after the table: its referee, or the host where there is none. */
type Capacity = "clock" | "stranger" | "member" | "player" | "referee" | "host" | "official";

/** Who may ask for what. Whether it's possible at the moment is another question. */
export const MAY: Readonly<Record<CommandType, readonly Capacity[]>> = {
  join: ["stranger"],
  leave: ["member"],
  appoint: ["host"],
  choose: ["player"],
  assign: ["referee"],
  describe: ["host", "referee"],
  list: ["host", "referee"],
  start: ["host", "referee"],
  save: ["player", "referee"],
  ready: ["player"],
  "pass-deadline": ["clock"],
  resolve: ["clock"],
  "close-negotiation": ["referee"],
  process: ["referee"],
  pause: ["official"],
  resume: ["official", "clock"],
  extend: ["official"],
  "ask-extension": ["player"],
  "vote-extension": ["player"],
  excuse: ["referee"],
  substitute: ["clock"],
  "set-away": ["clock"],
  "move-deadlines": ["clock"],
  "note-reminders": ["clock"],
  forget: ["clock"],
  "end-conference": ["clock"],
  vacate: ["official"],
  offer: ["official"],
  "take-over": ["stranger", "member"],
  wait: ["stranger", "member"],
  "take-place": ["stranger", "member"],
  "pass-offers": ["clock"],
  "offer-bots": ["clock"],
  admit: ["player"],
  return: ["player"],
  replace: ["referee"],
  "add-bot": ["host", "referee"],
  "fill-with-bots": ["host", "referee", "player"],
  "remove-bot": ["host", "referee"],
  vote: ["player"],
  propose: ["player"],
  close: ["host", "referee"],
  say: ["player", "referee"],
  read: ["member"],
  mute: ["member"],
  announce: ["official"],
  override: ["referee"],
  edit: ["referee"],
  "go-to": ["referee"],
  room: ["stranger", "member", "player"],
};

/** Capacities of people in the game; nobody becomes the clock, or a stranger. */
export const TOLD: readonly Capacity[] = ["member", "player", "referee", "host", "official"];

/** When a command makes sense; one that is not named here makes sense at any time. */
export const WHEN: Readonly<Partial<Record<CommandType, readonly Table["status"][]>>> = {
  choose: ["lobby"],
  assign: ["lobby"],
  describe: ["lobby"],
  list: ["lobby"],
  start: ["lobby"],
  close: ["lobby", "playing"],
  say: ["playing", "ended"],
  mute: ["playing", "ended"],
  override: ["playing", "ended"],
  edit: ["playing", "ended"],
  "go-to": ["playing", "ended"],
  save: ["playing"],
  ready: ["playing"],
  "pass-deadline": ["playing"],
  resolve: ["playing"],
  "close-negotiation": ["playing"],
  process: ["playing"],
  pause: ["playing"],
  resume: ["playing"],
  extend: ["playing"],
  "ask-extension": ["playing"],
  "vote-extension": ["playing"],
  excuse: ["playing", "ended"],
  substitute: ["playing"],
  "set-away": ["lobby", "playing"],
  "move-deadlines": ["playing"],
  "note-reminders": ["playing"],
  "end-conference": ["playing"],
  vacate: ["playing"],
  offer: ["playing"],
  "take-over": ["playing"],
  wait: ["lobby", "playing"],
  "take-place": ["lobby", "playing"],
  "pass-offers": ["lobby", "playing"],
  "offer-bots": ["lobby"],
  admit: ["playing"],
  return: ["playing"],
  replace: ["playing"],
  "add-bot": ["lobby", "playing"],
  "fill-with-bots": ["lobby", "playing"],
  "remove-bot": ["lobby", "playing"],
  vote: ["playing"],
  propose: ["playing"],
};

export const refereeOf = (table: Table): string | null =>
  table.members.find(({ role }) => role === "referee")?.id ?? null;

/** Whether someone referees here; a committee may have several officers. */
export const isReferee = (table: Table, id: string): boolean => memberOf(table, id)?.role === "referee";

/** All capacities in which someone can act at a table. */
export function capacitiesOf(table: Table, actor: Actor): ReadonlySet<Capacity> {
  if (actor === "clock") return new Set<Capacity>(["clock"]);
  const member = memberOf(table, actor.member);
  if (!member) return new Set<Capacity>(["stranger"]);
  // Bots play, and come and go as others wish.
  if (isBot(table, actor.member)) return new Set<Capacity>(table.status === "playing" ? ["player"] : []);
  const capacities = new Set<Capacity>(["member"]);
  if (member.role !== "spectator") capacities.add(member.role);
  if (member.id === table.host) capacities.add("host");
  const looksAfter = refereeOf(table) === null ? member.id === table.host : member.role === "referee";
  if (looksAfter) capacities.add("official");
  return capacities;
}
