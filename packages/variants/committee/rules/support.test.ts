import { sitMoves, sitOnClassicBoard } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { COMMITTEES } from "../testing.ts";

describe.each(COMMITTEES)("support in the committee of %s", (committee) => {
  const moves = (lines: Record<string, string[]>) => sitOnClassicBoard(committee, lines);

  test("a unit alone drives nobody out, of whatever kinds they are (MB-124)", () => {
    for (const [attacker, holder] of [
      ["A Sil", "A Pru"],
      ["A Sil", "F Pru"],
      ["F Bal", "A Pru"],
      ["F Bal", "F Pru"],
    ]) {
      const { fate, order } = moves({ Germany: [`${attacker} - Pru`], Russia: [holder] });
      expect(fate(attacker)).toBe("bounced");
      expect(order(attacker).strength).toEqual({ attack: 1, against: 1 });
      expect(fate(holder)).toBe("held");
    }
  });

  test("the winner moves in; a unit that wasn't moving away is dislodged and must retreat or disband (MB-125, MB-34)", () => {
    const lines = { Germany: ["A Sil - Pru", "F Bal S A Sil - Pru"], Russia: ["A Pru H"] };
    const beaten = moves(lines);
    expect(beaten.units("Germany")).toEqual(["A Pru", "F Bal"]);
    expect(beaten.fate("A Pru")).toBe("dislodged");
    expect(beaten.phase).toBe(`S${committee}R`);
    const gone = moves({ ...lines, Russia: ["A Pru - Lvn"] });
    expect(gone.units("Russia")).toEqual(["A Lvn"]);
    expect(gone.phase).toBe(`F${committee}M`);
  });

  test.each([
    ["A Mun H", "A Mun"],
    ["A Mun S A Tyr", "A Mun"],
    ["A Mun", "A Mun"],
  ])("a unit can be supported while it holds, supports or has no order: %s (MB-126, MB-136)", (line) => {
    const { fate } = moves({
      Germany: [line, "A Tyr", "A Ber S A Mun"],
      France: ["A Bur - Mun", "A Ruh S A Bur - Mun"],
    });
    expect(fate("A Bur")).toBe("bounced");
  });

  test("and while it convoys (MB-126, MB-136)", () => {
    const { fate } = moves({
      England: ["F Nth C A Lon - Nwy", "A Lon - Nwy", "F Edi S F Nth"],
      Germany: ["F Ska - Nth", "F Den S F Ska - Nth"],
    });
    expect(fate("F Nth")).toBe("convoyed");
    expect(fate("A Lon")).toBe("moved");
  });

  test.each([
    [0, 1, "dislodged"],
    [1, 1, "held"],
    [1, 2, "dislodged"],
    [2, 2, "held"],
    [2, 1, "held"],
  ])(
    "a holder with %i supports against a move with %i: %s (MB-127, MB-130, MB-131)",
    (holding, moving, fate) => {
      const holders = ["A Ber S A Mun", "A Kie S A Mun"].slice(0, holding);
      const movers = ["A Ruh S A Bur - Mun", "A Tyr S A Bur - Mun"].slice(0, moving);
      const outcome = moves({ Germany: ["A Mun H", ...holders], France: ["A Bur - Mun", ...movers] });
      expect(outcome.fate("A Mun")).toBe(fate);
      expect(outcome.order("A Mun").strength).toEqual({ attack: 1 + moving, against: 1 + holding });
    },
  );

  test("support goes to anyone's units, asked for or not (MB-128, MB-129)", () => {
    const unasked = moves({ Austria: ["A Ser - Bud", "A Vie - Bud"], Russia: ["A Gal S A Ser - Bud"] });
    expect(unasked.fate("A Ser")).toBe("moved");
    expect(unasked.order("A Gal")).toMatchObject({ status: "succeeds", power: "Russia" });
    const own = moves({ Austria: ["A Ser - Bud", "A Vie S A Ser - Bud"], Russia: ["A Bud"] });
    expect(own.fate("A Bud")).toBe("dislodged");
  });

  test("a support order names the supporter, S, and the supported unit with its destination (MB-132)", () => {
    const { order } = moves({
      Germany: ["A Mun S A Ber-Sil", "A Ber - Sil"],
      Russia: ["A War S A Pru", "A Pru"],
    });
    expect(order("A Mun")).toMatchObject({ order: "A Mun S A Ber - Sil", status: "succeeds" });
    expect(order("A War")).toMatchObject({ order: "A War S A Pru", status: "succeeds" });
  });

  test("a unit that supports does not move (MB-133)", () => {
    const { units, fate } = moves({
      Germany: ["A Mun S A Ber - Sil", "A Ber - Sil"],
      France: ["A Bur - Mun"],
    });
    expect(units("Germany")).toEqual(["A Mun", "A Sil"]);
    expect(fate("A Bur")).toBe("bounced");
  });

  test.each([
    ["A Vie S A Tri - Ven", "A Tri - Ven"],
    ["F Rom S A Tus - Ven", "A Tus - Ven"],
    ["F Rom S A Ven", "A Ven"],
    ["F Bal S A Ber - Mun", "A Ber - Mun"],
    ["A Bre S F Mid - Eng", "F Mid - Eng"],
  ])("%s is impossible: it could not go there itself (MB-134, MB-135)", (support, supported) => {
    const { order } = moves({ France: [support, supported] });
    expect(order(support.slice(0, 5))).toMatchObject({ status: "illegal", result: "ignored" });
  });

  test("a move is supported by an order that names exactly that move (MB-137)", () => {
    const lines = { Germany: ["A Ruh - Mun"], France: ["A Mun"], Austria: ["A Tyr S A Ruh"] };
    expect(moves(lines).fate("A Mun")).toBe("held");
    expect(moves(lines).order("A Tyr").status).toBe("illegal");
    const matched = moves({ ...lines, Austria: ["A Tyr S A Ruh - Mun"] });
    expect(matched.fate("A Mun")).toBe("dislodged");
    const near = moves({ ...lines, Austria: ["A Bur S A Ruh"] });
    expect(near.order("A Bur")).toMatchObject({ status: "void", rules: ["MB-136"] });
  });

  test("diagram 8: Marseilles supported from Gascony drives the German army out of Burgundy (MB-140)", () => {
    const { fate, units } = moves({
      France: ["A Mar - Bur", "A Gas S A Mar - Bur"],
      Germany: ["A Bur"],
    });
    expect(fate("A Bur")).toBe("dislodged");
    expect(units("France")).toEqual(["A Bur", "A Gas"]);
  });

  test("diagram 9: the supporter stands next to the target, not to the supported unit (MB-139, MB-141)", () => {
    const { fate } = moves({ Germany: ["A Sil - Pru", "F Bal S A Sil - Pru"], Russia: ["A Pru"] });
    expect(fate("A Pru")).toBe("dislodged");
    const far = moves({ Germany: ["A Sil - Gal", "A Ber S A Sil - Gal"], Russia: ["A Gal"] });
    expect(far.order("A Ber").status).toBe("illegal");
    expect(far.fate("A Gal")).toBe("held");
  });

  test("diagrams 10 and 11: two against two, and all stay (MB-142, MB-143)", () => {
    const french = ["F GoL - Tyn", "F Wes S F GoL - Tyn"];
    const ten = moves({ France: french, Italy: ["F Nap - Tyn", "F Rom S F Nap - Tyn"] });
    expect(ten.standoffs).toEqual(["Tyn"]);
    const guarded = moves({
      France: french,
      Italy: ["F Nap - Tyn", "F Rom S F Nap - Tyn"],
      Austria: ["F Tyn"],
    });
    expect(guarded.fate("F Tyn")).toBe("held");
    const eleven = moves({ France: french, Italy: ["F Tyn H", "F Rom S F Tyn"] });
    expect(eleven.fate("F GoL")).toBe("bounced");
    expect(eleven.fate("F Tyn")).toBe("held");
  });
});

