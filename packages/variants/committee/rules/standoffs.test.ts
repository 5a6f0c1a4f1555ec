import { sitOnClassicBoard } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { COMMITTEES } from "../testing.ts";

describe.each(COMMITTEES)("standoffs in the committee of %s", (committee) => {
  const moves = (lines: Record<string, string[]>) => sitOnClassicBoard(committee, lines);

  test.each([
    ["two countries", { Germany: ["A Ber - Sil"], Russia: ["A War - Sil"] }],
    ["one country", { Germany: ["A Ber - Sil", "A War - Sil"] }],
  ])(
    "diagram 4: units of %s ordered to one province all stay, and it stays empty (MB-113, MB-115)",
    (_, lines) => {
      const { fate, standoffs, order } = moves(lines);
      expect(fate("A Ber")).toBe("bounced");
      expect(fate("A War")).toBe("bounced");
      expect(standoffs).toEqual(["Sil"]);
      expect(order("A War")).toMatchObject({ by: ["A Ber"], rules: ["MB-113"] });
    },
  );

  test("equally supported moves stand each other off too; the better supported one goes in (MB-114, MB-130)", () => {
    const lines = { Germany: ["A Ber - Sil", "A Mun S A Ber - Sil"], Russia: ["A War - Sil"] };
    expect(moves(lines).fate("A Ber")).toBe("moved");
    const equal = moves({ ...lines, Russia: ["A War - Sil", "A Gal S A War - Sil"] });
    expect(equal.fate("A Ber")).toBe("bounced");
    expect(equal.order("A War").strength).toEqual({ attack: 2, against: 2 });
  });

  test("diagram 4 with a unit in Silesia: it is not dislodged (MB-116, MB-117)", () => {
    const { fate, phase, standoffs } = moves({
      Germany: ["A Ber - Sil", "A Mun S A Ber - Sil"],
      Russia: ["A War - Sil", "A Gal S A War - Sil"],
      Austria: ["A Sil"],
    });
    expect(fate("A Sil")).toBe("held");
    expect(phase).toBe(`F${committee}M`);
    expect(standoffs).toEqual([]);
  });

  test("diagram 5: a unit that stays stops all that queue behind it (MB-118, MB-119)", () => {
    const stopped = moves({ Germany: ["A Ber - Pru", "F Kie - Ber"], Russia: ["A Pru H"] });
    expect(stopped.fate("A Ber")).toBe("bounced");
    expect(stopped.fate("F Kie")).toBe("bounced");
    expect(stopped.order("A Ber")).toMatchObject({ by: ["A Pru"], rules: ["MB-118"] });
    const free = moves({ Germany: ["A Ber - Pru", "F Kie - Ber"], Russia: ["A Pru - War"] });
    expect(free.units("Germany")).toEqual(["A Pru", "F Ber"]);
  });

  test("diagram 6: two units do not trade places (MB-120, MB-121)", () => {
    const { fate, order } = moves({ Germany: ["F Ber - Pru"], Russia: ["A Pru - Ber"] });
    expect(fate("F Ber")).toBe("bounced");
    expect(order("A Pru")).toMatchObject({ by: ["F Ber"], rules: ["MB-120"] });
  });

  test("diagram 7: three or more go round in a ring, unless one of them is stopped (MB-122, MB-123)", () => {
    const ring = { England: ["A Hol - Bel", "F Bel - Nth"], France: ["F Nth - Hol"] };
    const round = moves(ring);
    expect(round.units("England")).toEqual(["A Bel", "F Nth"]);
    expect(round.units("France")).toEqual(["F Hol"]);
    const stopped = moves({ ...ring, Germany: ["A Ruh - Bel"] });
    for (const unit of ["A Hol", "F Bel", "F Nth", "A Ruh"]) expect(stopped.fate(unit)).toBe("bounced");
  });

  test("the rare cases of the ordinary game come out as there: a beleaguered garrison, a country in its own way (M01-41, MB-4)", () => {
    const beleaguered = moves({
      Austria: ["A Ser H"],
      Russia: ["A Rum - Ser", "A Bud S A Rum - Ser"],
      Turkey: ["A Bul - Ser", "A Gre S A Bul - Ser"],
    });
    expect(beleaguered.order("A Ser")).toMatchObject({ status: "succeeds", by: ["A Bul", "A Rum"] });
    const unwanted = moves({ Austria: ["A Ser - Bud", "A Vie - Bud"], Russia: ["A Gal S A Ser - Bud"] });
    expect(unwanted.fate("A Ser")).toBe("moved");
    const beaten = moves({
      Austria: ["A Ser - Bud", "A Vie - Bud", "A Bud"],
      Russia: ["A Gal S A Ser - Bud"],
    });
    expect(beaten.fate("A Ser")).toBe("bounced");
  });
});
