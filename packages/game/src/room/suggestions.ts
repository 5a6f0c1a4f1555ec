import type { Table, Turn } from "../table.ts";
import { toldLine } from "./score/results.ts";
import type { Treaty } from "./treaties/treaties.ts";

/** An order that the parties of a treaty may want to talk about. Nothing follows from it (MB-56, R104). */
export interface Suggestion {
  readonly turn: number;
  readonly by: string;
  readonly against: string;
  readonly order: string;
}

/** Orders by which a party went against another while the treaty was in force, as far as the board shows it. */
export function suggestionsFor(table: Table, { parties, force, denounced }: Treaty): readonly Suggestion[] {
  if (!force) return [];
  return toldLine(table).flatMap((turn) => {
    const end = turn.result?.at ?? 0;
    const bound = parties.filter((party) => !denounced.some(({ by, at }) => by === party && at <= end));
    return end < force.at || !turn.phase.endsWith("M") ? [] : hostilities(turn, bound, parties);
  });
}

function hostilities(
  turn: Turn,
  bound: readonly string[],
  parties: readonly string[],
): readonly Suggestion[] {
  return (turn.result?.orders ?? []).flatMap(({ power, order, status }) => {
    if (order === null || status === "illegal" || !bound.includes(power)) return [];
    const [, ...goals] = order.split(" - ");
    const into = provinceOf(goals.at(-1) ?? "");
    const against = parties.find(
      (party) =>
        party !== power &&
        (turn.position.units[party] ?? []).some((unit) => provinceOf(unit.slice(2)) === into),
    );
    return against === undefined ? [] : [{ turn: turn.number, by: power, against, order }];
  });
}

/** A place without its coast and without how it is reached. */
const provinceOf = (place: string): string => place.split(/[/ ]/)[0];
