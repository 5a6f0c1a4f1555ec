import { type Board, boardOf, type ProvinceRow } from "@chancery/engine";
import type { Dice } from "../dice.ts";

/**
 * A small made-up board: a few seas that hang together, coasts around them (one or two perhaps with separate
 * coasts), an inland province or two. Everything is close to everything, so that orders get in each other's way.
 */
export function randomBoard(dice: Dice): Board {
  const seas = Array.from({ length: 4 + dice.below(5) }, (_, index) => `S${index}`);
  const coasts = Array.from({ length: 6 + dice.below(8) }, (_, index) => `C${index}`);
  const inland = Array.from({ length: dice.below(3) }, (_, index) => `I${index}`);
  const split = coasts.slice(0, dice.below(3));

  const land = new Set<string>();
  const both = new Set<string>();
  const water = new Set<string>();
  for (const [index, sea] of seas.entries()) {
    if (index > 0) water.add(`${dice.pick(seas.slice(0, index))}-${sea}`);
  }
  for (let extra = dice.below(6); extra > 0; extra--) {
    const [a, b] = dice.shuffled(seas);
    if (!water.has(`${a}-${b}`) && !water.has(`${b}-${a}`)) water.add(`${a}-${b}`);
  }
  for (const coast of coasts) {
    const shores = dice.shuffled(seas).slice(0, 1 + dice.below(3));
    if (split.includes(coast)) {
      for (const side of ["nc", "sc"]) {
        const reached = shores.filter(() => dice.chance(0.6));
        for (const sea of reached.length > 0 ? reached : shores) water.add(`${coast}/${side}-${sea}`);
      }
    } else {
      for (const sea of shores) water.add(`${coast}-${sea}`);
    }
  }
  for (const [index, coast] of coasts.entries()) {
    const neighbors = new Set([
      coasts[(index + 1) % coasts.length],
      ...(dice.chance(0.4) ? [dice.pick(coasts)] : []),
    ]);
    for (const other of neighbors) {
      if (other === coast || [land, both].some((edges) => edges.has(`${other}-${coast}`))) continue;
      const alongTheCoast = !split.includes(coast) && !split.includes(other) && dice.chance(0.7);
      (alongTheCoast ? both : land).add(`${coast}-${other}`);
    }
  }
  for (const place of inland) {
    for (const coast of dice.shuffled(coasts).slice(0, 2 + dice.below(3))) land.add(`${place}-${coast}`);
  }

  const row =
    (terrain: ProvinceRow["terrain"]) =>
    (id: string): ProvinceRow => ({
      id,
      name: id,
      terrain,
      ...(split.includes(id) ? { coasts: ["nc", "sc"] } : {}),
    });
  return boardOf({
    id: "made-up",
    name: "Made up",
    provinces: [...seas.map(row("sea")), ...coasts.map(row("coast")), ...inland.map(row("inland"))],
    edges: { land: [...land].join(" "), both: [...both].join(" "), water: [...water].join(" ") },
  });
}
