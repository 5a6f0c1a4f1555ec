import {
  formatPosition,
  type Game,
  type Location,
  type Power,
  type Province,
  type State,
  type Turn,
  type Unit,
} from "@chancery/engine";
import { dissolutionFacts } from "@chancery/variants/boards";

const ALL_POINTS = 75;
const EMBASSIES = 5;

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Points of a player by the table of centers: all of them, and those not under a fleet of the US Navy. */
function pointsOf({ rules }: Game, state: State, power: Power) {
  const { board, powers } = rules;
  const navy = powers.findIndex(({ name }) => name === "US Navy");
  const taken = new Set(
    state.units.filter((unit) => unit.power === navy).map(({ at }) => board.provinceOf[at]),
  );
  const worth = (center: Province): number =>
    (dissolutionFacts.TWO_POINTS as readonly string[]).includes(board.provinces[center].id) ? 2 : 1;
  const held = board.centers.filter((_, index) => state.owners[index] === power);
  const sum = (centers: readonly Province[]): number =>
    centers.reduce((total, center) => total + worth(center), 0);
  return { nominal: sum(held), effective: sum(held.filter((center) => !taken.has(center))) };
}

const named = (unit: Unit): string => `${unit.power} ${unit.kind.letter} ${unit.at}`;

/** What must be true of every position, whatever was ordered. */
export function examinePosition(game: Game, state: State, out: ReadonlySet<Power>): void {
  const { board, powers } = game.rules;
  const places = state.units.map(({ at }) => board.provinceOf[at]);
  demand(new Set(places).size === places.length, "a province holds two units");
  const { favor } = formatPosition(game.rules, state) as unknown as { favor: Record<string, string[]> };
  for (const [index, { name, neutral }] of powers.entries()) {
    if (neutral) continue;
    const slices = new Set((favor[name] ?? []).map((space) => space[0]));
    const due = out.has(index as Power) ? 0 : EMBASSIES;
    demand(
      favor[name]?.length === (due || undefined) && slices.size === due,
      `${name} has not ${due} embassies`,
    );
  }
  const hexes = Object.values(favor)
    .flat()
    .filter((space) => space[1] !== "0");
  demand(new Set(hexes).size === hexes.length, "a hex holds two embassies");
  const players = powers.flatMap(({ neutral }, power) => (neutral ? [] : [power as Power]));
  const owned = [...players, null].reduce<number>(
    (total, power) => total + pointsOf(game, state, power as Power).nominal,
    0,
  );
  demand(owned === ALL_POINTS, `there are ${owned} points`);
}

/** What must be true of every step from one position to the next. */
export function examineStep(game: Game, before: State, turn: Turn): void {
  const after = turn.state;
  const ofOld = new Set(before.units.map(named));
  const isWinter = before.phase.task === "A";
  for (const unit of after.units)
    if (unit.kind.stationary && !isWinter)
      demand(ofOld.has(named(unit)), `${named(unit)} is where no stationary unit was`);
  const firm = (state: State): string[] =>
    state.units
      .filter(({ kind }) => kind.invulnerable)
      .map((unit) => (unit.kind.stationary ? named(unit) : `${unit.power} ${unit.kind.letter}`))
      .sort();
  demand(firm(before).join() === firm(after).join(), "an invulnerable unit is gone");
  if (isWinter) examineAdjustments(game, before, after);
  else examineCounts(game, turn);
}

const unitsOf = (state: State, power: Power): number =>
  state.units.filter((unit) => unit.power === power).length;

/** Half the effective points, rounded up, is what a power may have (DIS-4.2-1). */
function examineAdjustments(game: Game, before: State, after: State): void {
  for (const [index, { name, neutral }] of game.rules.powers.entries()) {
    if (neutral) continue;
    const power = index as Power;
    const allowed = Math.ceil(pointsOf(game, before, power).effective / 2);
    const [had, has] = [unitsOf(before, power), unitsOf(after, power)];
    const isRight = had >= allowed ? has === allowed : has >= had && has <= allowed;
    demand(isRight, `${name} had ${had} units, may have ${allowed}, and has ${has}`);
  }
}

/** What is announced about points and units is what the table of centers says. */
function examineCounts(game: Game, { state, events }: Turn): void {
  for (const { power, points, units, blocked } of countsIn(events)) {
    const index = game.rules.powers.findIndex(({ name }) => name === power) as Power;
    const { nominal, effective } = pointsOf(game, state, index);
    const isRight =
      points === effective && units === Math.ceil(effective / 2) && nominal - points === blocked;
    demand(isRight, `${power} is said to have ${points} points and ${units} units`);
  }
}

interface Count {
  readonly power: string;
  readonly points: number;
  readonly units: number;
  /** Points that do not count because the US Navy is there. */
  readonly blocked: number;
}

/** What was announced of everyone's points. */
export const countsIn = (events: Turn["events"]): readonly Count[] =>
  events.flatMap((event) => {
    if (event.type !== "own" || event.own.code !== "unit-counts") return [];
    const rows = event.own.facts.counts as readonly (Omit<Count, "blocked"> & { blockedByUSNavy?: number })[];
    return rows.map(({ power, points, units, blockedByUSNavy = 0 }) => ({
      power,
      points,
      units,
      blocked: blockedByUSNavy,
    }));
  });

/** Whether a center is eligible only because of an earlier build: no home, nor next to one (DIS-4.3-4). */
export function isEmergent({ rules }: Game, power: Power, at: Location): boolean {
  const { board, powers } = rules;
  const near = [at, ...board.reach.air.to[at]].map((place) => board.provinceOf[place]);
  return !powers[power].homes.some((home) => near.includes(home));
}
