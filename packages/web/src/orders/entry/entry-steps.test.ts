import type { Orders } from "@chancery/contract/orders";
import type { PositionJson } from "@chancery/engine";
import { describe, expect, test } from "vitest";
import { enter, openGame, partialOf, place, position, stateIn, told } from "../testing.ts";
import { begin, chooseVerb, dropOn, isFarFor, press, questionOf, targetsOf, verbsOf } from "./entry-steps.ts";
import type { OrderEntry, PartialOrder } from "./order-entry.ts";
import { convoyOf } from "./way.ts";

const classic = openGame("classic");
const { entry: start } = enter(classic);
const entryIn = (given: PositionJson, orders: Orders = {}): OrderEntry =>
  enter(classic, orders, { state: stateIn(classic, given) }).entry;
const take = (entry: OrderEntry, id: string): PartialOrder => partialOf(begin(entry, place(entry, id)));
const names = ({ rules }: OrderEntry, provinces: Iterable<number>): string[] =>
  [...provinces].map((province) => rules.board.provinces[province].id).sort();

describe("taking up a unit", () => {
  test("offers what it may do, and where it may go", () => {
    const partial = take(start, "Par");
    expect(verbsOf(partial).sort()).toEqual(["hold", "move", "support"]);
    expect(questionOf(start, partial)).toBe("verb");
    expect(names(start, targetsOf(start, partial))).toEqual(["Bre", "Bur", "Gas", "Pic"]);
  });

  test("says nothing of an empty province", () => {
    expect(begin(start, place(start, "Bur"))).toBeNull();
  });

  test("says why a power that nobody plays cannot be ordered", () => {
    const { entry } = enter(openGame("classic", { players: 6 }));
    expect(told(entry, begin(entry, place(entry, "Rom")))).toMatch(/Italy has no player this turn/);
  });
});

describe("a unit in hand", () => {
  test("has places next to it, and others that it reaches only with help", () => {
    const entry = entryIn(position("S1901M", { England: ["A Lon", "F Nth", "A Wal"] }));
    const far = (partial: PartialOrder) =>
      names(
        entry,
        [...targetsOf(entry, partial)].filter((province) => isFarFor(entry, partial, province)),
      );
    const partial = take(entry, "Lon");
    expect(far(partial)).toEqual(expect.arrayContaining(["Bel", "Den", "Nwy"]));
    expect(far(partial)).not.toContain("Yor");
    // Whom a unit supports isn't a question of how to get there.
    expect(far(partialOf(chooseVerb(entry, take(entry, "Nth"), "support")))).toEqual([]);
  });

  test("moves to where is pressed", () => {
    expect(told(start, press(start, take(start, "Par"), place(start, "Bur")))).toBe("A Par - Bur");
  });

  test("is dropped when it is clicked again, and holds only when told to", () => {
    expect(press(start, take(start, "Par"), place(start, "Par"))).toBeNull();
    const asked = partialOf(chooseVerb(start, take(start, "Par"), "support"));
    expect(press(start, asked, place(start, "Par"))).toBeNull();
    expect(told(start, chooseVerb(start, take(start, "Par"), "hold"))).toBe("A Par H");
  });

  test("gives way to another unit out of its reach", () => {
    const other = press(start, take(start, "Par"), place(start, "Mos"));
    expect(partialOf(other).at).toBe(place(start, "Mos"));
  });

  test("says why it cannot go to an empty place out of its reach", () => {
    expect(told(start, press(start, take(start, "Par"), place(start, "Gal")))).toBe(
      "refused: A Par cannot reach Galicia",
    );
    expect(told(start, press(start, take(start, "Par"), place(start, "Eng")))).toMatch(
      /refused: A Par cannot enter/,
    );
  });

  test("says why it cannot convoy", () => {
    expect(told(start, chooseVerb(start, take(start, "Par"), "convoy"))).toMatch(
      /refused: A Par cannot convoy/,
    );
  });

  test("asks which coast where there are two", () => {
    const entry = entryIn(position("S1901M", { France: ["F Mid"] }));
    const partial = partialOf(press(entry, take(entry, "Mid"), place(entry, "Spa")));
    expect(questionOf(entry, partial)).toBe("which");
    expect(partial.open.map(({ to }) => entry.rules.board.locations[to as number].label).sort()).toEqual([
      "Spa/nc",
      "Spa/sc",
    ]);
  });
});

