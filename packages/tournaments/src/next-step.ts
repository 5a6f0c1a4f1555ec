import type { NextStep } from "@chancery/api";
import { confirmedRounds, draftOf, isOver, presentPlayers, type Tournament } from "./tournament.ts";

/** The one thing a director does next. */
export function nextStep(tournament: Tournament): NextStep {
  const { settings, game, isFinished } = tournament;
  if (isFinished) return "done";
  if (draftOf(tournament)) return "check-boards";
  const rounds = confirmedRounds(tournament);
  if (!rounds.every(isOver)) return "enter-results";
  const hasTopBoard = rounds.some(({ isTopBoard }) => isTopBoard);
  if (hasTopBoard) return "finish";
  if (rounds.length >= settings.rounds) return settings.topBoard === "none" ? "finish" : "draw-top-board";
  return presentPlayers(tournament).length < game.powers.length ? "add-players" : "draw";
}
