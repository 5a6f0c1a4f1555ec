import { haveHumanGames, readHumanGames } from "@chancery/testkit";
import { expect, test } from "vitest";
import { importGame } from "./import-game.ts";

/** What is found in all games between people, by the phase in which our engine sees something else. */
function findings() {
  const found = { games: 0, differing: 0, others: 0, phases: [] as string[] };
  for (const game of readHumanGames()) {
    const imported = importGame("chancery", game, { rulebook: "1971" });
    if (!imported.ok) throw new Error(`${game.id}: ${JSON.stringify(imported.error)}`);
    const { differences, misread, unplayed, unread, unknownFields } = imported.value;
    found.games++;
    if (differences.length > 0) found.differing++;
    found.others += misread.length + unplayed.length + unread.length + unknownFields.length;
    found.phases.push(...new Set(differences.map(({ phase, since }) => `${game.id} ${since ?? phase}`)));
  }
  return found;
}

test.skipIf(!haveHumanGames())(
  "games between people come out as recorded, but for three moves, removals that nobody ordered, and last retreats that units shared (C71-XI.2-1)",
  () => {
    const { games, differing, others, phases } = findings();
    // The order that isn't played is a retreat from a later turn, of a unit that such a retreat had cost.
    expect([games, differing, others]).toEqual([5616, 113, 1]);
    // Two exchanges over a convoy that the army's player didn't ask for, and a move to where the fleet already was.
    expect(phases.filter((phase) => phase.endsWith("M")).sort()).toEqual([
      "human-2688 S1905M",
      "human-6146 F1908M",
      "human-7447 F1905M",
    ]);
    expect(phases.filter((phase) => phase.endsWith("A"))).toHaveLength(20);
    // The site let a unit go where another one without an order had its only space. By the book both are disbanded.
    expect(phases.filter((phase) => phase.endsWith("R"))).toHaveLength(92);
    expect(phases).toHaveLength(115);
  },
);
