import type { Aim, Goal } from "@chancery/analysis/puzzles";
import type { Order, Power, Province, Rules, State, Unit } from "@chancery/engine";

export interface Task {
  readonly aim: Aim;
  readonly goal: Goal;
}

/** What a power could be asked to force: a center, one of two, or to keep what is attacked. */
export function tasksOf(
  rules: Rules,
  state: State,
  legal: ReadonlyMap<Unit, readonly Order[]>,
  power: Power,
): Task[] {
  const { board } = rules;
  const { provinceOf } = board;
  const comers = (isOwn: boolean, place: Province): number =>
    state.units.filter(
      (unit) =>
        (unit.power === power) === isOwn &&
        legal.get(unit)?.some((order) => order.type === "move" && provinceOf[order.to] === place),
    ).length;
  const held = new Map(state.units.map((unit) => [provinceOf[unit.at] as Province, unit.power]));
  const isOwn = (place: Province): boolean => state.owners[board.centers.indexOf(place)] === power;
  const isOpposed = (place: Province): boolean => comers(false, place) > 0 || held.has(place);
  const open = board.centers.filter((place) => !isOwn(place) && held.get(place) !== power);
  const targets = open.filter((place) => comers(true, place) > 1 && isOpposed(place));
  const own = board.centers.filter(isOwn);
  const pressed = own.filter((place) => comers(false, place) > 1);

  const task = (aim: Aim, places: readonly Province[], count: number): Task => ({
    aim,
    goal: { power, places, count },
  });
  const tasks: Task[] = [];
  for (const place of targets) tasks.push(task("take", [place], 1));
  for (const [i, place] of targets.entries())
    for (const other of targets.slice(i + 1)) tasks.push(task("either", [place, other], 1));
  for (const place of pressed) tasks.push(task("keep", [place], 1));
  if (pressed.length === 2) tasks.push(task("keep", pressed, 2));
  return tasks;
}
