import { formatPosition, type Game, type PositionJson } from "@chancery/engine";
import type { Dice } from "../dice.ts";

/**
 * The starting position, but some countries are lost and two have one center left; what they had is held by others, with
 * units in some of it. Now and then one of the two lives by a center of a lost country, or one power has or is about to gain
 * control of Europe.
 */
export function committeeOpening({ rules, start }: Game, dice: Dice): PositionJson {
  const json = formatPosition(rules, start);
  const names = dice.shuffled(rules.powers.map(({ name }) => name));
  const lost = names.slice(0, 1 + dice.below(3));
  const poor = names.slice(lost.length, lost.length + 2);
  const rich = names.slice(lost.length + 2);
  const centers = Object.fromEntries(
    names.map((name) => [name, rich.includes(name) ? [...json.centers[name]] : []]),
  );
  const units = Object.fromEntries(
    names.map((name) => [name, rich.includes(name) ? [...json.units[name]] : []]),
  );
  const give = (name: string, center: string, garrison: number): void => {
    centers[name].push(center);
    if (dice.chance(garrison)) units[name].push(`A ${center}`);
  };
  const spoils = dice.shuffled([...lost, ...poor].flatMap((country) => json.centers[country]));
  const ofLost = (center: string): boolean => lost.some((country) => json.centers[country].includes(center));
  for (const country of poor) {
    const isParasite = dice.chance(0.3);
    const kept = spoils.findIndex((center) =>
      isParasite ? ofLost(center) : json.centers[country].includes(center),
    );
    const [center] = spoils.splice(kept, 1);
    give(country, center, 0.8);
  }
  const garrisons = dice.pick([0.1, 0.5, 0.95]);
  for (const center of spoils) give(dice.pick(rich), center, garrisons);
  if (dice.chance(0.3)) crown(rules, dice, centers, rich);
  const overlords = lost.map((country) => [country, dice.pick([...rich, null])]);
  return { ...json, centers, units, lost: Object.fromEntries(overlords) } as PositionJson;
}

/** Gives one power about as many centers as it takes: those that nobody has, and those of others but their last. */
function crown(
  { board, policies }: Game["rules"],
  dice: Dice,
  centers: Record<string, string[]>,
  rich: readonly string[],
): void {
  const [hegemon, ...others] = rich;
  const owned = Object.values(centers).flat();
  const free = board.centers.map((center) => board.provinces[center].id).filter((id) => !owned.includes(id));
  const wanted = policies.controlNeeds - 2 + dice.below(10);
  for (const list of [free, ...others.map((name) => centers[name])])
    while (centers[hegemon].length < wanted && list.length > (list === free ? 0 : 1))
      centers[hegemon].push(list.pop() as string);
}
