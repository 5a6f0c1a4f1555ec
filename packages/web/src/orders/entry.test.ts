import { describe, expect, test } from "vitest";
import { deskWith, draftOf, place, position, sandboxWith, told } from "../pages/sandbox/testing.ts";
import type { Desk, Draft } from "./desk.ts";
import { begin, chooseVerb, press, questionOf, targetsOf, verbsOf } from "./entry.ts";

const start = deskWith(sandboxWith({}));
const take = (desk: Desk, id: string): Draft => draftOf(begin(desk, place(desk, id)));
const names = ({ rules }: Desk, provinces: Iterable<number>): string[] =>
  [...provinces].map((province) => rules.board.provinces[province].id).sort();

describe("taking up a unit", () => {
  test("offers what it may do, and where it may go", () => {
    const draft = take(start, "Par");
    expect(verbsOf(draft).sort()).toEqual(["hold", "move", "support"]);
    expect(questionOf(start, draft)).toBe("verb");
    expect(names(start, targetsOf(start, draft))).toEqual(["Bre", "Bur", "Gas", "Pic"]);
  });

  test("says nothing of an empty province", () => {
    expect(begin(start, place(start, "Bur"))).toBeNull();
  });

  test("says why a power that nobody plays cannot be ordered", () => {
    const desk = deskWith({
      ...sandboxWith({}),
      setup: { variant: "classic", rulebook: "2023", options: { players: 6 } },
    });
    expect(told(desk, begin(desk, place(desk, "Rom")))).toMatch(/Nobody orders the units of Italy/);
  });
});

describe("a unit in hand", () => {
  test("moves to where is pressed", () => {
    expect(told(start, press(start, take(start, "Par"), place(start, "Bur")))).toBe("A Par - Bur");
  });

  test("holds when it is pressed again", () => {
    expect(told(start, press(start, take(start, "Par"), place(start, "Par")))).toBe("A Par H");
  });

  test("gives way to another unit out of its reach", () => {
    const other = press(start, take(start, "Par"), place(start, "Mos"));
    expect(draftOf(other).at).toBe(place(start, "Mos"));
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
    const desk = deskWith(sandboxWith({ position: position("S1901M", { France: ["F Mid"] }) }));
    const draft = draftOf(press(desk, take(desk, "Mid"), place(desk, "Spa")));
    expect(questionOf(desk, draft)).toBe("which");
    expect(draft.open.map(({ to }) => desk.rules.board.locations[to as number].label).sort()).toEqual([
      "Spa/nc",
      "Spa/sc",
    ]);
  });
});

describe("a support", () => {
  const desk = deskWith(
    sandboxWith({
      position: position("S1901M", { France: ["A Par", "A Mar", "A Gas"], Germany: ["A Mun"] }),
      orders: { France: ["A Par - Bur"] },
    }),
  );

  test("asks for whom, then where to", () => {
    const supporting = draftOf(chooseVerb(desk, take(desk, "Gas"), "support"));
    expect(questionOf(desk, supporting)).toBe("whom");
    expect(names(desk, targetsOf(desk, supporting))).toEqual(["Mar", "Mun", "Par"]);
    const mar = draftOf(press(desk, supporting, place(desk, "Mar")));
    expect(questionOf(desk, mar)).toBe("where");
    expect(told(desk, press(desk, mar, place(desk, "Mar")))).toBe("A Gas S A Mar");
    expect(told(desk, press(desk, mar, place(desk, "Bur")))).toBe("A Gas S A Mar - Bur");
    expect(told(desk, press(desk, mar, place(desk, "Pic")))).toMatch(
      /refused: A Gas cannot support into Picardy/,
    );
  });

  test("of a unit that already has a move is for that move", () => {
    const supporting = draftOf(chooseVerb(desk, take(desk, "Gas"), "support"));
    expect(told(desk, press(desk, supporting, place(desk, "Par")))).toBe("A Gas S A Par - Bur");
  });

  test("needs a unit", () => {
    const supporting = draftOf(chooseVerb(desk, take(desk, "Gas"), "support"));
    expect(told(desk, press(desk, supporting, place(desk, "Spa")))).toBe(
      "refused: There is no unit in Spain",
    );
  });

  test("passes over what leaves no choice", () => {
    const lone = deskWith(
      sandboxWith({ position: position("S1901M", { France: ["A Par", "A Gas"], Turkey: ["A Con"] }) }),
    );
    const supporting = draftOf(chooseVerb(lone, take(lone, "Gas"), "support"));
    expect(supporting.target).not.toBeNull();
    expect(questionOf(lone, supporting)).toBe("where");
  });
});

describe("a convoy", () => {
  const desk = deskWith(
    sandboxWith({ position: position("S1901M", { England: ["A Lon", "F Nth"], France: ["A Bre"] }) }),
  );

  test("asks where to, as there is one army only", () => {
    const draft = draftOf(chooseVerb(desk, take(desk, "Nth"), "convoy"));
    expect(questionOf(desk, draft)).toBe("where");
    expect(told(desk, press(desk, draft, place(desk, "Nwy")))).toBe("F Nth C A Lon - Nwy");
  });

  test("takes an army to where it can also walk by either way", () => {
    const draft = draftOf(press(desk, take(desk, "Lon"), place(desk, "Yor")));
    expect(questionOf(desk, draft)).toBe("which");
    expect(draft.open.map(({ viaConvoy }) => viaConvoy)).toEqual([false, true]);
  });
});

describe("retreats", () => {
  const desk = deskWith(
    sandboxWith({
      position: position(
        "S1901R",
        { Germany: ["A Bur"] },
        { dislodged: [{ power: "France", unit: "A Bur", attackedFrom: "Mun", retreats: ["Gas", "Par"] }] },
      ),
    }),
  );

  test("go where is pressed, if they may", () => {
    const draft = take(desk, "Bur");
    expect(names(desk, targetsOf(desk, draft))).toEqual(["Gas", "Par"]);
    expect(told(desk, press(desk, draft, place(desk, "Gas")))).toBe("A Bur R Gas");
    expect(told(desk, press(desk, draft, place(desk, "Mun")))).toMatch(
      /refused: A Bur cannot retreat to Munich/,
    );
    expect(told(desk, chooseVerb(desk, draft, "disband"))).toBe("Disband A Bur");
  });
});

describe("adjustments", () => {
  const desk = deskWith(
    sandboxWith({
      position: position(
        "W1901A",
        { Russia: ["A Mos"], France: ["A Par", "A Bur"] },
        { centers: { Russia: ["Mos", "StP", "War"], France: ["Par"] } },
      ),
    }),
  );

  test("ask what to build where that can be several things", () => {
    const draft = take(desk, "StP");
    expect(questionOf(desk, draft)).toBe("which");
    expect(draft.open).toHaveLength(3);
  });

  test("build at once what alone is possible", () => {
    expect(told(desk, begin(desk, place(desk, "War")))).toBe("Build A War");
  });

  test("remove a unit that is pressed", () => {
    expect(told(desk, begin(desk, place(desk, "Bur")))).toBe("Disband A Bur");
  });

  test("say why nothing is built or removed", () => {
    expect(told(desk, begin(desk, place(desk, "Mos")))).toMatch(/refused: No more removals are due/);
    expect(begin(desk, place(desk, "Rom"))).toBeNull();
  });
});