describe("a support", () => {
  const entry = entryIn(position("S1901M", { France: ["A Par", "A Mar", "A Gas"], Germany: ["A Mun"] }), {
    France: ["A Par - Bur"],
  });

  test("asks for the unit, then where to", () => {
    const supporting = partialOf(chooseVerb(entry, take(entry, "Gas"), "support"));
    expect(questionOf(entry, supporting)).toBe("whom");
    expect(names(entry, targetsOf(entry, supporting))).toEqual(["Mar", "Mun", "Par"]);
    const mar = partialOf(press(entry, supporting, place(entry, "Mar")));
    expect(questionOf(entry, mar)).toBe("where");
    expect(told(entry, press(entry, mar, place(entry, "Mar")))).toBe("A Gas S A Mar");
    expect(told(entry, press(entry, mar, place(entry, "Bur")))).toBe("A Gas S A Mar - Bur");
    expect(told(entry, press(entry, mar, place(entry, "Pic")))).toMatch(
      /refused: A Gas cannot support into Picardy/,
    );
  });

  test("of a unit that already has a move is for that move", () => {
    const supporting = partialOf(chooseVerb(entry, take(entry, "Gas"), "support"));
    expect(told(entry, press(entry, supporting, place(entry, "Par")))).toBe("A Gas S A Par - Bur");
  });

  test("needs a unit", () => {
    const supporting = partialOf(chooseVerb(entry, take(entry, "Gas"), "support"));
    expect(told(entry, press(entry, supporting, place(entry, "Spa")))).toBe(
      "refused: There is no unit in Spain",
    );
  });

  test("passes over what leaves no choice", () => {
    const lone = entryIn(position("S1901M", { France: ["A Par", "A Gas"], Turkey: ["A Con"] }));
    const supporting = partialOf(chooseVerb(lone, take(lone, "Gas"), "support"));
    expect(supporting.target).not.toBeNull();
    expect(questionOf(lone, supporting)).toBe("where");
  });
});

describe("a convoy", () => {
  const entry = entryIn(position("S1901M", { England: ["A Lon", "F Nth"], France: ["A Bre"] }));

  test("asks where to, as there is one army only", () => {
    const partial = partialOf(chooseVerb(entry, take(entry, "Nth"), "convoy"));
    expect(questionOf(entry, partial)).toBe("where");
    expect(told(entry, press(entry, partial, place(entry, "Nwy")))).toBe("F Nth C A Lon - Nwy");
  });

  test("takes an army to where it can also walk only if one asks for it", () => {
    const army = take(entry, "Lon");
    expect(told(entry, press(entry, army, place(entry, "Yor")))).toBe("A Lon - Yor");
    expect(told(entry, dropOn(entry, army, place(entry, "Yor")))).toBe("A Lon - Yor");
    expect(told(entry, press(entry, army, place(entry, "Nwy")))).toBe("A Lon - Nwy");
    expect(convoyOf(entry, army)).toBe("open");
    const carried = partialOf(chooseVerb(entry, army, "convoy"));
    expect(questionOf(entry, carried)).toBe("where");
    expect(told(entry, press(entry, carried, place(entry, "Yor")))).toBe("A Lon - Yor via convoy");
    expect(told(entry, press(entry, carried, place(entry, "Nwy")))).toBe("A Lon - Nwy");
    expect(convoyOf(entry, take(entry, "Bre"))).toBe("none");
  });
});

describe("retreats", () => {
  const entry = entryIn(
    position(
      "S1901R",
      { Germany: ["A Bur"] },
      { dislodged: [{ power: "France", unit: "A Bur", attackedFrom: "Mun", retreats: ["Gas", "Par"] }] },
    ),
  );

  test("go where is pressed, if they may", () => {
    const partial = take(entry, "Bur");
    expect(names(entry, targetsOf(entry, partial))).toEqual(["Gas", "Par"]);
    expect(told(entry, press(entry, partial, place(entry, "Gas")))).toBe("A Bur R Gas");
    expect(told(entry, press(entry, partial, place(entry, "Mun")))).toMatch(
      /refused: A Bur cannot retreat to Munich/,
    );
    expect(told(entry, chooseVerb(entry, partial, "disband"))).toBe("Disband A Bur");
  });
});

