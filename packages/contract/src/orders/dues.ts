import {
  adjustmentDue,
  buildSites,
  buildsOpen,
  isInactive,
  type Order,
  type Power,
  type Rules,
  type State,
} from "@chancery/engine";

/** The builds or removals a power owes in an adjustment phase. */
export interface Due {
  readonly power: Power;
  readonly task: "build" | "remove";
  readonly count: number;
  /** How many of these have been ordered, by lines that will be followed. */
  readonly done: number;
  /** How many can be ordered: fewer than due where there is no room to build. */
  readonly possible: number;
}

/** What some powers owe, given the orders of each that will be followed. Powers that owe nothing are left out. */
export const duesOf = (
  rules: Rules,
  state: State,
  powers: Iterable<Power>,
  ordersBy: (power: Power) => readonly Order[],
): Due[] =>
  [...powers].flatMap((power): Due[] => {
    const count = adjustmentDue(rules, state, power);
    if (count === 0 || isInactive(state, power)) return [];
    const task = count > 0 ? "build" : "remove";
    const done = ordersBy(power).filter(({ type }) =>
      count > 0 ? type === "build" || type === "waive" : type === "disband",
    ).length;
    const possible = count > 0 ? buildsOpen(rules, state, power) : -count;
    return [{ power, task, count: Math.abs(count), done, possible }];
  });

/** How many of them are still to be ordered. */
export const leftToOrder = (dues: readonly Due[]): number =>
  dues.reduce((sum, { possible, done }) => sum + Math.max(0, possible - done), 0);

/** What is still to be ordered: builds, removals, or both where several powers are ordered at once. */
export function taskLeft(dues: readonly Due[]): Due["task"] | "both" {
  const tasks = new Set(dues.filter(({ done, possible }) => done < possible).map(({ task }) => task));
  const [task] = tasks;
  return tasks.size === 1 && task ? task : "both";
}

/** Where powers can still build, or which units they could still remove. */
export function openPlaces(
  rules: Rules,
  state: State,
  orders: readonly Order[],
  dues: readonly Due[],
): string[] {
  const { provinces, provinceOf, locations } = rules.board;
  return dues
    .filter(({ done, possible }) => done < possible)
    .flatMap(({ power, task }) => {
      if (task === "remove") {
        const kept = state.units.filter(
          (unit) => unit.power === power && !orders.some((order) => order.unit === unit),
        );
        return kept.map(({ at }) => locations[at].label);
      }
      const taken = orders.flatMap(({ to }) => (to === null ? [] : [provinceOf[to]]));
      return buildSites(rules, state, power)
        .filter((site) => !taken.includes(site))
        .map((site) => provinces[site].id);
    });
}
