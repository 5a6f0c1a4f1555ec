import { type Played, playMoves } from "@chancery/testkit";
import { describe, expect, test } from "vitest";

const moves = (lines: Record<string, string[]>): Played => playMoves("1971", lines);
const twoWays = ["A Tun - Nap", "F Tyn C A Tun - Nap", "F Ion C A Tun - Nap"];

describe("several routes, by the rules of 1971", () => {
  test("the loss of a fleet on any possible route keeps the army at home (C71-XII.4-1)", () => {
    for (const attack of [
      ["F Aeg - Ion", "F Gre S F Aeg - Ion"],
      ["F Wes - Tyn", "F Rom S F Wes - Tyn"],
    ]) {
      const { order, units } = moves({ France: twoWays, Turkey: attack });
      expect(order("A Tun")).toMatchObject({ status: "fails", result: "disrupted" });
      expect(order("A Tun").rules).toContain("C71-XII.4-1");
      expect(units("France")).toContain("A Tun");
    }
  });

  test("the same for a fleet of a long way round (C71-XII.4-1)", () => {
    const ways = ["A Bre - Lon", "F Eng C A Bre - Lon"];
    const detour = [
      "F Mid C A Bre - Lon",
      "F NAt C A Bre - Lon",
      "F Nrg C A Bre - Lon",
      "F Nth C A Bre - Lon",
    ];
    const attack = { England: ["F Bar - Nrg", "F Edi S F Bar - Nrg"] };
    expect(moves({ France: ways, ...attack }).fate("A Bre")).toBe("moved");
    const { fate } = moves({ France: [...ways, ...detour], ...attack });
    expect(fate("F Nrg")).toBe("dislodged");
    expect(fate("A Bre")).toBe("disrupted");
  });

  test("several routes do not make the order void: with all fleets in place the army arrives (C71-XII.4-2)", () => {
    expect(moves({ France: twoWays }).fate("A Tun")).toBe("moved");
    const { fate } = moves({ France: twoWays, Turkey: ["F Aeg - Ion", "F Wes - Tyn"] });
    expect(fate("A Tun")).toBe("moved");
  });

  test("a fleet that lies on no possible route does not count, whatever it was ordered (C71-XII.4-3)", () => {
    const { fate } = moves({
      England: ["A Lon - Bel", "F Eng C A Lon - Bel", "F Iri C A Lon - Bel"],
      France: ["F NAt - Iri", "F Mid S F NAt - Iri"],
    });
    expect(fate("F Iri")).toContain("dislodged");
    expect(fate("A Lon")).toBe("moved");
  });

  test("a route is possible only if all its fleets were so ordered (C71-XII.4-3, C71-XII.4-1)", () => {
    const lines = ["A Lon - Bre", "F Eng C A Lon - Bre", "F Nth C A Lon - Bre"];
    const sink = { Germany: ["F Bar - Nrg", "F Nwy S F Bar - Nrg"] };
    const gap = moves({
      England: [...lines, "F Nrg C A Lon - Bre", "F NAt C A Lon - Bre", "F Mid H"],
      ...sink,
    });
    expect(gap.fate("F Nrg")).toBe("dislodged");
    expect(gap.fate("A Lon")).toBe("moved");
    const whole = ["F Nrg C A Lon - Bre", "F NAt C A Lon - Bre", "F Mid C A Lon - Bre"];
    expect(moves({ England: [...lines, ...whole], ...sink }).fate("A Lon")).toBe("disrupted");
  });

  test("a detour through a fleet that could be left out is a route like any other (C71-XII.3-1, C71-XII.4-1, R-11)", () => {
    const lines = ["A Lon - Hol", "F Nth C A Lon - Hol", "F Eng C A Lon - Hol"];
    const sink = { France: ["F Bre - Eng", "F Mid S F Bre - Eng"] };
    const broken = moves({ England: lines, ...sink });
    expect(broken.fate("F Eng")).toBe("dislodged");
    expect(broken.fate("A Lon")).toBe("disrupted");
    expect(broken.order("A Lon").why).toBe("Convoy disrupted: F Eng was dislodged");
    expect(moves({ England: lines, France: ["F Bre - Eng", "F Mid H"] }).fate("A Lon")).toBe("moved");
    // A fleet that gets no farther is on no route: the only way back is through seas passed before.
    const astray = moves({ England: [...lines.slice(0, 2), "F Nrg C A Lon - Hol"], Russia: ["F Bar H"] });
    expect(astray.order("F Nrg").why).toBe("F Nrg is not on any route for that convoy");
  });
});