describe("the examples of 1901", () => {
  const moves = (lines: Record<string, string[]>) => sitMoves("1901", lines);

  test("A Par S A Mar-Bur is a valid support (M01-42)", () => {
    const { order } = moves({ France: ["A Par S A Mar-Bur", "A Mar - Bur"] });
    expect(order("A Par")).toMatchObject({ status: "succeeds", result: "supported" });
  });

  test("an army in Brest does not support a fleet in the Channel (M01-43)", () => {
    expect(moves({ France: ["A Bre S F Eng", "F Eng"] }).order("A Bre").status).toBe("illegal");
  });

  test.each([
    ["F Bal H", "succeeds"],
    ["F Bal", "succeeds"],
    ["F Bal C A Lvn - Swe", "succeeds"],
    ["F Bal S F Kie - Ber", "succeeds"],
    ["F Bal - Bot", "void"],
  ])("F Den S F Bal while the order is %s: %s (M01-44, MB-136)", (line, status) => {
    const { order } = moves({ Germany: ["F Den S F Bal", line, "F Kie - Ber"], Russia: ["A Lvn - Swe"] });
    expect(order("F Den").status).toBe(status);
  });

  test("A Boh S A Mun-Sil fails when Munich goes to Tyrolia, and does not become a support to hold (M01-45, MB-138)", () => {
    const lines = { Austria: ["A Boh S A Mun-Sil"], Germany: ["A Mun - Tyr"], Italy: ["A Tyr"] };
    expect(moves(lines).order("A Boh")).toMatchObject({ status: "void", rules: ["MB-137", "MB-138"] });
    const attacked = moves({ ...lines, France: ["A Bur - Mun", "A Ruh S A Bur - Mun"] });
    expect(attacked.fate("A Mun")).toBe("bounced, dislodged");
  });
});

