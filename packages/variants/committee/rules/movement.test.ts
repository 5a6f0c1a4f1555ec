import { committeeGame, sit, sitMoves, sitOnClassicBoard } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { COMMITTEES, type Committee } from "../testing.ts";

const idsOf = (committee: Committee): string[] =>
  committeeGame(committee).rules.board.provinces.map(({ id }) => id);

describe.each(COMMITTEES)("moving in the committee of %s", (committee) => {
  const moves = (lines: Record<string, string[]>) => sitOnClassicBoard(committee, lines);
  /** Where a unit alone on the classic board can go. */
  const reach = (unit: string): string[] =>
    [...new Set(idsOf("1901").map((id) => moves({ France: [`${unit} - ${id}`] }).units("France")[0]))]
      .filter((end) => end !== unit)
      .map((end) => end.slice(2))
      .toSorted();

  test("diagram 1: A Paris goes to Brest, Picardy, Burgundy or Gascony and nowhere else (MB-90, MB-94, M35-31)", () => {
    expect(reach("A Par")).toEqual(["Bre", "Bur", "Gas", "Pic"]);
  });

  test("diagram 2: where a fleet in the Channel can go (MB-95, MB-97)", () => {
    expect(reach("F Eng")).toEqual(["Bel", "Bre", "Iri", "Lon", "Mid", "Nth", "Pic", "Wal"]);
  });

  test("diagram 3: a fleet in Rome follows the shore: not to Venice or Apulia (MB-98, MB-99, MB-100)", () => {
    expect(reach("F Rom")).toEqual(["Nap", "Tus", "Tyn"]);
    expect(reach("A Rom")).toEqual(["Apu", "Nap", "Tus", "Ven"]);
  });

  test("an army never goes into water, a fleet never inland (MB-91, MB-96)", () => {
    const { order } = moves({ Germany: ["A Ber - Bal"], Turkey: ["F Gre - Ser"] });
    expect(order("A Ber")).toMatchObject({ status: "illegal", rules: ["MB-91"] });
    expect(order("F Gre")).toMatchObject({ status: "illegal", rules: ["MB-96"] });
  });

  test("two units never share a province: a move may fail (MB-92)", () => {
    const { units } = moves({ Germany: ["A Ber - Mun", "A Mun H"], France: ["A Bur - Mun"] });
    expect(units("Germany")).toEqual(["A Ber", "A Mun"]);
    expect(units("France")).toEqual(["A Bur"]);
  });

  test.each(["Switzerland", "Iceland", "Corsica", "Sardinia", "Sicily", "Crete", "Cyprus", "Moon"])(
    "%s cannot be entered (MB-101, MB-102, MB-103)",
    (place) => {
      const { response, units } = sit(
        committee,
        { Italy: ["A Pie", "F Ion"] },
        { Italy: [`A Pie - ${place}`, `F Ion - ${place}`] },
      );
      for (const { result } of response.orders) expect(result).toBe("ignored");
      expect(units("Italy")).toEqual(["A Pie", "F Ion"]);
    },
  );

  test("Switzerland is not crossed; England can be entered (MB-102, MB-103)", () => {
    const crossings = committee === "1901" ? ["A Mar - Mun", "A Bur - Tyr"] : ["A Bur - Mil", "A Lyo - Mun"];
    for (const line of crossings)
      expect(sitMoves(committee, { France: [line] }).fate(line.slice(0, 5))).toBe("ignored");
    expect(sitMoves(committee, { France: ["F Eng - Lon"] }).fate("F Eng")).toBe("moved");
  });

  test("an army or fleet goes from Sweden to Denmark and back; Denmark does not touch Berlin (MB-110, MB-111, MB-112)", () => {
    for (const line of ["A Swe - Den", "F Swe - Den", "A Den - Swe", "F Den - Swe"])
      expect(sitMoves(committee, { Germany: [line] }).fate(line.slice(0, 5))).toBe("moved");
    for (const line of ["A Den - Ber", "F Den - Ber", "A Ber - Den", "F Ber - Den"])
      expect(sitMoves(committee, { Germany: [line] }).fate(line.slice(0, 5))).toBe("ignored");
    const baltic = committee === "1901" ? "Bal" : "Brn";
    for (const sea of ["Ska", baltic])
      expect(sitMoves(committee, { Germany: [`F Swe - ${sea}`] }).fate("F Swe")).toBe("moved");
  });

  test("a fleet does not go past Sweden and Denmark in one move (M01-40, M35-40)", () => {
    const baltic = committee === "1901" ? "Bal" : "Brn";
    for (const line of [`F ${baltic} - Ska`, `F Ska - ${baltic}`])
      expect(sitMoves(committee, { Germany: [line] }).fate(line.slice(0, 5))).toBe("ignored");
    for (const way of ["Swe", "Den"]) {
      const half = sitMoves(committee, { Germany: [`F ${baltic} - ${way}`] });
      expect(half.next({ Germany: [`F ${way} - Ska`] }).units("Germany")).toEqual(["F Ska"]);
    }
  });
});

test("1935: Ireland is an island that can be entered, by fleets and by convoyed armies (MB-103)", () => {
  const { units } = sitMoves("1935", { "United Kingdom": ["F Mao - Ire"] });
  expect(units("United Kingdom")).toEqual(["F Ire"]);
  const army = sitMoves("1935", { "United Kingdom": ["A Wal - Ire", "F Iri C A Wal - Ire"] });
  expect(army.units("United Kingdom")).toContain("A Ire");
});
