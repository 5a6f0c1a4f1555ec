import { asNamed, haveRecords, positionOf, readRecords, respond, unitsNamed } from "@chancery/testkit";
import { describe, expect, test } from "vitest";

/** A position with our names, its lists in order, so that two can be compared. */
function comparable({ phase, units, centers, dislodged }: ReturnType<typeof positionOf>) {
  return {
    phase,
    units: unitsNamed(units),
    centers: unitsNamed(centers),
    dislodged: (dislodged ?? [])
      .map(({ unit, retreats }) => `${asNamed(unit)}: ${retreats.map(asNamed).toSorted().join(" ")}`)
      .toSorted(),
  };
}

describe.runIf(haveRecords())("games played by people come out as recorded", () => {
  const games = Map.groupBy(haveRecords() ? readRecords() : [], ({ id }) => id.slice(0, id.lastIndexOf("-")));
  test("there are 1,443 phases of 40 games", () => {
    expect([games.size, [...games.values()].flat().length]).toEqual([40, 1443]);
  });
  for (const [game, phases] of games) {
    test(game, () => {
      for (const phase of phases) {
        // Where units were removed without an order, the record follows the older book.
        const rulebook = phase.tags.includes("civil-disorder") ? "1971" : "2023";
        const { state } = respond({ rulebook, state: positionOf(phase), orders: phase.orders });
        const answer = comparable(state as unknown as ReturnType<typeof positionOf>);
        expect({ id: phase.id, ...answer }).toEqual({ id: phase.id, ...comparable(positionOf(phase.next)) });
      }
    });
  }
});
