import { type Played, playMoves } from "@chancery/testkit";
import { describe, expect, test } from "vitest";

const moves = (lines: Record<string, string[]>): Played => playMoves("2023", lines);
const twoWays = ["A Tun - Nap", "F Tyn C A Tun - Nap", "F Ion C A Tun - Nap"];
const sinkIonian = ["F Aeg - Ion", "F Gre S F Aeg - Ion"];
const sinkTyrrhenian = ["F Wes - Tyn", "F Rom S F Wes - Tyn"];

describe("several routes, by the rules of 2023", () => {
  test("the army arrives while one route is whole; only the loss of all stops it (C23-30, C23-56)", () => {
    const one = moves({ France: twoWays, Turkey: sinkIonian });
    expect(one.fate("F Ion")).toBe("dislodged");
    expect(one.fate("A Tun")).toBe("moved");
    expect(moves({ France: twoWays, Turkey: sinkTyrrhenian }).fate("A Tun")).toBe("moved");
    const all = moves({ France: twoWays, Turkey: sinkIonian, Italy: sinkTyrrhenian });
    expect(all.order("A Tun")).toMatchObject({ result: "disrupted", by: ["F Ion", "F Tyn"] });
    expect(all.order("A Tun").rules).toContain("C23-30");
    expect(all.units("France")).toEqual(["A Tun"]);
  });

  test("a convoy fails only with a fleet it needs: one that every route passes (C23-31, C23-56)", () => {
    const lines = ["A Bre - Nwy", "F Eng C A Bre - Nwy", "F Nth C A Bre - Nwy"];
    const detour = ["F Mid C A Bre - Nwy", "F NAt C A Bre - Nwy", "F Nrg C A Bre - Nwy"];
    const sinkChannel = { England: ["F Wal - Eng", "F Lon S F Wal - Eng"] };
    expect(moves({ France: lines, ...sinkChannel }).fate("A Bre")).toBe("disrupted");
    const { fate } = moves({ France: [...lines, ...detour], ...sinkChannel });
    expect(fate("F Eng")).toBe("dislodged");
    expect(fate("A Bre")).toBe("moved");
  });
});

describe("detours, by the rules of 2023", () => {
  test("a fleet that would only make a convoy longer cannot convoy, and the reason says so (R-11, C23-31)", () => {
    const lines = ["A Lon - Hol", "F Nth C A Lon - Hol", "F Eng C A Lon - Hol"];
    const { fate, order } = moves({ England: lines, France: ["F Bre - Eng", "F Mid S F Bre - Eng"] });
    expect(order("F Eng").why).toBe(
      "F Eng would only make that convoy longer: every route through it works without it",
    );
    expect(fate("A Lon")).toBe("moved");
  });

  test("a fleet whose route isn't whole carried nobody, although the army arrives by another (C23-30)", () => {
    const { fate, order } = moves({
      England: ["A Lvp - Bel", "F Iri C A Lvp - Bel", "F Eng C A Lvp - Bel", "F Nrg C A Lvp - Bel"],
      Russia: ["F NAt H", "F Nth H"],
    });
    expect(fate("A Lvp")).toBe("moved");
    expect(order("F Iri").why).toBe("Convoy held");
    expect(order("F Nrg").why).toBe("Carried nobody: the convoy of A Lvp did without it");
  });
});

