import type { PhaseReport } from "@chancery/contract";
import type { PositionJson } from "@chancery/engine";

/** Sorts by power: your own first, the rest in their order. */
export const ownFirst = <T>(items: readonly T[], isOwn: (item: T) => boolean): readonly T[] => [
  ...items.filter(isOwn),
  ...items.filter((item) => !isOwn(item)),
];

/** A center that has another owner than before. */
export interface Capture {
  readonly center: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** The centers that changed hands in a phase, in the order of the board. */
export function capturesIn(before: PositionJson, { state }: Pick<PhaseReport, "state">): readonly Capture[] {
  const ownersIn = ({ centers }: Pick<PositionJson, "centers">): ReadonlyMap<string, string> =>
    new Map(Object.entries(centers).flatMap(([power, own]) => own.map((center) => [center, power] as const)));
  const [old, now] = [ownersIn(before), ownersIn(state)];
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((center) => ({ center, from: old.get(center) ?? null, to: now.get(center) ?? null }))
    .filter(({ from, to }) => from !== to);
}
