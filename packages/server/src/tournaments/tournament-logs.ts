import { randomInt } from "node:crypto";
import type { TournamentSettings } from "@chancery/api";
import { fail, ok, type Result } from "@chancery/engine";
import { boardResult, type Refusal } from "@chancery/game";
import type { Store, TournamentChange } from "@chancery/store";
import {
  confirmedRounds,
  createTournament,
  decideTournament,
  replayTournament,
  type Tournament,
  type TournamentActor,
  type TournamentCommand,
  type TournamentEntry,
} from "@chancery/tournaments";
import { SIGNS } from "../accounts/codes.ts";
import { newSecret } from "../accounts/secrets.ts";
import type { Hosted, StoredEntry, Tables } from "../games/tables.ts";
import type { Turns } from "../load/turns.ts";

/** An entry as it's stored. The first one also has a secret, from which ids of the tournament's games follow. */
type StoredTournamentEntry = TournamentEntry & { readonly key?: string };

/** A tournament with its log. */
export interface Running {
  readonly tournament: Tournament;
  readonly log: readonly StoredTournamentEntry[];
}

type TournamentStore = Pick<Store<StoredEntry, Hosted>, "tournaments">;

/** What lists show of a tournament without opening it. */
export interface TournamentSummary {
  readonly name: string;
  readonly variant: string;
  readonly players: number;
  readonly rounds: number;
  readonly isOpen: boolean;
}

/** How long results of games are taken to be as they were, in milliseconds. */
const FRESH = 2_000;
const ATTEMPTS = 4;
/** How many tournaments are remembered as they were last read. */
const REMEMBERED = 50;

interface Known {
  readonly revision: string;
  readonly running: Running;
}

/** All tournaments: read from their logs, which are short, when these have changed. */
export class TournamentLogs {
  private readonly store: TournamentStore;
  private readonly tables: Tables;
  private readonly now: () => number;
  private readonly turns: Turns;
  /** Those last asked for come last. */
  private readonly known = new Map<string, Known>();
  /** When each tournament's games were last looked at. */
  private readonly looked = new Map<string, number>();

  constructor(store: TournamentStore, tables: Tables, now: () => number, turns: Turns) {
    this.store = store;
    this.tables = tables;
    this.now = now;
    this.turns = turns;
  }

  async create(settings: TournamentSettings, director: { readonly id: string; readonly name: string }) {
    for (let left = ATTEMPTS; ; left--) {
      const id = newCode();
      const created = createTournament(id, settings, director, this.now());
      if (!created.ok) return created;
      const log = [{ ...created.value, key: newSecret() }];
      const running = { tournament: replayTournament(log), log };
      const change = changeOf(running, log, this.now());
      const done = await this.store.tournaments.create({ tournament: id, change });
      if (!done.ok) return done;
      if (done.value || left <= 1) return done.value ? ok(running) : fail({ code: "busy" } as const);
    }
  }

  /** A tournament, with the results of games that have ended meanwhile. */
  async load(id: string): Promise<Result<Running, { readonly code: string }>> {
    const loaded = await this.read(id);
    if (!loaded.ok) return loaded;
    const since = this.looked.get(id) ?? Number.NEGATIVE_INFINITY;
    const open = openGames(loaded.value.tournament);
    if (open.length === 0 || this.now() - since < FRESH) return loaded;
    this.looked.set(id, this.now());
    const ended = await this.store.tournaments.endedGames(open);
    if (!ended.ok || ended.value.length === 0) return loaded;
    for (const game of ended.value) await this.note(id, game);
    return this.read(id);
  }

  /** Runs a command, with nobody in between. */
  async act<R>(
    id: string,
    actor: TournamentActor,
    commandFor: (running: Running) => Result<TournamentCommand, R>,
  ): Promise<Result<Running, R | Refusal | { readonly code: "unknown-tournament" | "busy" }>> {
    let after: Running | undefined;
    const done = await this.store.tournaments.transact<R | Refusal>({
      tournament: id,
      work: (stored) => {
        const before = this.turns.measure(() => runningOf(stored as readonly StoredTournamentEntry[]));
        const command = commandFor(before);
        if (!command.ok) return command;
        const { tournament, log } = before;
        const decided = decideTournament(tournament, log, actor, command.value, this.now());
        if (!decided.ok) return decided;
        const then = this.turns.measure(() => runningOf([...log, decided.value]));
        after = then;
        return ok(changeOf(then, [decided.value], this.now()));
      },
    });
    if (!done.ok)
      return done as Result<never, R | Refusal | { readonly code: "unknown-tournament" | "busy" }>;
    return ok(after as Running);
  }

  private async read(id: string): Promise<Result<Running, { readonly code: string }>> {
    const revision = await this.store.tournaments.revision(id);
    if (!revision.ok) return revision;
    const known = this.known.get(id);
    this.known.delete(id);
    if (known && known.revision === revision.value) {
      this.known.set(id, known);
      return ok(known.running);
    }
    const log = await this.store.tournaments.load(id);
    if (!log.ok) return log;
    const running = await this.turns.run(() => runningOf(log.value as readonly StoredTournamentEntry[]));
    // What was written since then is in the log, too: with the earlier revision it is read again.
    this.known.set(id, { revision: revision.value ?? "", running });
    const [oldest] = this.known.keys();
    if (this.known.size > REMEMBERED && oldest !== undefined) this.known.delete(oldest);
    return ok(running);
  }

  /** Notes the result of a game that is over. One that was called off has none: a director enters what counts. */
  private async note(id: string, game: string): Promise<void> {
    const hosted = await this.tables.load(game);
    const result = hosted.ok ? boardResult(hosted.value.table) : null;
    if (result) await this.act(id, "clock", () => ok({ type: "game-ended", game, result }));
  }
}

const runningOf = (log: readonly StoredTournamentEntry[]): Running => ({
  tournament: replayTournament(log),
  log,
});

/** Games online whose results are missing. */
const openGames = (tournament: Tournament): readonly string[] =>
  confirmedRounds(tournament).flatMap(({ boards }) =>
    boards.flatMap(({ game, result }) => (game !== null && !result ? [game] : [])),
  );

function changeOf(
  { tournament }: Running,
  events: readonly StoredTournamentEntry[],
  at: number,
): TournamentChange {
  const { settings, game, players, directors, isOpen, isFinished } = tournament;
  const rounds = confirmedRounds(tournament).length;
  return {
    at,
    events,
    status: isFinished ? "ended" : rounds > 0 ? "running" : "registration",
    public: settings.isListed,
    people: [
      ...directors.map(({ id }) => id),
      ...players.flatMap(({ person }) => (person === null ? [] : [person])),
    ],
    summary: {
      name: settings.name,
      variant: game.variant,
      players: players.filter(({ isWithdrawn }) => !isWithdrawn).length,
      rounds,
      isOpen,
    } satisfies TournamentSummary,
  };
}

const HALF = 4;

/** The code by which people find a tournament: 40 bits, which nobody guesses. */
function newCode(): string {
  const half = (): string => Array.from({ length: HALF }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  return `${half()}-${half()}`;
}
