import { type Power, type Viewer, view } from "@chancery/engine";
import { committeeGame, sit, sitMoves, sitOnClassicBoard } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { COMMITTEES } from "../testing.ts";

describe.each(COMMITTEES)("writing orders in the committee of %s", (committee) => {
  const moves = (lines: Record<string, string[]>) => sitOnClassicBoard(committee, lines);
  const write = (units: Record<string, string[]>, orders: Record<string, string[]>) =>
    sit(committee, units, orders);

  test("each delegation writes for its own units, in secret until all is revealed (MB-32, MB-33, MB-63, MB-65)", () => {
    const { rules, start } = committeeGame(committee);
    const power = (name: string): Power => rules.powers.findIndex((each) => each.name === name) as Power;
    const sealed = new Map([
      [power("France"), ["A Par H"]],
      [power("Germany"), ["A Mun H"]],
    ]);
    const seen = (viewer: Viewer) => view(rules, start, sealed, viewer).orders;
    expect(seen({ kind: "player", powers: [power("France")] })).toEqual({ France: ["A Par H"] });
    expect(seen({ kind: "player", powers: [power("Italy")] })).toEqual({});
    expect(seen({ kind: "spectator" })).toEqual({});
    const foreign = write({ France: ["A Par"], Germany: ["A Mun"] }, { Germany: ["A Par - Bur"] });
    expect(foreign.order("A Par")).toMatchObject({ status: "illegal", rules: ["MB-32"] });
    expect(foreign.units("France")).toEqual(["A Par"]);
  });

  test("submitting first gives no advantage: all orders count together (MB-65, MB-176)", () => {
    const units = { Germany: ["A Mun"], France: ["A Bur"] };
    const one = write(units, { Germany: ["A Mun - Bur"], France: ["A Bur - Mun"] });
    const other = write(units, { France: ["A Bur - Mun"], Germany: ["A Mun - Bur"] });
    expect(other.response.state).toEqual(one.response.state);
  });

  test("a legal order is carried out, even a mistaken one (MB-66, MB-67)", () => {
    const { fate, units } = moves({
      Austria: ["A Tri - Alb", "A Tyr S A Ven - Tri"],
      Italy: ["A Ven - Tri"],
    });
    expect(fate("A Tri")).toBe("moved");
    expect(fate("A Tyr")).toBe("supported");
    expect(units("Italy")).toEqual(["A Tri"]);
  });

  test("an illegal order is not carried out, nor one without success: the unit holds, and can be supported (MB-68, MB-69, MB-70)", () => {
    const { fate, units } = moves({
      Germany: ["A Mun - Mos", "A Ber S A Mun", "A Kie - Den"],
      France: ["A Bur - Mun", "A Ruh S A Bur - Mun"],
      England: ["F Nth - Den"],
    });
    expect(fate("A Mun")).toBe("ignored");
    expect(fate("A Bur")).toBe("bounced");
    expect(fate("A Kie")).toBe("bounced");
    expect(units("Germany")).toEqual(["A Ber", "A Kie", "A Mun"]);
  });

  test("a legal move that fails cannot be supported in place (MB-70, MB-136)", () => {
    const { fate, order } = moves({
      Germany: ["A Mun - Tyr", "A Ber S A Mun"],
      Italy: ["A Ven - Tyr"],
      France: ["A Bur - Mun", "A Ruh S A Bur - Mun"],
    });
    expect(order("A Ber").status).toBe("void");
    expect(fate("A Mun")).toBe("bounced, dislodged");
  });

  test("all units are ordered, some, or none; without an order a unit holds (MB-71, MB-86)", () => {
    const units = { France: ["A Par", "A Mar"] };
    expect(write(units, { France: ["A Par - Bur"] }).units("France")).toEqual(["A Bur", "A Mar"]);
    for (const orders of [{}, { France: [] }]) {
      const { units: after, events } = write(units, orders);
      expect(after("France")).toEqual(["A Mar", "A Par"]);
      expect(events("unordered")).toHaveLength(2);
    }
  });

  test.each(["A Par - Bur", "A Par-Bur", "A Par–Bur", "A Paris–Burgundy", "A Paris-Burgundy", "a par - bur"])(
    "letter, place, dash, destination, in full or abbreviated: %s (MB-74, MB-76, MB-88)",
    (text) => {
      const { units, response } = write({ France: ["A Par"] }, { France: [text] });
      expect(units("France")).toEqual(["A Bur"]);
      expect(response.orders[0].order).toBe("A Par - Bur");
    },
  );

  test("a sheet without letters is good, and a wrong letter does no harm (MB-75)", () => {
    const { units, response } = write(
      { France: ["A Par", "F Eng"], Germany: ["A Mun"] },
      { France: ["Par - Bur", "Eng - Lon"], Germany: ["F Mun H"] },
    );
    expect(units("France")).toEqual(["A Bur", "F Lon"]);
    expect(response.orders.map(({ status }) => status)).toEqual(["succeeds", "succeeds", "succeeds"]);
    const wrong = write({ France: ["A Par"] }, { France: ["F Par - Bur"] });
    expect(wrong.units("France")).toEqual(["A Bur"]);
    expect(wrong.response.orders[0].order).toBe("A Par - Bur");
  });

  test("a delegation's units are listed with their places (MB-73)", () => {
    const { response } = write({ France: ["A Par", "F Eng"] }, {});
    expect(response.state.units.France).toEqual(["A Par", "F Eng"]);
  });

  test("a short form that fits two places is no order; one that only one of them can mean is (MB-77, MB-78)", () => {
    const doubtful = write({ France: ["F Iri"] }, { France: ["F Iri - N"] });
    expect(doubtful.response.orders[0].result).toBe("ignored");
    expect(doubtful.units("France")).toEqual(["F Iri"]);
    const [two, one] =
      committee === "1901" ? ["F Nth - Nor", "F Iri - North"] : ["F Wme - Gul", "F Ebs - Geor"];
    const unclear = write({ France: [two.slice(0, 5)] }, { France: [two] });
    expect(unclear.response.orders[0]).toMatchObject({ result: "ignored", rules: ["MB-78"] });
    expect(unclear.units("France")).toEqual([two.slice(0, 5)]);
    const clear = write({ France: [one.slice(0, 5)] }, { France: [one] });
    expect(clear.units("France")).toEqual([committee === "1901" ? "F NAt" : "F Geo"]);
    const { rules } = committeeGame(committee);
    const ids = rules.board.provinces.map(({ id }) => id.toLowerCase());
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("hold, move, support, convoy, insurrection: nothing else (MB-82)", () => {
    const { response } = write({ France: ["A Par"] }, { France: ["A Par dances"] });
    expect(response.orders[0]).toMatchObject({ result: "ignored" });
    expect(["invalid", "illegal"]).toContain(response.orders[0].status);
  });

  test("only fleets convoy (MB-83)", () => {
    const { order } = moves({ England: ["A Yor - Nwy", "A Lon C A Yor - Nwy"] });
    expect(order("A Lon")).toMatchObject({ status: "illegal", rules: ["MB-83"] });
  });

  test("a unit does one thing: of two different orders it follows neither (MB-84)", () => {
    const { units, response } = write({ France: ["A Par"] }, { France: ["A Par - Bur", "A Par - Pic"] });
    expect(units("France")).toEqual(["A Par"]);
    for (const { status, rules } of response.orders)
      expect({ status, rules }).toEqual({ status: "illegal", rules: ["MB-84"] });
    expect(write({ France: ["A Par"] }, { France: ["A Par - Bur", "A Par-Bur"] }).units("France")).toEqual([
      "A Bur",
    ]);
  });

  test.each(["F London Holds", "F Lon-Holds", "F Lon H", "F Lon hold"])(
    "%s keeps the unit where it is (MB-85, MB-87)",
    (text) => {
      const power = committee === "1901" ? "England" : "United Kingdom";
      const { response, units } = write({ [power]: ["F Lon"] }, { [power]: [text] });
      expect(response.orders[0]).toMatchObject({ order: "F Lon H", status: "succeeds", result: "held" });
      expect(units(power)).toEqual(["F Lon"]);
    },
  );

  test("an order to an occupied province is an attack (MB-89, MB-92)", () => {
    const { fate, units } = moves({
      Austria: ["A Tri - Ven"],
      Italy: ["A Ven S A Rom", "A Rom"],
    });
    expect(fate("A Ven")).toBe("cut");
    expect(units("Austria")).toEqual(["A Tri"]);
  });
});

test("1901: the abbreviations of the text are known (M01-27, M01-28)", () => {
  const { rules } = committeeGame("1901");
  const ids = rules.board.provinces.map(({ id }) => id);
  const used = "Lon Par Bur Con Bul Bla Den Bal Boh Mun Sil Tyr Mar Ank Sev Rum Arm Pic Bre Eng".split(" ");
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
});

test("1901: A Paris–Burgundy and A Par–Bur are the same, by hyphen or dash (M01-30)", () => {
  for (const text of ["A Paris–Burgundy", "A Par–Bur", "A Paris-Burgundy", "A Par-Bur"])
    expect(sit("1901", { France: ["A Par"] }, { France: [text] }).units("France")).toEqual(["A Bur"]);
});

test("1935: A Paris-Brittany and A Par-Bri are the same (M35-30)", () => {
  for (const text of ["A Paris-Brittany", "A Par-Bri", "A Paris–Brittany"])
    expect(sit("1935", { France: ["A Par"] }, { France: [text] }).units("France")).toEqual(["A Bri"]);
});

test("1935: abbreviations are those on the map, none of them used twice (M35-26, MB-77)", () => {
  const { rules } = committeeGame("1935");
  const starts = Map.groupBy(rules.board.provinces, ({ name }) => name.slice(0, 3).toLowerCase());
  for (const same of [...starts.values()].filter(({ length }) => length > 1))
    expect(new Set(same.map(({ id }) => id)).size).toBe(same.length);
  // Bordeaux and Bornholm, Navarra and Naples: each has its own.
  const { units } = sitMoves("1935", { France: ["A Par - Bor"], Germany: ["F Ber - Brn"] });
  expect(units("France")).toEqual(["A Bor"]);
  expect(units("Germany")).toEqual(["F Brn"]);
});