describe("convoyed attacks and support, by the rules of 2023", () => {
  const attack = ["F Rom - Tyn", "F Nap S F Rom - Tyn"];

  test("an army does not cut support for an attack on a fleet it needs (C23-32, C23-57, C23-27)", () => {
    const { fate, order } = moves({ France: ["A Tun - Nap", "F Tyn C A Tun - Nap"], Italy: attack });
    expect(fate("F Nap")).toBe("supported");
    expect(fate("F Tyn")).toBe("dislodged");
    expect(order("A Tun")).toMatchObject({ result: "disrupted", by: ["F Tyn"] });
  });

  test("not even with support that would dislodge the supporter (C23-32)", () => {
    const { fate } = moves({
      France: ["A Tun - Nap", "F Tyn C A Tun - Nap", "A Apu S A Tun - Nap"],
      Italy: attack,
    });
    expect(fate("F Tyn")).toBe("dislodged");
    expect(fate("F Nap")).toBe("supported");
  });

  test("the support is given even if the army lands and dislodges the supporter (C23-32)", () => {
    const { fate, order } = moves({
      France: ["A Tun - Nap", "F Tyn C A Tun - Nap", "A Apu S A Tun - Nap", "F Wes S F Tyn"],
      Italy: ["F Ion - Tyn", "F Nap S F Ion - Tyn"],
    });
    expect(fate("F Nap")).toBe("supported, dislodged");
    expect(order("F Nap")).toMatchObject({ by: ["A Tun"], rules: ["C23-32"] });
    expect(order("F Nap").why).toContain("A Tun");
    expect(order("F Ion").strength).toEqual({ attack: 2, against: 2 });
  });

  test("the shield is only for attacks on such fleets: other support is cut (C23-27, CB-111)", () => {
    const { fate } = moves({
      France: ["A Tun - Nap", "F Tyn C A Tun - Nap"],
      Turkey: ["F Ion H"],
      Italy: ["F Adr - Ion", "F Nap S F Adr - Ion"],
    });
    expect(fate("F Nap")).toBe("cut");
    expect(fate("F Ion")).toBe("held");
  });

  test("with another route whole, the army does cut that support, without having to land (C23-33, C23-34, C23-57, C23-27)", () => {
    const { fate, order } = moves({ France: twoWays, Italy: attack });
    expect(order("F Nap")).toMatchObject({ status: "fails", result: "cut", by: ["A Tun"] });
    expect(fate("A Tun")).toBe("bounced");
    expect(fate("F Rom")).toBe("bounced");
    expect(fate("F Tyn")).toBe("convoyed");
    const safe = moves({ France: [...twoWays, "F Wes S F Tyn"], Italy: attack });
    expect(safe.fate("F Nap")).toBe("cut");
  });

  test("with enough support it dislodges the supporter (C23-34)", () => {
    const { fate, units } = moves({ France: [...twoWays, "A Apu S A Tun - Nap"], Italy: attack });
    expect(fate("F Nap")).toBe("cut, dislodged");
    expect(units("France")).toEqual(["A Apu", "A Nap", "F Ion", "F Tyn"]);
  });

  test("if Naples attacks and Rome supports, the fleet is lost, yet the army lands by the other way (C23-33, C23-30)", () => {
    const { fate } = moves({ France: twoWays, Italy: ["F Nap - Tyn", "F Rom S F Nap - Tyn"] });
    expect(fate("F Tyn")).toBe("dislodged");
    expect(fate("F Nap")).toBe("moved");
    expect(fate("A Tun")).toBe("moved");
  });

  test("a second route that is broken is none: the support stands (C23-33, C23-32)", () => {
    const { fate } = moves({ France: twoWays, Italy: attack, Turkey: sinkIonian });
    expect(fate("F Nap")).toBe("supported");
    expect(fate("F Tyn")).toBe("dislodged");
    expect(fate("A Tun")).toBe("disrupted");
  });
});

describe("what the book of 2023 does not settle: the convoys in the circle fail", () => {
  test("a fleet that the army would strip of its support is not lost, but the army stays (C23-35)", () => {
    const { fate, order } = moves({
      France: ["A Tun - Nap", "F Tyn C A Tun - Nap"],
      Germany: ["F Nap S F Tyn"],
      Italy: sinkTyrrhenian,
    });
    expect(order("A Tun")).toMatchObject({ status: "fails", result: "disrupted", rules: ["C23-35"] });
    expect(fate("F Nap")).toBe("supported");
    expect(fate("F Tyn")).toBe("convoyed");
  });

  test("two convoys, each of which would save or doom the other, both fail (C23-35)", () => {
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
