import {
  type Board,
  type BoardTable,
  boardOf,
  fail,
  type Game,
  type OptionFault,
  ok,
  type Power,
  type Province,
  type Result,
  type Unit,
  type Variant,
} from "@chancery/engine";
import type { Localized } from "@chancery/messages";
import { onClassicBoard } from "../boards/classic/board.ts";
import type { GameBoard } from "../boards/game-board.ts";
import { castOf, type PowerRow } from "../cast.ts";
import type { Manifest } from "../manifest.ts";
import { OptionReader } from "../option-reader.ts";
import { ownersAtHome, unitAt } from "../start.ts";
import { CITATIONS } from "./citations.ts";
import { MOST_WINS, POLICIES, PROCEDURE } from "./editions.ts";
import { ARMY, FLEET } from "./kinds.ts";
import { FIRST_YEAR, LAST_TURN, MOST_WINS_OPTION } from "./options.ts";
import { yearWith } from "./year.ts";

const RULEBOOK = "2023";
const KINDS = [ARMY, FLEET];
const OPTIONS = [LAST_TURN, MOST_WINS_OPTION, FIRST_YEAR];

/** A game by the classic rules of 2023, with powers and units of its own. The first to own most centers wins. */
interface Derived {
  readonly id: string;
  readonly title: Localized;
  readonly summary: Localized;
  readonly credit?: Localized;
  /** The classic board unless given. */
  readonly board?: GameBoard;
  /** Each is played by one player. */
  readonly powers: readonly PowerRow[];
  /** Units at the start, by power; their places are the home centers. Every other center is nobody's. */
  readonly start: Readonly<Record<string, readonly string[]>>;
  /** Home centers and centers at the start, where they aren't the places of the units. */
  readonly homes?: Readonly<Record<string, readonly string[]>>;
  readonly owned?: Readonly<Record<string, readonly string[]>>;
  /** How many centers win, where that isn't more than half. */
  readonly controlNeeds?: number;
  readonly firstYear?: number;
}

export function derivedManifest(derived: Derived): Manifest {
  const { id, title, summary, credit, board = onClassicBoard, powers } = derived;
  const variant: Variant = {
    id,
    rulebooks: [RULEBOOK],
    create: (rulebook, given) => create({ ...derived, board }, rulebook, given),
  };
  return {
    variant,
    title,
    ...(credit && { credit }),
    shelf: "more",
    editions: [{ rulebook: RULEBOOK, id, title, summary, players: [powers.length] }],
    options: OPTIONS,
    rules: { otherwise: { variant: "classic", rulebook: RULEBOOK } },
    powers: castOf(powers),
    officials: "referee",
    board,
  };
}

const provincesOf = ({ provinces }: Board, ids: readonly string[]): Province[] =>
  ids.map((id) => provinces.findIndex((province) => province.id === id) as Province);

/** Boards that games have been created on, each compiled once. */
const BOARDS = new Map<BoardTable, Board>();

function compiled(table: BoardTable): Board {
  const board = BOARDS.get(table) ?? boardOf(table);
  BOARDS.set(table, board);
  return board;
}

function create(
  derived: Derived & { readonly board: GameBoard },
  rulebook: string,
  given: Readonly<Record<string, unknown>>,
): Result<Game, readonly OptionFault[]> {
  if (rulebook !== RULEBOOK)
    return fail([{ option: "rulebook", fault: { code: "not-one-of", values: [RULEBOOK] } }]);
  const { id, board: onBoard, powers, start, homes = {}, owned } = derived;
  const { table } = onBoard;
  const reader = new OptionReader(OPTIONS, given);
  const firstYear = reader.whole("firstYear", derived.firstYear ?? 1901, 1, 9000);
  const lastTurn = reader.turn("lastTurn", firstYear, "F1907");
  const mostWins = reader.choice("mostWins", MOST_WINS[RULEBOOK], [true, false]);
  if (reader.faults.length > 0) return fail(reader.faults);
  const board = compiled(table);
  const infos = powers.map(({ name, title, official = title, adjective, aliases }) => ({
    name,
    title: official.en,
    adjective: adjective.en,
    aliases,
    homes: homes[name]
      ? provincesOf(board, homes[name])
      : start[name].map((text) => board.provinceOf[unitAt(board, KINDS, text).at] as Province),
  }));
  const owners = owned && powers.map(({ name }) => ({ homes: provincesOf(board, owned[name]) }));
  return ok({
    rules: {
      variant: id,
      rulebook: RULEBOOK,
      board,
      kinds: KINDS,
      powers: infos,
      policies: {
        ...POLICIES[RULEBOOK],
        controlNeeds: derived.controlNeeds ?? Math.floor(board.centers.length / 2) + 1,
      },
      year: yearWith(),
      limit: { lastTurn, mostWins },
      procedure: PROCEDURE,
      citations: CITATIONS[RULEBOOK],
    },
    start: {
      phase: { season: "S", year: firstYear, task: "M" },
      units: powers.flatMap(({ name }, power) =>
        start[name].map((text): Unit => ({ power: power as Power, ...unitAt(board, KINDS, text) })),
      ),
      owners: ownersAtHome(board, owners ?? infos),
      dislodged: [],
      contested: [],
      seats: powers.map((_, power) => [power as Power]),
      closed: [],
      disorder: [],
      ending: null,
      own: null,
    },
  });
}
