import { type PublicGame, paceOf } from "@chancery/api";
import { type PublicBoard, publicBoard, type Table } from "@chancery/game";
import type { Listing } from "@chancery/store";
import { digestOf } from "../accounts/secrets.ts";

/** All that is kept for lists: what they show, and what the picture of the board is drawn from. */
export interface Shown {
  readonly entry: Omit<PublicGame, "at" | "game">;
  readonly board: PublicBoard;
}

/** A table, and whether anyone can find it. */
interface Hosted {
  readonly table: Table;
  readonly invitation: { readonly isOpen: boolean };
}

/** What lists say of a game, or undefined if it's as before, or nobody's to find. It's made of what every spectator sees. */
export function listingOf(before: Hosted | null, after: Hosted): Listing | undefined {
  const { table, invitation } = after;
  // A game that is no longer listed is taken from the lists.
  if (!(invitation.isOpen || before?.invitation.isOpen) || isSame(before?.table, table)) return undefined;
  const { setup } = table;
  const list = invitation.isOpen ? listFor(table) : null;
  const board = publicBoard(table);
  const entry = entryOf(table, list ?? "join", digestOf(JSON.stringify(board)).slice(0, 16));
  return {
    list,
    at: publicMoment(table),
    variant: entry.variant,
    rulebook: entry.rulebook,
    pace: entry.pace,
    press: entry.press,
    language: entry.language,
    free: entry.free,
    name: setup.name ?? "",
    tags: entry.tags,
    isRated: entry.isRated,
    leastRating: entry.leastRating,
    leastReliability: entry.leastReliability,
    shown: { entry, board } satisfies Shown,
  };
}

/** What of a table lists may show; whatever else changes is nobody's business there. */
const SHOWN = [
  "status",
  "setup",
  "members",
  "seats",
  "bots",
  "queue",
  "ending",
] as const satisfies (keyof Table)[];

function isSame(before: Table | undefined, after: Table): boolean {
  if (!before) return false;
  const [was, is] = [before.turns.at(-1), after.turns.at(-1)];
  return (
    SHOWN.every((key) => before[key] === after[key]) &&
    before.clock.deadline === after.clock.deadline &&
    was?.number === is?.number &&
    was?.position === is?.position
  );
}

/** In which list a game is. People who aren't in it see it in progress and afterwards only where spectators are allowed. */
function listFor({ status, setup, turns }: Table): PublicGame["list"] | null {
  if (status === "lobby") return "join";
  if (!setup.spectators || turns.length === 0) return null;
  return status === "playing" ? "watch" : "study";
}

/** When it was set up, its present turn began, or it ended. When it last changed isn't told: that may have been a secret. */
function publicMoment({ status, createdAt = 0, turns, notes }: Table): number {
  if (status === "lobby") return createdAt;
  if (status === "playing") return turns.at(-1)?.at ?? createdAt;
  return notes.findLast(({ what }) => what === "ended")?.at ?? turns.at(-1)?.at ?? createdAt;
}

function entryOf(table: Table, list: PublicGame["list"], picture: string): Shown["entry"] {
  const { setup, status, members, seats, bots, queue = [], clock } = table;
  const { name, description, tags = [], variant, rulebook, language = "en", anonymous } = setup;
  const people = members.filter(({ role }) => role === "player").length;
  const isLobby = status === "lobby";
  const held = seats.filter(({ holder }) => holder !== null).length;
  return {
    list,
    ...(name && { name }),
    ...(description && { description }),
    tags,
    createdAt: table.createdAt ?? null,
    status,
    variant,
    rulebook,
    language,
    clock: setup.clock,
    pace: paceOf(setup.clock),
    press: setup.press ?? "full",
    anonymous,
    scoring: setup.scoring ?? null,
    seats: seats.length,
    // Once there are seats, whether someone who left is still about would tell who left them.
    players: isLobby ? people : held - bots.length,
    bots: bots.length,
    free: isLobby ? Math.max(0, seats.length - people) : freeSeats(table),
    waiting: queue.length,
    host: anonymous ? null : (members.find(({ id }) => id === table.host)?.name ?? null),
    phase: isLobby ? null : (table.ending?.phase ?? table.turns.at(-1)?.phase ?? null),
    deadline: status === "playing" ? clock.deadline : null,
    ending: table.ending?.ending ?? null,
    isRated: setup.rated === true,
    leastRating: setup.leastRating ?? null,
    leastReliability: setup.leastReliability ?? null,
    picture,
  };
}

/** Seats that someone left, where others may take over. */
const freeSeats = ({ status, setup, seats }: Table): number =>
  status !== "playing" || setup.replacement.by === "nobody"
    ? 0
    : seats.filter(({ holder }) => holder === null).length;
