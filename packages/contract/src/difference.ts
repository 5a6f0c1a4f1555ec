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
  /** Whatever else a game keeps by powers, such as embassies, under the name of its field. */
  readonly own: readonly (Change & { readonly field: string })[];
  /** Spaces left vacant by a standoff, to which nobody may retreat. */
  readonly contested: Omit<Change, "power">;
}

export function differenceOf(old: PositionJson, now: PositionJson): Difference {
  const [before, after] = [old as WithOwn, now as WithOwn];
  return {
    phase: [before.phase, after.phase],
    units: changes(before.units, after.units),
    centers: changes(before.centers, after.centers),
    own: ownFields(before, after).flatMap((field) =>
      changes(before[field] ?? {}, after[field] ?? {}).map((change) => ({ ...change, field })),
    ),
    contested: change(before.contested ?? [], after.contested ?? []),
  };
}

type WithOwn = PositionJson & Readonly<Record<string, ByPower>>;

/** The fields of a game's own that say of powers what they have. */
function ownFields(before: PositionJson, after: PositionJson): string[] {
  const all = Object.entries({ ...before, ...after });
  return all
    .filter(([field, value]) => field !== "units" && field !== "centers" && isByPower(value))
    .map(([field]) => field);
}

const isByPower = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((list) => Array.isArray(list) && list.every((each) => typeof each === "string"));

function changes(before: ByPower, after: ByPower): readonly Change[] {
  const powers = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...powers]
    .map((power) => ({ power, ...change(before[power] ?? [], after[power] ?? []) }))
    .filter(({ gone, come }) => gone.length + come.length > 0);
}

const change = (before: readonly string[], after: readonly string[]): Omit<Change, "power"> => ({
  gone: before.filter((item) => !after.includes(item)),
  come: after.filter((item) => !before.includes(item)),
});
