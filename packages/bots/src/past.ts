import { type Power, powerNamed, type Rules, type State, type Submissions } from "@chancery/engine";

/** A movement phase that everyone has seen: who had units, and who ordered at least one of them to move. */
export interface PastMoves {
  readonly present: readonly string[];
  readonly moved: readonly string[];
}

/** How many movement phases a bot remembers. */
export const REMEMBERED = 4;
/** How many it has to have seen before it draws conclusions. */
const FEWEST = 2;

/** For each power that has spent movement phases without a single move: how often, from 0 to 1. */
export type Stillness = ReadonlyMap<Power, number>;

/** What others' habits are, by the last movement phases. */
export function stillnessIn(rules: Rules, past: readonly PastMoves[]): Stillness {
  const stillness = new Map<Power, number>();
  const recent = past.slice(-REMEMBERED);
  for (const name of new Set(recent.flatMap(({ present }) => present))) {
    const seen = recent.filter(({ present }) => present.includes(name));
    const still = seen.filter(({ moved }) => !moved.includes(name));
    const power = powerNamed(rules, name);
    if (power !== undefined && seen.length >= FEWEST && still.length > 0)
      stillness.set(power, still.length / seen.length);
  }
  return stillness;
}

/** The powers that stay put more often than not. */
export const stillestOf = (stillness: Stillness = new Map()): ReadonlySet<Power> =>
  new Set([...stillness].flatMap(([power, often]) => (often > 0.5 ? [power] : [])));

/** A movement phase as it's published: where units were, and what they were ordered to do. */
export const movesSeen = (
  { units = {} }: { readonly units?: Readonly<Record<string, readonly string[]>> },
  orders: readonly { readonly power: string; readonly order: string | null }[],
): PastMoves => ({
  present: Object.keys(units).filter((power) => units[power].length > 0),
  moved: [...new Set(orders.flatMap(({ power, order }) => (order && isMove(order) ? [power] : [])))],
});

/** A movement phase as it's played. */
export function movesPlayed({ powers }: Rules, { units }: State, submissions: Submissions): PastMoves {
  const nameOf = (power: Power): string => powers[power].name;
  const movers = [...submissions].filter(([, orders]) => orders.some(({ type }) => type === "move"));
  return {
    present: [...new Set(units.map(({ power }) => nameOf(power)))],
    moved: movers.map(([power]) => nameOf(power)),
  };
}

/** Whether an order that is written out sends its own unit somewhere. */
export function isMove(order: string): boolean {
  const [unit, ...destination] = order.split(" - ");
  return destination.length > 0 && !/ [SC] /.test(unit);
}
