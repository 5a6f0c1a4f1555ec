import type { Game } from "@chancery/engine";
import { formatList } from "@chancery/messages";
import { createContext, use } from "react";
import type { StandingRow, TournamentCommand, TournamentView } from "../../api/client.ts";
import { LANGUAGE } from "../../messages/language.ts";
import { tournaments as text } from "../../messages/tournaments.ts";

/** What all parts of a tournament's page share. */
export interface TournamentPart {
  readonly view: TournamentView;
  /** For tokens of powers; null until their drawings have come. */
  readonly game: Game | null;
  readonly nameOf: (player: string) => string;
  /** Does something. True if it was done; the page shows refusals. */
  readonly act: (command: TournamentCommand) => Promise<boolean>;
  /** Adds a player by name: their id, or null if it was refused. */
  readonly add: (name: string) => Promise<string | null>;
  readonly isBusy: boolean;
}

export const TournamentContext = createContext<TournamentPart | null>(null);

export function useTournament(): TournamentPart {
  const part = use(TournamentContext);
  if (!part) throw new Error("outside of a tournament's page");
  return part;
}

/** Names of players by their ids. */
export function namesIn({ players }: Pick<TournamentView, "players">): (player: string) => string {
  const names = new Map(players.map(({ id, name, isGone }) => [id, isGone ? text("goneName") : name]));
  return (player) => names.get(player) ?? "";
}

export const listed = (names: readonly string[]): string => formatList(LANGUAGE, names);

const POINTS = new Intl.NumberFormat(LANGUAGE === "de" ? "de" : "en", { maximumFractionDigits: 2 });

/** Points, with two decimals at most. */
export const formatPoints = (points: number): string => POINTS.format(points);

/** What decided a player's place, with the figures that did. */
export function whyPlaced(
  { topBoard, tie, tieBreaks }: StandingRow,
  { settings }: Pick<TournamentView, "settings">,
): string {
  const isOnTopBoard = settings.topBoard === "decides" && topBoard !== null;
  const board = isOnTopBoard ? text("why-top-board", { points: formatPoints(topBoard) }) : null;
  // Of those with as many points on the top board, something else is ahead.
  const rest = tie === "top-board" ? null : whyOf(tie, tieBreaks);
  return [board, rest].filter((each) => each !== null).join(" · ");
}

function whyOf(tie: Exclude<StandingRow["tie"], "top-board">, tieBreaks: StandingRow["tieBreaks"]): string {
  switch (tie) {
    case "best-round":
      return text("why-best-round", { points: formatPoints(tieBreaks.bestRound) });
    case "solos":
      return text("why-solos", { count: tieBreaks.solos });
    case "centers":
      return text("why-centers", { count: tieBreaks.centers });
    case "shared":
      return text("why-shared");
    case null:
      return text("why-total");
  }
}
