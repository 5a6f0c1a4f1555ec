import type { Unit } from "@chancery/engine";
import { BOOKS, formatSituation, playMoves, randomSituation, resolveByEngine } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "../editions.ts";

describe.each(EDITIONS)("cutting support (%s)", (edition) => {
  const attack = ["A Pru - War", "A Sil S A Pru - War"];

  test("an attack from anywhere but the target cuts support, even if it fails (CB-111, C23-55)", () => {
    const { fate, order } = playMoves(edition, { Germany: attack, Russia: ["A War", "A Boh - Sil"] });
    expect(order("A Sil")).toMatchObject({
      status: "fails",
      result: "cut",
      by: ["A Boh"],
      rules: ["CB-111"],
    });
    expect(order("A Sil").why).toContain("A Boh");
    expect(fate("A Boh")).toBe("bounced");
    expect(fate("A Pru")).toBe("bounced");
    expect(playMoves(edition, { Germany: attack, Russia: ["A War", "A Boh"] }).fate("A War")).toBe(
      "dislodged",
    );
  });

  test("it cuts although the supporter is itself supported in place (CB-111)", () => {
    const { fate } = playMoves(edition, {
      Germany: [...attack, "A Mun S A Sil", "A Ber S A Sil"],
      Russia: ["A War", "A Boh - Sil"],
    });
    expect(fate("A Sil")).toBe("cut");
    expect(fate("A War")).toBe("held");
  });

  test("it cuts although the attackers only stand each other off (CB-111)", () => {
    const { fate } = playMoves(edition, {
      Germany: attack,
      Russia: ["A War", "A Boh - Sil"],
      Austria: ["A Gal - Sil"],
    });
    expect(fate("A Sil")).toBe("cut");
    expect(fate("A War")).toBe("held");
  });

  test("support in place is cut in the same way (CB-111)", () => {
    const lines = { Germany: ["A Mun", "A Ber S A Mun"], France: ["A Bur - Mun", "A Ruh S A Bur - Mun"] };
    expect(playMoves(edition, lines).fate("A Mun")).toBe("held");
    const { fate } = playMoves(edition, { ...lines, Russia: ["A Pru - Ber"] });
    expect(fate("A Ber")).toBe("cut");
    expect(fate("A Mun")).toBe("dislodged");
  });

  test("even the power that is helped cuts a support by attacking the foreign helper (CB-111)", () => {
    const { fate } = playMoves(edition, {
      Germany: ["A Pru - War", "A Boh - Sil"],
      Austria: ["A Sil S A Pru - War"],
      Russia: ["A War"],
    });
    expect(fate("A Sil")).toBe("cut");
    expect(fate("A War")).toBe("held");
  });

  test("an attack from the target itself cuts only by dislodging (CB-112, C23-55)", () => {
    const weak = playMoves(edition, { Germany: attack, Russia: ["A War - Sil"] });
    expect(weak.fate("A Sil")).toBe("supported");
    expect(weak.fate("A War")).toBe("bounced, dislodged");
    expect(weak.units("Germany")).toEqual(["A Sil", "A War"]);
    const strong = playMoves(edition, { Germany: attack, Russia: ["A War - Sil", "A Boh S A War - Sil"] });
    expect(strong.order("A Sil")).toMatchObject({
      results: ["cut", "dislodged"],
      by: ["A War"],
      rules: ["CB-113"],
    });
    expect(strong.fate("A War")).toBe("moved");
    expect(strong.order("A Sil").why).toContain("A War");
  });

  test("a supporter that is dislodged gives no support, whatever it supported (CB-113, C23-55)", () => {
    const { fate, standoffs } = playMoves(edition, {
      Germany: ["A Ber - Pru", "A Sil S A Ber - Pru"],
      Russia: ["A Pru - Sil", "A War S A Pru - Sil", "F Bal - Pru"],
    });
    expect(fate("A Sil")).toBe("cut, dislodged");
    expect(fate("A Ber")).toBe("bounced");
    expect(standoffs).toEqual(["Pru"]);
    const alone = playMoves(edition, {
      Germany: ["A Ber - Pru", "A Sil S A Ber - Pru"],
      Russia: ["A Pru - Sil", "A War H", "F Bal - Pru"],
    });
    expect(alone.fate("A Ber")).toBe("moved");
  });

  test("a unit that is being dislodged still cuts support elsewhere (CB-114, C23-55)", () => {
    const { fate } = playMoves(edition, {
      Germany: ["A Ber", "A Mun - Sil"],
      Russia: ["A Pru - Ber", "A Sil S A Pru - Ber", "A Boh - Mun", "A Tyr S A Boh - Mun"],
    });
    expect(fate("A Mun")).toBe("bounced, dislodged");
    expect(fate("A Sil")).toBe("cut");
    expect(fate("A Ber")).toBe("held");
  });

  test("whether a supporter is dislodged depends on which supports are cut elsewhere (CB-112, CB-111)", () => {
    const { fate } = playMoves(edition, {
      Germany: [...attack, "A Mun - Boh"],
      Russia: ["A War - Sil", "A Boh S A War - Sil"],
    });
    expect(fate("A Boh")).toBe("cut");
    expect(fate("A Sil")).toBe("supported");
    expect(fate("A War")).toBe("bounced, dislodged");
  });

  test("an attack by a unit of the same power cuts nothing (CB-115, C23-55)", () => {
    const own = playMoves(edition, { Germany: [...attack, "A Boh - Sil"], Russia: ["A War"] });
    expect(own.fate("A Sil")).toBe("supported");
    expect(own.fate("A War")).toBe("dislodged");
    const foreign = playMoves(edition, { Germany: attack, Austria: ["A Boh - Sil"], Russia: ["A War"] });
    expect(foreign.fate("A Sil")).toBe("cut");
  });

  test("powers of one player are still different powers (CB-115)", () => {
    const lines = { Russia: attack, Italy: ["A Boh - Sil"], Turkey: ["A War"] };
    const { fate } = playMoves(edition, lines, { options: { players: 4 } });
    expect(fate("A Sil")).toBe("cut");
  });

  test("an army whose convoy fails cuts nothing (CB-116)", () => {
    const lines = {
      England: ["A Lon - Bel", "F Nth C A Lon - Bel"],
      Germany: ["A Hol - Ruh", "A Bel S A Hol - Ruh"],
      Austria: ["A Ruh"],
    };
    expect(playMoves(edition, lines).fate("A Bel")).toBe("cut");
    const broken = playMoves(edition, { ...lines, France: ["F Eng - Nth", "F Edi S F Eng - Nth"] });
    expect(broken.fate("A Lon")).toBe("disrupted");
    expect(broken.fate("A Bel")).toBe("supported");
    expect(broken.fate("A Ruh")).toBe("dislodged");
  });

  test("nor does an army for which no fleet was ordered (CB-116, CB-118)", () => {
    const { fate } = playMoves(edition, {
      England: ["A Lon - Bel", "F Nth H"],
      Germany: ["A Hol - Ruh", "A Bel S A Hol - Ruh"],
      Austria: ["A Ruh"],
    });
    expect(fate("A Bel")).toBe("supported");
    expect(fate("A Ruh")).toBe("dislodged");
  });

  test.each([
    ["both attacks", ["A Rum - Ser", "A Bud S A Rum - Ser"], ["A Bul - Ser", "A Gre S A Bul - Ser"]],
    ["one of them", ["A Rum - Ser"], []],
    ["the other", [], ["A Bul - Ser"]],
  ])("the support of a beleaguered garrison is cut by %s (CB-107)", (_, russia, turkey) => {
    const { fate } = playMoves(edition, {
      Austria: ["A Ser S A Tri - Alb", "A Tri - Alb"],
      Russia: russia,
      Turkey: turkey,
      Italy: ["A Alb"],
    });
    expect(fate("A Ser")).toBe("cut");
    expect(fate("A Alb")).toBe("held");
  });
});

