import { createHash } from "node:crypto";
import { GRADES, type Puzzle } from "@chancery/analysis/puzzles";
import type { Find } from "./finds.ts";

/** So many of each grade. */
const OF_GRADE = 100;
/** No place is in more than these of a grade, and no aim in more than half of them. */
const OF_PLACE = 9;
const OF_AIM = OF_GRADE / 2;

/**
 * How hard a puzzle is to see: by the orders it takes, those that don't aim at its places above all, by how much there is to
 * choose from and to fear, and by what it asks for. A second way makes it easier.
 */
function hardness({ ways, indirect, convoys, aim, plans, replies }: Find): number {
  const orders = Math.min(...ways.map((way) => way.length));
  const asked = aim === "either" ? 1 : 0;
  return (
    orders -
    2 +
    1.5 * indirect +
    convoys +
    asked +
    Math.log10(plans) +
    0.5 * Math.log10(replies) -
    (ways.length - 1)
  );
}

/** The best of each grade: many wrong ways, one right one, and no two of the same game or place too often. */
export function selectPuzzles(finds: readonly Find[]): Puzzle[] {
  const unlike = [
    ...new Map(
      finds
        .toSorted(byMerit)
        .reverse()
        .map((find) => [find.game, find]),
    ).values(),
  ];
  const ranked = unlike.map((find) => ({ find, hard: hardness(find) })).sort((a, b) => a.hard - b.hard);
  return GRADES.flatMap((grade) => {
    const part = ranked.slice(
      Math.floor(((grade - 1) * ranked.length) / GRADES.length),
      Math.floor((grade * ranked.length) / GRADES.length),
    );
    const used = new Map<string, number>();
    const kept: Find[] = [];
    for (const { find } of part.toSorted((a, b) => byMerit(a.find, b.find))) {
      const key = find.places.join();
      const alike = [used.get(key) ?? 0, used.get(find.aim) ?? 0];
      if (kept.length >= OF_GRADE || alike[0] >= OF_PLACE || alike[1] >= OF_AIM) continue;
      used.set(key, alike[0] + 1).set(find.aim, alike[1] + 1);
      kept.push(find);
    }
    return kept.map((find): Puzzle => {
      const { phase, units, centers } = find.position;
      const [solution] = find.ways.toSorted((a, b) => a.length - b.length);
      const { power, aim, places, count, found } = find;
      const position = { phase, units, centers };
      const id = createHash("sha256")
        .update(JSON.stringify([position, power, places, count]))
        .digest("hex")
        .slice(0, 8);
      return { id, position, power, aim, places, count, grade, solution, found };
    });
  });
}

/** Better ones first: more orders that don't aim at the places, fewer ways, more that look right and aren't. */
function byMerit(a: Find, b: Find): number {
  const merit = ({ aim, indirect, ways, refuted, convoys }: Find): number =>
    2 * indirect +
    (aim === "either" ? 3 : aim === "take" ? 2 : 0) +
    convoys -
    1.5 * (ways.length - 1) +
    Math.log10(refuted);
  return merit(b) - merit(a);
}