describe("adjustments", () => {
  const entry = entryIn(
    position(
      "W1901A",
      { Russia: ["A Mos"], France: ["A Par", "A Bur"] },
      { centers: { Russia: ["Mos", "StP", "War"], France: ["Par"] } },
    ),
  );

  test("ask what to build where that can be several things", () => {
    const partial = take(entry, "StP");
    expect(questionOf(entry, partial)).toBe("which");
    expect(partial.open).toHaveLength(3);
  });

  test("build at once what alone is possible", () => {
    expect(told(entry, begin(entry, place(entry, "War")))).toBe("Build A War");
  });

  test("remove a unit that is pressed", () => {
    expect(told(entry, begin(entry, place(entry, "Bur")))).toBe("Disband A Bur");
  });

  test("say why nothing is built or removed", () => {
    expect(told(entry, begin(entry, place(entry, "Mos")))).toMatch(
      /refused: No more units have to be removed/,
    );
    expect(begin(entry, place(entry, "Rom"))).toBeNull();
  });
});

describe("helping without saying so", () => {
  const spring = { units: { France: ["A Par", "A Bur", "F Bre", "F Eng", "F Nth"], Germany: ["A Mun"] } };
  const given = (orders: Orders): OrderEntry => entryIn(position("S1901M", spring.units), orders);

  test("a unit of the same power that holds is supported by pressing it", () => {
    const entry = given({ France: ["A Bur H"] });
    expect(told(entry, press(entry, take(entry, "Par"), place(entry, "Bur")))).toBe("A Par S A Bur");
  });

  test("one that has no order yet, or is someone else's, is gone for", () => {
    const entry = given({ Germany: ["A Mun H"] });
    expect(told(entry, press(entry, take(entry, "Par"), place(entry, "Bur")))).toBe("A Par - Bur");
    expect(told(entry, press(entry, take(entry, "Bur"), place(entry, "Mun")))).toBe("A Bur - Mun");
  });

  test("an army on its way over the sea is convoyed by pressing it", () => {
    const carried = entryIn(position("S1901M", { France: ["A Bre", "F Eng", "F Nth"] }), {
      France: ["A Bre - Yor"],
    });
    expect(told(carried, press(carried, take(carried, "Eng"), place(carried, "Bre")))).toBe(
      "F Eng C A Bre - Yor",
    );
  });

  test("support is to hold until a destination is chosen", () => {
    const entry = given({});
    const whom = partialOf(chooseVerb(entry, take(entry, "Par"), "support"));
    const step = partialOf(press(entry, whom, place(entry, "Bur")));
    expect(step.written && told(entry, { type: "order", order: step.written })).toBe("A Par S A Bur");
    expect(told(entry, press(entry, step, place(entry, "Pic")))).toBe("A Par S A Bur - Pic");
    // another own unit without an order is picked
    expect(partialOf(press(entry, step, place(entry, "Bre"))).at).toBe(place(entry, "Bre"));
  });
});

describe("a unit that is dropped on a place", () => {
  test("goes there if nobody stands there", () => {
    expect(told(start, dropOn(start, take(start, "Par"), place(start, "Bur")))).toBe("A Par - Bur");
  });

  test("is put down where it was", () => {
    expect(dropOn(start, take(start, "Par"), place(start, "Par"))).toBeNull();
  });

  test("may support who stands there, or go there itself", () => {
    const entry = entryIn(position("S1901M", { France: ["A Par", "A Bur"] }), {
      France: ["A Bur - Mun"],
    });
    const offered = partialOf(dropOn(entry, take(entry, "Par"), place(entry, "Bur")));
    expect(questionOf(entry, offered)).toBe("which");
    expect(offered.open.map((order) => told(entry, { type: "order", order })).sort()).toEqual([
      "A Par - Bur",
      "A Par S A Bur",
    ]);
  });
});
