import { type OpenGame, openVariant } from "@chancery/contract";
import {
  BrokenInvariant,
  type Order,
  type PositionJson,
  type Province,
  powerNamed,
  readOrder,
  readPosition,
  type State,
} from "@chancery/engine";
import type { Plan } from "./front.ts";
import type { Goal } from "./goal.ts";

/** From easy to hard. */
export const GRADES = [1, 2, 3, 4, 5] as const;
export type Grade = (typeof GRADES)[number];

/** `take` a center, take one of two (`either`), or `keep` what is attacked. */
export const AIMS = ["take", "either", "keep"] as const;
export type Aim = (typeof AIMS)[number];

/** A position from a real game, and something that a power can force in it. */
export interface Puzzle {
  readonly id: string;
  readonly position: Pick<PositionJson, "phase" | "units" | "centers">;
  readonly power: string;
  readonly aim: Aim;
  /** Of these places, so many. */
  readonly places: readonly string[];
  readonly count: number;
  readonly grade: Grade;
  /** Orders that force it; none of them can be left out. */
  readonly solution: readonly string[];
  /** Whether the person who had this position ordered something that forces it. */
  readonly found: boolean;
}

/** A puzzle on the board. */
export interface OpenPuzzle {
  readonly game: OpenGame;
  readonly state: State;
  readonly goal: Goal;
}

/** Puzzles follow the rules that games follow unless told otherwise. */
export const PUZZLE_GAME = { variant: "classic", rulebook: "2023", options: {} } as const;

export function openPuzzle({ position, power: name, places, count }: Puzzle): OpenPuzzle {
  const game = openVariant(PUZZLE_GAME);
  if (!game.ok) throw new BrokenInvariant("no classic game");
  const { notation, rules, start } = game.value;
  const state = readPosition(notation, start, position);
  const power = powerNamed(rules, name);
  if (!state.ok || power === undefined) throw new BrokenInvariant(`unreadable puzzle of ${name}`);
  const goal = { power, places: places.map((place) => placeNamed(game.value, place)), count };
  return { game: game.value, state: state.value, goal };
}

function placeNamed({ rules }: OpenGame, name: string): Province {
  const index = rules.board.provinces.findIndex(({ id }) => id === name);
  if (index < 0) throw new BrokenInvariant(`no province ${name}`);
  return index as Province;
}

/** The power's orders as a plan. Lines that can't be read are left out, as are units that hold. */
export function planOf({ game: { notation }, state, goal }: OpenPuzzle, lines: readonly string[]): Plan {
  const orders = lines.flatMap((line): Order[] => {
    const order = readOrder(notation, state, goal.power, line);
    return order.ok ? [order.value] : [];
  });
  return new Map(
    orders.flatMap((order) => (order.unit && order.type !== "hold" ? [[order.unit, order] as const] : [])),
  );
}