describe("a convoyed attack does not protect its own fleets, by the rules of 1971", () => {
  test("it does not cut the support of a fleet for an attack on one of them (C71-XII.5-1)", () => {
    const { fate, order } = moves({
      France: ["A Tun - Nap", "F Tyn C A Tun - Nap"],
      Italy: ["F Ion - Tyn", "F Nap S F Ion - Tyn"],
    });
    expect(fate("F Nap")).toBe("supported");
    expect(fate("F Tyn")).toBe("dislodged");
    expect(order("A Tun")).toMatchObject({ result: "disrupted", by: ["F Tyn"] });
  });

  test("not even with enough support to dislodge the supporter (C71-XII.5-1)", () => {
    const { fate, units } = moves({
      France: ["A Tun - Nap", "F Tyn C A Tun - Nap", "A Apu S A Tun - Nap"],
      Italy: ["F Ion - Tyn", "F Nap S F Ion - Tyn"],
    });
    expect(fate("F Tyn")).toBe("dislodged");
    expect(units("Italy")).toEqual(["F Nap", "F Tyn"]);
  });

  test("not even if another route is open (C71-XII.5-1, C71-XII.4-1)", () => {
    const { fate } = moves({ France: twoWays, Italy: ["F Rom - Tyn", "F Nap S F Rom - Tyn"] });
    expect(fate("F Nap")).toBe("supported");
    expect(fate("F Tyn")).toBe("dislodged");
    expect(fate("A Tun")).toBe("disrupted");
    const safe = moves({
      France: [...twoWays, "F Wes S F Tyn"],
      Italy: ["F Rom - Tyn", "F Nap S F Rom - Tyn"],
    });
    expect(safe.fate("F Nap")).toBe("supported");
    expect(safe.fate("F Tyn")).toBe("convoyed");
  });

  test("nor if the fleet would have stood all the same: the support is given (C71-XII.5-1)", () => {
    const { fate, order } = moves({
      France: ["A Tun - Nap", "F Tyn C A Tun - Nap", "F Wes S F Tyn"],
      Italy: ["F Ion - Tyn", "F Nap S F Ion - Tyn"],
    });
    expect(fate("F Nap")).toBe("supported");
    expect(order("F Ion").strength).toEqual({ attack: 2, against: 2 });
    expect(fate("A Tun")).toBe("bounced");
  });

  test("the support is given even if the army lands and dislodges the supporter (C71-XII.5-1)", () => {
    const { fate, order } = moves({
      France: ["A Tun - Nap", "F Tyn C A Tun - Nap", "A Apu S A Tun - Nap", "F Wes S F Tyn"],
      Italy: ["F Ion - Tyn", "F Nap S F Ion - Tyn"],
    });
    expect(fate("F Nap")).toBe("supported, dislodged");
    expect(order("F Nap")).toMatchObject({ by: ["A Tun"], rules: ["C71-XII.5-1"] });
    expect(order("F Nap").why).toContain("A Tun");
    expect(order("F Ion").strength).toEqual({ attack: 2, against: 2 });
  });

  test("support against a fleet that carries someone else is cut (C71-XII.5-1, CB-111)", () => {
    const { fate } = moves({
      France: ["A Tun - Nap", "F Tyn C A Tun - Nap"],
      Turkey: ["A Gre - Apu", "F Ion C A Gre - Apu"],
      Italy: ["F Adr - Ion", "F Nap S F Adr - Ion"],
    });
    expect(fate("F Nap")).toBe("cut");
    expect(fate("A Gre")).toBe("moved");
  });
});

describe("what the book of 1971 does not settle: the convoys in the circle fail", () => {
  test("a fleet that the army would strip of its support is not lost, but the army stays (C71-XII.5-2)", () => {
    const { fate, order } = moves({
      France: ["A Tun - Nap", "F Tyn C A Tun - Nap"],
      Germany: ["F Nap S F Tyn"],
      Italy: ["F Wes - Tyn", "F Rom S F Wes - Tyn"],
    });
    expect(order("A Tun")).toMatchObject({ status: "fails", result: "disrupted", rules: ["C71-XII.5-2"] });
    expect(fate("F Nap")).toBe("supported");
    expect(fate("F Tyn")).toBe("convoyed");
    expect(fate("F Wes")).toBe("bounced");
  });

  test("two convoys, each of which would save or doom the other, both fail (C71-XII.5-2)", () => {
    const { fate } = moves({
      England: ["F Adr - Ion", "F Nap S F Adr - Ion"],
      France: ["A Tus - Nap", "F Tyn C A Tus - Nap"],
      Germany: ["F Wes - Tyn", "F Tun S F Wes - Tyn"],
      Russia: ["A Gre - Tun", "F Ion C A Gre - Tun"],
    });
    expect(fate("A Tus")).toBe("disrupted");
    expect(fate("A Gre")).toBe("disrupted");
    expect(fate("F Tyn")).toBe("dislodged");
    expect(fate("F Ion")).toBe("dislodged");
  });
});
