import type { Actor } from "./command.ts";
import type { Capacity } from "./command-entry.ts";
import { isBot, memberOf, type Table } from "./table.ts";

/** Capacities of people in the game; nobody becomes the clock, or a stranger. */
export const TOLD: readonly Capacity[] = ["member", "player", "referee", "host", "official"];

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
