import { powerName } from "../../../messages/power-name.ts";

/** Goals of a catalog, by committee, power and number. */
type Told = (key: string) => string | undefined;

/** The points of a power's goals, in their order; the last one is to spare. */
const POINTS = [1, 2, 3, 2] as const;
const SPARE = 3;

interface Given {
  readonly power: string;
  readonly title: string;
}

/**
 * Goals to begin with, as a list for the officers to edit: three for each power, without those that were given. One
 * more for each is left out of it until its # is removed. Empty if a committee has none.
 */
export function starterList(
  told: Told,
  rulebook: string,
  powers: readonly string[],
  given: readonly Given[],
): string {
  const lines = powers.flatMap((power) =>
    POINTS.flatMap((points, i) => {
      const goal = told(`${rulebook}.${power}.${i + 1}`);
      if (
        goal === undefined ||
        given.some((each) => each.power === power && goal.startsWith(`${each.title};`))
      )
        return [];
      return [`${i === SPARE ? "# " : ""}${powerName(power)}; ${goal}; ${points}`];
    }),
  );
  return lines.join("\n");
}
