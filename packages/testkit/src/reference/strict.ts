import {
  type Board,
  convoy,
  hold,
  kindOf,
  type Location,
  landings,
  type Move,
  move,
  type Power,
  type Province,
  type Rules,
  type State,
  support,
  type Unit,
} from "@chancery/engine";
import { isLegal } from "./legality.ts";
import { type MovementOrder, provinceOf, type Situation } from "./situation.ts";

/** Capitals of other programs, where they differ from the board's own. */
const OTHER: Readonly<Record<string, string>> = {
  MAO: "MID",
  NWG: "NRG",
  TYS: "TYN",
  LYO: "GOL",
  NAO: "NAT",
};

type ByPower = Readonly<Record<string, readonly string[]>>;

/** A line of a case and what was made of it. */
export interface Line {
  readonly text: string;
  readonly order: MovementOrder | null;
  readonly legal: boolean;
}

export interface ReadCase {
  readonly situation: Situation;
  readonly lines: readonly Line[];
}

/** Reads a case's position and orders, in exactly the spelling of the case collections. */
export function readCase(rules: Rules, start: State, units: ByPower, orders: ByPower): ReadCase {
  const { board } = rules;
  const powerOf = (name: string): Power =>
    rules.powers.findIndex((power) => power.name.toUpperCase() === name) as Power;
  const placed = Object.entries(units).flatMap(([power, texts]) =>
    texts.map((text): Unit => {
      const at = findLocation(board, text.slice(2));
      const kind = kindOf(rules, powerOf(power), text[0]);
      if (at === null || !kind) throw new Error(`no unit: ${text}`);
      return { power: powerOf(power), kind, at };
    }),
  );
  const state: State = { ...start, units: placed };
  const lines = Object.entries(orders).flatMap(([power, texts]) =>
    texts.map((text): Line => {
      const order = readOrder(board, state, powerOf(power), text);
      return { text, order, legal: order !== null && isLegal(rules, state, order) };
    }),
  );
  const read = lines.flatMap((line) => (line.order ? [{ ...line, order: line.order }] : []));
  return {
    lines,
    situation: {
      rules,
      state,
      orders: read.filter(({ legal }) => legal).map(({ order }) => order),
      stray: read
        .filter(({ legal }) => !legal)
        .flatMap(({ order }): Move[] => (order.type === "move" ? [order] : [])),
    },
  };
}

/** `STP`, `STP/SC`, `STP(SC)`. */
export function findLocation(board: Board, text: string): Location | null {
  const [name, coast] = text
    .toUpperCase()
    .replace(/\((..)\)$/, "/$1")
    .split("/");
  const label = [OTHER[name] ?? name, ...(coast ? [coast] : [])].join("/");
  const index = board.locations.findIndex((location) => location.label.toUpperCase() === label);
  return index < 0 ? null : (index as Location);
}

/** An order, or null if it means nothing or is not this power's to give. The letters of units are not looked at. */
function readOrder(board: Board, state: State, power: Power, text: string): MovementOrder | null {
  const plain = text.replace(/ via convoy$/i, " VIA").replace(/ - /g, "-");
  const match = /^[AF] ([A-Z/()]+)(?: (H)| ([SC]) [AF] ([A-Z/()]+))?(?:-([A-Z/()]+))?( VIA)?$/.exec(plain);
  if (!match) return null;
  const [, where, holds, verb, whom, whither, via] = match;
  const unit = unitAt(board, state, where);
  if (!unit || unit.power !== power) return null;
  if (holds) return hold(unit);
  const target = whom ? unitAt(board, state, whom) : undefined;
  if (whom && !target) return null;
  const to = whither ? findLocation(board, whither) : null;
  if (whither && to === null) return null;
  if (!verb) return to === null ? null : move(unit, landing(board, unit, to), via !== undefined);
  if (!target) return null;
  if (verb === "S") return support(unit, target, to === null ? null : withoutCoastOnLand(board, target, to));
  return to === null ? null : convoy(unit, target, withoutCoastOnLand(board, target, to));
}

function unitAt(board: Board, state: State, text: string): Unit | undefined {
  const at = findLocation(board, text);
  return at === null
    ? undefined
    : state.units.find((unit) => provinceOf(board, unit) === board.provinceOf[at]);
}

/** Where a coast is left out and only one is possible, that one is meant (DATC 4.B.2). */
function landing(board: Board, unit: Unit, to: Location): Location {
  const whole = withoutCoastOnLand(board, unit, to);
  const possible = landings(board, unit.kind.way, unit.at, board.provinceOf[whole] as Province);
  return board.locations[whole].coast === null && possible.length === 1 ? possible[0] : whole;
}

/** Armies ignore coasts (DATC 4.B.6). */
function withoutCoastOnLand(board: Board, unit: Unit, to: Location): Location {
  return unit.kind.way === "water" ? to : (board.provinceOf[to] as number as Location);
}
