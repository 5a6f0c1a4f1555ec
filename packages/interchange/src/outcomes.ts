import { formatPosition, type Rules } from "@chancery/engine";
import type { ByPower } from "./record.ts";
import type { ReplayedPhase } from "./replay.ts";

/** Where the units could stand after a phase if another program had seen it differently, the likeliest first. */
export function* outcomesOf(rules: Rules, played: ReplayedPhase): Generator<ByPower> {
  const { units } = formatPosition(rules, played.after);
  if (played.before.phase.task === "A") yield* otherRemovals(rules, units, played);
  if (played.before.phase.task === "R") yield* loneRetreats(units, played);
  if (played.before.phase.task === "M") yield* exchanges(units, played);
}

/** Removals that nobody ordered: programs differ in which units are the farthest from home. */
function* otherRemovals(rules: Rules, after: ByPower, { before, report }: ReplayedPhase): Generator<ByPower> {
  const removed = Map.groupBy(
    report.events.filter(({ type }) => type === "disbanded"),
    ({ power }) => String(power),
  );
  for (const [power, events] of removed) {
    const gone = events.map(({ unit }) => String(unit));
    const stood = formatPosition(rules, before).units[power] ?? [];
    const open = stood.filter((unit) => gone.includes(unit) || after[power].includes(unit));
    for (let changes = 1; changes <= gone.length; changes++)
      for (const kept of choices(gone, changes))
        for (const others of choices(
          open.filter((unit) => !gone.includes(unit)),
          changes,
        ))
          yield { ...after, [power]: [...after[power].filter((unit) => !others.includes(unit)), ...kept] };
  }
}

/** Retreats to the only space of several units: programs differ in whether one without an order bars the others' way. */
function* loneRetreats(after: ByPower, { report }: ReplayedPhase): Generator<ByPower> {
  for (const { order, power, reason } of report.orders) {
    const [, kind, to] = /^(\S+) \S+ R (\S+)/.exec(order ?? "") ?? [];
    if (kind && reason?.code === "retreat-shared")
      yield { ...after, [power]: [...(after[power] ?? []), `${kind} ${to}`] };
  }
}

/** Two units that came to each other's places: programs differ in when a convoy is meant. */
function* exchanges(after: ByPower, { report }: ReplayedPhase): Generator<ByPower> {
  const moves = report.orders.flatMap(({ order, power, results }) => {
    const [, unit, at, to] = /^(\S+ (\S+)) - (\S+)/.exec(order ?? "") ?? [];
    return unit && results.includes("moved") ? [{ power, unit, at, to }] : [];
  });
  for (const [index, one] of moves.entries())
    for (const other of moves.slice(index + 1)) {
      if (provinceOf(one.to) !== provinceOf(other.at) || provinceOf(other.to) !== provinceOf(one.at))
        continue;
      const arrived = [one, other].map(({ unit, to }) => `${unit.split(" ")[0]} ${to}`);
      const stayed = Object.entries(after).map(([power, units]): [string, readonly string[]] => [
        power,
        [
          ...units.filter((unit) => !arrived.includes(unit)),
          ...[one, other].filter((move) => move.power === power).map(({ unit }) => unit),
        ],
      ]);
      yield Object.fromEntries(stayed);
    }
}

const provinceOf = (place: string): string => place.split("/")[0];

/** All ways to choose so many of some. */
function* choices<T>(of: readonly T[], count: number, from = 0): Generator<readonly T[]> {
  if (count === 0) yield [];
  else
    for (let i = from; i < of.length; i++)
      for (const rest of choices(of, count - 1, i + 1)) yield [of[i], ...rest];
}
