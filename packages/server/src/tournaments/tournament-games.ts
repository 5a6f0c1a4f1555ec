import { randomInt } from "node:crypto";
import { fail, ok, type Result } from "@chancery/engine";
import {
  type Actor,
  apply,
  type Command,
  createTable,
  decide,
  type Entry,
  type Refusal,
} from "@chancery/game";
import {
  boardSetup,
  confirmedRounds,
  decideTournament,
  draftOf,
  playerOf,
  refusedOnline,
  type TournamentCommand,
} from "@chancery/tournaments";
import { digestOf } from "../accounts/secrets.ts";
import type { Context } from "../context.ts";
import { isRefusal, refusedBy } from "../games/access.ts";
import { drawTags, nameAt } from "../games/commands.ts";
import { stored } from "../http/failures.ts";
import type { Running } from "./tournament-logs.ts";

const LONGEST_NAME = 60;

interface Seat {
  readonly person: string;
  readonly name: string;
  readonly power: string;
}

/**
 * Creates the games of the boards that are drawn, with everyone at their power. Their ids follow from the draw, so that a
 * second attempt, after a failure or by another director, finds the same games.
 */
export async function createGames(
  { tables, now }: Pick<Context, "tables" | "now">,
  { tournament, log }: Running,
  director: string,
): Promise<Result<readonly string[], Refusal | { readonly code: string }>> {
  const refused = refusedOnline(tournament);
  if (refused) return refused;
  const { settings, game: facts, rounds, directors } = tournament;
  const host = directors.find(({ id }) => id === director);
  if (!host) return fail({ code: "not-entitled" });
  const games: string[] = [];
  const drawn = log.findLast(({ event }) => event.type === "drawn" || event.type === "arranged")?.seq;
  for (const [number, { players }] of draftOf(tournament)?.boards.entries() ?? []) {
    const mark = `${rounds.length}.${number + 1}`;
    const game = digestOf(JSON.stringify([log[0].key, drawn, number])).slice(0, 32);
    const name = `${settings.name.slice(0, LONGEST_NAME - mark.length - 1)} ${mark}`;
    const seats = players.map((id, seat): Seat => {
      const player = playerOf(tournament, id);
      return { person: player?.person ?? "", name: player?.name ?? "", power: facts.powers[seat] };
    });
    const begun = beginGame(game, { ...boardSetup(settings), name }, host, seats, now());
    if (!begun.ok) return begun;
    const created = await tables.begin(game, begun.value, false);
    if (!created.ok && created.error.code !== "game-exists") return created;
    games.push(game);
  }
  return ok(games);
}

/** The first events of a game: everyone joins and sits down, and it starts. */
function beginGame(
  game: string,
  setup: object,
  host: { readonly id: string; readonly name: string },
  seats: readonly Seat[],
  now: number,
): Result<readonly Entry[], Refusal> {
  const plays = seats.some(({ person }) => person === host.id);
  const created = createTable(game, setup, { ...host, role: plays ? "player" : "spectator" }, { now });
  if (!created.ok) return created;
  const entries = [...created.value];
  let table = entries.reduce<ReturnType<typeof apply> | null>(apply, null) as ReturnType<typeof apply>;
  const act = (actor: Actor, command: Command): Refusal | null => {
    const decided = decide(table, actor, command, {
      now,
      digest: digestOf,
      undo: 0,
      seed: randomInt(2 ** 31),
    });
    if (!decided.ok) return decided.error;
    entries.push(...decided.value.entries);
    table = decided.value.table;
    return null;
  };
  for (const { person, name, power } of seats) {
    const actor = { member: person };
    const join: Command = { type: "join", role: "player", name: nameAt(table, name, drawTags()) };
    const refused = (person === host.id ? null : act(actor, join)) ?? act(actor, { type: "choose", power });
    if (refused) return fail(refused);
  }
  const refused = act({ member: host.id }, { type: "start", seed: randomInt(2 ** 31) });
  return refused ? fail(refused) : ok(entries);
}

/**
 * Seats a substitute at the game of a board, if it's played online. The game comes first: a second attempt, after a failure,
 * finds it done.
 */
export async function substituteOnline(
  { tables, now }: Pick<Context, "tables" | "now">,
  { tournament, log }: Running,
  director: string,
  command: Extract<TournamentCommand, { type: "substitute" }>,
): Promise<void> {
  const decided = decideTournament(tournament, log, { person: director }, command, now());
  if (!decided.ok) throw refusedBy(decided.error);
  const { event } = decided.value;
  const game = confirmedRounds(tournament)[command.round - 1]?.boards[command.board - 1]?.game;
  if (event.type !== "substituted" || !game) return;
  const { person, name = "" } = playerOf(tournament, event.player) ?? {};
  if (!person) return;
  const tags = drawTags();
  const done = await tables.act<never>(game, "clock", ({ table }) =>
    ok({ type: "substitute", seat: event.seat, member: person, name: nameAt(table, name, tags, person) }),
  );
  if (!done.ok && isRefusal(done.error) && done.error.code !== "unchanged") throw refusedBy(done.error);
  if (!done.ok && !isRefusal(done.error)) stored(done);
}
