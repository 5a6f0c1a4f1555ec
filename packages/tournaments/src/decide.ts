import type { TournamentSettings } from "@chancery/api";
import { fail, ok, type Result } from "@chancery/engine";
import type { Refusal } from "@chancery/game";
import { decideBoards } from "./boards.ts";
import type { TournamentActor, TournamentCommand } from "./command.ts";
import { type Decision, refuse } from "./decision.ts";
import { decideDirectors } from "./directors.ts";
import type { TournamentEntry } from "./event.ts";
import { readGame } from "./game-facts.ts";
import { decideRegistration } from "./registration.ts";
import { decideResults } from "./results.ts";
import { type Director, isDirector, type Tournament } from "./tournament.ts";
import { redoable, undoable } from "./undo.ts";

/** The first entry of a tournament. */
export function createTournament(
  tournament: string,
  settings: TournamentSettings,
  director: Director,
  now: number,
): Result<TournamentEntry, Refusal> {
  const game = readGame(settings);
  if (!game.ok) return fail(badSettings(settings, game.error));
  const event = { type: "created", tournament, settings, game: game.value, director } as const;
  return ok({ seq: 1, at: now, by: director.id, event });
}

/** Commands that are open to everyone who knows of the tournament. */
const FOR_ALL: readonly TournamentCommand["type"][] = ["register", "claim", "direct", "withdraw"];
const FOR_CLOCK: readonly TournamentCommand["type"][] = ["game-ended", "forget"];
/** What can still be done when it is over. */
const AFTERWARDS: readonly TournamentCommand["type"][] = [
  "result",
  "undo",
  "redo",
  "forget",
  "invite-director",
  "direct",
  "settings",
  "change-player",
  "game-ended",
];

/**
 * How long a log gets: several times that of the largest tournament. Everyone who looks at the tournament has all of it
 * read, and directors could go on forever.
 */
const MOST_ENTRIES = 5_000;
const MOST_CHARACTERS = 1_500_000;

const isFull = (log: readonly TournamentEntry[]): boolean =>
  log.length >= MOST_ENTRIES ||
  log.reduce((sum, entry) => sum + JSON.stringify(entry).length, 0) >= MOST_CHARACTERS;

/** What comes of a command: an entry for the log, or why nothing. The log is needed to undo what is in it. */
export function decideTournament(
  tournament: Tournament,
  log: readonly TournamentEntry[],
  actor: TournamentActor,
  command: TournamentCommand,
  now: number,
): Result<TournamentEntry, Refusal> {
  const person = actor === "clock" ? null : actor.person;
  const isAllowed =
    person === null
      ? FOR_CLOCK.includes(command.type)
      : FOR_ALL.includes(command.type) ||
        (isDirector(tournament, person) && !FOR_CLOCK.includes(command.type));
  if (!isAllowed) return refuse("not-entitled", "director");
  if (tournament.isFinished && !AFTERWARDS.includes(command.type)) return refuse("tournament-over");
  // Games end, and people are forgotten, whatever directors did.
  if (person !== null && isFull(log)) return refuse("log-full");
  const seq = (log.at(-1)?.seq ?? 0) + 1;
  const decided = eventOf(tournament, log, person, command, seq);
  return decided.ok ? ok({ seq, at: now, by: person, event: decided.value }) : decided;
}

function eventOf(
  tournament: Tournament,
  log: readonly TournamentEntry[],
  person: string | null,
  command: TournamentCommand,
  seq: number,
): Decision {
  switch (command.type) {
    case "settings":
      return changeSettings(tournament, command.settings);
    case "draw":
    case "arrange":
    case "confirm":
    case "substitute":
      return decideBoards(tournament, command);
    case "result":
    case "game-ended":
    case "finish":
      return decideResults(tournament, command);
    case "undo": {
      const last = undoable(tournament, log);
      return last ? ok({ type: "undone", seq: last.seq }) : refuse("nothing-to-undo");
    }
    case "redo": {
      const last = redoable(tournament, log);
      return last ? ok({ type: "undone", seq: last.seq }) : refuse("nothing-to-undo", "redo");
    }
    case "invite-director":
    case "direct":
    case "forget":
      return decideDirectors(tournament, person, command);
    default:
      return decideRegistration(tournament, person, command, seq);
  }
}

/** Points can change at any time, the game only before the first round. */
function changeSettings(tournament: Tournament, settings: TournamentSettings): Decision {
  const game = readGame(settings);
  if (!game.ok) return fail(badSettings(settings, game.error));
  const isOther = game.value.powers.join() !== tournament.game.powers.join();
  if (isOther && tournament.rounds.length > 0) return refuse("boards-drawn", "game");
  return ok({ type: "settings-changed", settings, game: game.value });
}

const badSettings = (
  { setup }: TournamentSettings,
  faults: Extract<ReturnType<typeof readGame>, { ok: false }>["error"],
): Refusal => ({
  code: "bad-setup",
  detail: "faults",
  faults: faults.map(({ option, fault }) => ({ path: option, fault })),
  variant: String(setup.variant ?? ""),
});