/** The supports of many situations, with the moves against their givers. */
function eachSupport(
  first: number,
  check: (support: {
    power: number;
    isCut: boolean;
    attacks: readonly { unit: Unit; fromTarget: boolean }[];
  }) => void,
): void {
  for (let seed = first; seed < first + 800; seed++) {
    const situation = randomSituation(seed, BOOKS[seed % 2]);
    const { board } = situation.rules;
    const { verdicts } = resolveByEngine(situation);
    for (const { unit, order, results } of verdicts) {
      if (unit === null || order?.type !== "support" || results.includes("void")) continue;
      const target = board.provinceOf[order.to ?? order.target.at];
      const attacks = situation.orders
        .filter(
          ({ type, to }) => type === "move" && board.provinceOf[to as number] === board.provinceOf[unit.at],
        )
        .map((move) => ({
          unit: move.unit as Unit,
          fromTarget: board.provinceOf[(move.unit as Unit).at] === target,
        }));
      try {
        check({ power: unit.power, isCut: results.includes("cut"), attacks });
      } catch (error) {
        throw new Error(`seed ${seed}\n${formatSituation(situation)}`, { cause: error });
      }
    }
  }
}

describe("of all supports,", () => {
  test("none is cut that only its own power attacks, or nobody (CB-115, CB-111)", () => {
    let met = 0;
    eachSupport(20_000, ({ power, isCut, attacks }) => {
      if (attacks.some(({ unit }) => unit.power !== power)) return;
      if (attacks.length > 0) met++;
      expect(isCut).toBe(false);
    });
    expect(met).toBeGreaterThan(50);
  });

  test("none survives a foreign attack by a fleet from elsewhere than its target (CB-111)", () => {
    let met = 0;
    eachSupport(30_000, ({ power, isCut, attacks }) => {
      const cutting = attacks.filter(({ unit, fromTarget }) => {
        return unit.power !== power && !fromTarget && !unit.kind.convoyed;
      });
      if (cutting.length === 0) return;
      met++;
      expect(isCut).toBe(true);
    });
    expect(met).toBeGreaterThan(50);
  });
});
