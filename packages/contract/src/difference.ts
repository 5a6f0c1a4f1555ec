import type { PositionJson } from "@chancery/engine";

type ByPower = Readonly<Record<string, readonly string[]>>;

/** What somebody has or has no longer. */
export interface Change {
  readonly power: string;
  readonly gone: readonly string[];
  readonly come: readonly string[];
}

/** What a referee's intervention changed: the position before and after it, compared. */
export interface Difference {
  readonly phase: readonly [before: string, after: string];
  readonly units: readonly Change[];
  readonly centers: readonly Change[];
}

export function differenceOf(before: PositionJson, after: PositionJson): Difference {
  return {
    phase: [before.phase, after.phase],
    units: changes(before.units, after.units),
    centers: changes(before.centers, after.centers),
  };
}

function changes(before: ByPower, after: ByPower): readonly Change[] {
  const powers = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...powers]
    .map((power) => {
      const old = before[power] ?? [];
      const now = after[power] ?? [];
      return {
        power,
        gone: old.filter((item) => !now.includes(item)),
        come: now.filter((item) => !old.includes(item)),
      };
    })
    .filter(({ gone, come }) => gone.length + come.length > 0);
}
