import type { BoardTable } from "@chancery/engine";
import type { PageLanguage } from "@chancery/messages";
import type { GameBoard } from "./boards/game-board.ts";
import { guestGame, guestOnBoard } from "./guests.ts";
import type { Manifest } from "./manifest.ts";
import { GAMES } from "./registry.ts";
import { type ShownCast, shownCast } from "./shown-cast.ts";

/** What a drawing needs to know of a game: the board, and how its powers look. */
export interface Appearance {
  readonly board: BoardTable;
  readonly cast: ShownCast;
  readonly centers: GameBoard["centers"];
}

const appearanceIn = ({ board, powers }: Manifest, language?: PageLanguage): Appearance => ({
  board: board.table,
  cast: shownCast(powers, language),
  centers: board.centers,
});

/** The boards of all games, each once, in the order of the games. */
export const BOARDS: readonly GameBoard[] = [...new Set(GAMES.map(({ board }) => board))];

/** A board with its drawing, by its id. */
export const gameBoard = (id: string): GameBoard | undefined =>
  BOARDS.find(({ table }) => table.id === id) ?? guestOnBoard(id)?.board;

/** How a board looks by itself: as in the first game that is played on it. Undefined if nobody has drawn it. */
export function boardAppearance(id: string, language?: PageLanguage): Appearance | undefined {
  const game = GAMES.find(({ board }) => board.table.id === id) ?? guestOnBoard(id);
  return game && appearanceIn(game, language);
}

/** How a game looks. One that came from a file looks like the first game on its board. */
export function appearanceOf(
  { variant, board }: { readonly variant: string; readonly board: { readonly id: string } },
  language?: PageLanguage,
): Appearance {
  const game = GAMES.find((each) => each.variant.id === variant) ?? guestGame(variant);
  const found =
    game?.board.table.id === board.id ? appearanceIn(game, language) : boardAppearance(board.id, language);
  if (!found) throw new Error(`there is no drawing of the board ${board.id}`);
  return found;
}
