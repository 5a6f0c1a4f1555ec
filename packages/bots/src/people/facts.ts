import type { Location, Order, Power, Rules, State, Unit } from "@chancery/engine";
import { CHOICE_KINDS, choiceKind, HOLD } from "./choices.ts";
import type { Network } from "./network.ts";

/** The movement phase before a position: who stood where, and what they were ordered. A unit may have had no order. */
export interface LastMoves {
  readonly units: readonly Unit[];
  readonly orders: readonly Order[];
}

/** A position in the network's terms. */
export interface Facts {
  /** For each province, one column of the network's first table for each thing that is written on it. */
  readonly columns: Int32Array;
  /** How many centers and units each power has, in eighths. */
  readonly counts: Float64Array;
  /** Whether it's Fall, how late it is, and whether it's the first year. */
  readonly time: readonly [number, number, number];
  /** By the game's power: its number in the network. */
  readonly powers: readonly number[];
}

/** How many different things each column of facts can say; the last two are a province or none. */
const widthsFor = (provinces: number): number[] => [3, 8, 8, 9, 7, 8, provinces + 1, provinces + 1];
export const COLUMNS = 8;

const NOBODY = 7;
const FREE = 7;
const NO_CENTER = 8;
const NO_ORDER = CHOICE_KINDS.length + 1;
/** Later years are like this one. */
const LATEST = 1925;

export function factsOf(network: Network, rules: Rules, state: State, last: LastMoves | null): Facts {
  const { board } = rules;
  const size = board.provinces.length;
  const powers = rules.powers.map(({ name }) => network.powers.indexOf(name));
  const columns = new Int32Array(size * COLUMNS);
  const widths = widthsFor(size);
  const offsets = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));
  const write = (province: number, values: readonly number[], first = 0): void => {
    for (const [index, value] of values.entries())
      columns[province * COLUMNS + first + index] = offsets[first + index] + value;
  };
  for (let province = 0; province < size; province++)
    write(province, [0, NOBODY, 0, NO_CENTER, 0, NOBODY, size, size]);
  const counts = new Float64Array(network.powers.length * 2);
  board.centers.forEach((province, index) => {
    const owner = state.owners[index];
    write(province, [owner === null ? FREE : powers[owner]], 3);
    if (owner !== null) counts[powers[owner] * 2] += 1 / 8;
  });
  for (const { power, kind, at } of state.units) {
    const coast = at >= size ? at - size + 1 : 0;
    write(board.provinceOf[at], [kind.way === "water" ? 2 : 1, powers[power], coast]);
    counts[powers[power] * 2 + 1] += 1 / 8;
  }
  if (last) {
    const orders = new Map(last.orders.map((order) => [order.unit, order]));
    for (const unit of last.units) {
      const order = orders.get(unit);
      const kind = order ? choiceKind(order) : -1;
      const to = order?.to ?? null;
      const target = order?.target ?? null;
      write(
        board.provinceOf[unit.at],
        [
          kind < HOLD ? NO_ORDER : kind + 1,
          powers[unit.power],
          provinceOr(board, to, size),
          to === null && target ? board.provinceOf[target.at] : size,
        ],
        4,
      );
    }
  }
  const { season, year } = state.phase;
  const late = Math.min(year, LATEST) - 1900;
  return { columns, counts, time: [season === "F" ? 1 : 0, (late - 8) / 8, late <= 1 ? 1 : 0], powers };
}

const provinceOr = ({ provinceOf }: Rules["board"], to: Location | null, none: number): number =>
  to === null ? none : provinceOf[to];

/** The powers that still have something on the board. */
export const alive = ({ units, owners }: State): ReadonlySet<Power> =>
  new Set([...units.map(({ power }) => power), ...owners.filter((owner) => owner !== null)]);