describe("the examples of 1935", () => {
  const moves = (lines: Record<string, string[]>) => sitMoves("1935", lines);

  test("A Par S A Bor-Bri is a valid support (M35-41)", () => {
    const { order, fate } = moves({ France: ["A Par S A Bor-Bri", "A Bor - Bri"], Germany: ["F Bri H"] });
    expect(order("A Par")).toMatchObject({ status: "succeeds", result: "supported" });
    expect(fate("F Bri")).toBe("dislodged");
  });

  test("an army in Brittany does not support a fleet in the Channel (M35-42)", () => {
    expect(moves({ France: ["A Bri S F Eng", "F Eng"] }).order("A Bri").status).toBe("illegal");
  });

  test.each([
    ["F Bal H", "succeeds"],
    ["F Bal", "succeeds"],
    ["F Bal C A Lat - Pru", "succeeds"],
    ["F Bal S F Ber - Pru", "succeeds"],
    ["F Bal - Bot", "void"],
  ])("F Swe S F Bal while the order is %s: %s (M35-43, MB-136)", (line, status) => {
    const { order } = moves({ Germany: ["F Swe S F Bal", line, "F Ber - Pru"], USSR: ["A Lat - Pru"] });
    expect(order("F Swe").status).toBe(status);
  });

  test("A Sil S A Cze–Kra fails when Czechia goes to Saxony, and does not become a support to hold (M35-44, MB-138)", () => {
    const lines = { Poland: ["A Sil S A Cze–Kra"], Germany: ["A Cze - Sax"], Spain: ["A Sax"] };
    expect(moves(lines).order("A Sil")).toMatchObject({ status: "void", rules: ["MB-137", "MB-138"] });
    const attacked = moves({ ...lines, Turkey: ["A Mun - Cze", "A Slo S A Mun - Cze"] });
    expect(attacked.fate("A Cze")).toBe("bounced, dislodged");
  });
});
