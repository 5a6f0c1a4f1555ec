import { type BoardResult, type NewTournament, TournamentSettingsSchema } from "@chancery/api";
import type { Refusal } from "@chancery/game";
import {
  createTournament,
  decideTournament,
  type Plan,
  planRound,
  replayTournament,
  type Tournament,
  type TournamentCommand,
  type TournamentEntry,
  viewTournament,
} from "./index.ts";

/** A tournament with its log, for tests to run. The director is "dora". */
export class Run {
  readonly log: TournamentEntry[] = [];
  now = Date.UTC(2024, 4, 1, 9);

  constructor(settings: Partial<NewTournament> = {}) {
    const read = TournamentSettingsSchema.parse({ name: "Spring Open", ...settings });
    const created = createTournament("t1", read, { id: "dora", name: "Dora" }, this.now);
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    this.log.push(created.value);
  }

  get tournament(): Tournament {
    return replayTournament(this.log);
  }

  view(person: string | null = "dora") {
    return viewTournament(this.tournament, this.log, person);
  }

  /** Tries a command; the refusal if it is refused. */
  try(who: string, command: TournamentCommand): Refusal | "done" {
    const actor = who === "clock" ? ("clock" as const) : { person: who };
    const decided = decideTournament(this.tournament, this.log, actor, command, ++this.now);
    if (!decided.ok) return decided.error;
    this.log.push(decided.value);
    return "done";
  }

  do(command: TournamentCommand, who = "dora"): this {
    const answer = this.try(who, command);
    if (answer !== "done") throw new Error(`${who} ${command.type}: ${JSON.stringify(answer)}`);
    return this;
  }

  /** Adds players with these names, or so many. */
  players(names: number | readonly string[]): this {
    const list =
      typeof names === "number" ? Array.from({ length: names }, (_, i) => `Player ${i + 1}`) : names;
    return this.do({ type: "import", text: list.join("\n") });
  }

  draw(plan: Partial<Plan> = {}): this {
    const { seed = 1, isTopBoard = false, ...more } = plan;
    const planned = planRound(this.tournament, { seed, isTopBoard, ...more });
    if (!planned.ok) throw new Error(JSON.stringify(planned.error));
    return this.do({ type: "draw", boards: planned.value, isTopBoard, seed });
  }

  /** Draws a round and confirms it, at real tables. */
  round(plan: Partial<Plan> = {}): this {
    return this.draw(plan).do({ type: "confirm", games: null });
  }

  /** Enters centers for the powers of a board, in their order; with a solo if someone has enough. */
  enter(round: number, board: number, centers: string, more: Partial<BoardResult> = {}): this {
    return this.do({ type: "result", round, board, result: { ...resultOf(centers), ...more } });
  }

  /** Ids of players by name. */
  id(name: string): string {
    const found = this.tournament.players.find((player) => player.name === name);
    if (!found) throw new Error(`there is no ${name}`);
    return found.id;
  }
}

export const POWERS = ["Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"];

/** "12 8 7 5 2 x05 x03" as a result that ended because time was up in 1907. */
export function resultOf(text: string): BoardResult {
  const given = text.split(" ");
  const centers = Object.fromEntries(
    POWERS.map((power, seat) => [power, given[seat].startsWith("x") ? 0 : Number(given[seat])]),
  );
  const eliminated = POWERS.flatMap((power, seat) =>
    given[seat].startsWith("x") ? [[power, 1900 + Number(given[seat].slice(1))] as const] : [],
  );
  const solo = POWERS.find((power) => centers[power] >= 18);
  return {
    centers,
    eliminated: Object.fromEntries(eliminated),
    year: 1907,
    ending: solo ? { how: "solo", power: solo } : { how: "time" },
  };
}
