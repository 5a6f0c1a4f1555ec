import type { PositionJson } from "@chancery/engine";

type ByPower = Readonly<Record<string, readonly string[]>>;

/** What someone has or has no longer. */
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

/** What changed from one position to another. */
export function differenceOf(old: PositionJson, now: PositionJson): Difference {
  const [before, after] = [old as WithOwn, now as WithOwn];
  return {
    phase: [before.phase, after.phase],
    units: changes(before.units, after.units),
    centers: changes(before.centers, after.centers),
    own: ownFields(before, after).flatMap((field) =>
      changes(byPower(before, field), byPower(after, field)).map((change) => ({ ...change, field })),
    ),
    contested: change(before.contested ?? [], after.contested ?? []),
  };
}

type WithOwn = PositionJson & Readonly<Record<string, ByPower | readonly string[]>>;

/** The fields besides units and centers that say of powers what they have, or which powers something is true of. */
function ownFields(before: PositionJson, after: PositionJson): string[] {
  const all = Object.entries({ ...before, ...after });
  const powers = new Set([...Object.keys(before.units), ...Object.keys(after.units)]);
  const isOfPowers = (value: unknown): boolean =>
    isNames(value)
      ? value.every((name) => powers.has(name))
      : typeof value === "object" && value !== null && Object.values(value).every(isNames);
  return all
    .filter(([field, value]) => field !== "units" && field !== "centers" && isOfPowers(value))
    .map(([field]) => field);
}

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

/** What a field says by powers; where it only names some, they have nothing but that. */
function byPower(position: WithOwn, field: string): ByPower {
  const value = position[field] ?? {};
  return isNames(value) ? Object.fromEntries(value.map((power) => [power, [""]])) : (value as ByPower);
}

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
