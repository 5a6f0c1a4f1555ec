import type { YourGame } from "@chancery/api";
import { formatPhase } from "@chancery/engine";
import { powersBySeat, stateOf } from "../game-of.ts";
import { unreadOf } from "../press/press.ts";
import { memberOf, type Table } from "../table.ts";
import { namesFor, namesOf, placeOf, playerCount, readinessFor } from "./people-seen.ts";
import { standpointOf } from "./sight.ts";

/** What the list of someone's games says of one of them. Names include their own, so that it's the same for most. */
export type GameCard = Omit<YourGame, "people" | "waiting"> & {
  /** Who plays, as far as they may know. */
  readonly names: readonly string[];
  readonly you: string | null;
  readonly waiting: YourGame["waiting"] | null;
};

/** A game in the list of someone's games; null if they may not look. Far less work than a view. */
export function viewCard(table: Table, person: string): GameCard | null {
  const standpoint = standpointOf(table, { member: person });
  if (!standpoint) return null;
  const { game, status, setup, seats, bots, clock } = table;
  const { id, seat } = standpoint;
  const createdAt = table.createdAt ?? table.notes[0]?.at;
  const named = namesFor(standpoint);
  const bySeat = powersBySeat(table);
  const ready = readinessFor(standpoint);
  return {
    game,
    ...(setup.name && { name: setup.name }),
    ...(createdAt && { createdAt }),
    status,
    variant: setup.variant,
    rulebook: setup.rulebook,
    seats: seats.length,
    players: playerCount(table) - bots.length,
    host: named(table.host),
    clock: setup.clock,
    phase: table.ending?.phase ?? table.turns.at(-1)?.phase ?? formatPhase(stateOf(table).phase),
    deadline: clock.deadline,
    isPaused: clock.pausedAt !== null,
    powers: seat === null ? [] : [...bySeat[seat]],
    names: namesOf(table, "player", named),
    you: id === null ? null : (memberOf(table, id)?.name ?? null),
    waitingFor:
      status === "playing"
        ? bySeat.flatMap((powers, i) => (ready[i] === false && seats[i].holder !== null ? powers : []))
        : [],
    isYourTurn: status === "playing" && seat !== null && ready[seat] === false,
    unread: id === null ? 0 : unreadOf(table, id),
    waiting: placeOf(table, person),
  };
}
