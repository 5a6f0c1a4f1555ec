import type { BoardResult } from "@chancery/api";
import { ok } from "@chancery/engine";
import { checkResult, type ResultRules } from "./check/result.ts";
import type { TournamentCommand } from "./command.ts";
import { type Decision, refuse } from "./decision.ts";
import { countsYears } from "./points.ts";
import { confirmedRounds, draftOf, isOver, type Tournament } from "./tournament.ts";

/** What results of a tournament are checked against. */
const resultRules = ({ game, settings }: Tournament): ResultRules => ({
  powers: game.powers,
  centers: game.centers,
  toWin: game.toWin,
  firstYear: game.firstYear,
  countsYears: countsYears(settings.scoring),
});

/** Results of boards, and the end. */
export function decideResults(
  tournament: Tournament,
  command: Extract<TournamentCommand, { type: "result" | "game-ended" | "finish" }>,
): Decision {
  switch (command.type) {
    case "result":
      return entered(tournament, command);
    case "game-ended":
      return gameEnded(tournament, command.game, command.result);
    case "finish":
      if (tournament.rounds.length === 0) return refuse("no-boards");
      return draftOf(tournament) || !confirmedRounds(tournament).every(isOver)
        ? refuse("results-missing")
        : ok({ type: "finished" });
  }
}

function entered(
  tournament: Tournament,
  { round, board, result, reason }: Extract<TournamentCommand, { type: "result" }>,
): Decision {
  const played = confirmedRounds(tournament)[round - 1]?.boards[board - 1];
  if (!played) return refuse("no-boards");
  const [fault] = checkResult(resultRules(tournament), result);
  if (fault) {
    const { code, power, values } = fault;
    return refuse("bad-result", code, { ...values, ...(power !== undefined && { power }) });
  }
  const given = reason?.trim() || null;
  // What a game says is replaced for a reason that everyone can read.
  if (played.game !== null && given === null) return refuse("reason-missing");
  return ok({ type: "result", round, board, result, reason: given });
}

/** A game online is over. Results that directors have entered meanwhile stay. */
function gameEnded(tournament: Tournament, game: string, result: BoardResult): Decision {
  const index = tournament.rounds.findIndex(({ boards }) => boards.some((board) => board.game === game));
  const number = tournament.rounds[index]?.boards.findIndex((board) => board.game === game) ?? -1;
  if (number < 0) return refuse("no-boards");
  if (tournament.rounds[index].boards[number].result) return refuse("unchanged");
  return ok({ type: "result", round: index + 1, board: number + 1, result, reason: null });
}
