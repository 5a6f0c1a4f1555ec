import { play, playMoves } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "../editions.ts";

describe.each(EDITIONS)("ordering a convoy (%s)", (edition) => {
  test.each([
    ["Bla", "Ank", "Sev"],
    ["Bla", "Bul", "Arm"],
    ["Nth", "Lon", "Nwy"],
    ["Bar", "Nwy", "StP"],
    ["Mid", "NAf", "Spa"],
    ["Bot", "StP", "Swe"],
  ])("a fleet in %s carries an army from %s to %s (CB-117, CB-69)", (sea, from, to) => {
    const move = `A ${from} - ${to}${from === "Nwy" ? " via convoy" : ""}`;
    const { fate, units } = playMoves(edition, { Turkey: [move, `F ${sea} C A ${from} - ${to}`] });
    expect(fate(`F ${sea}`)).toBe("convoyed");
    expect(units("Turkey")).toEqual([`A ${to}`, `F ${sea}`]);
  });

  test.each([
    ["beyond its own water", "F Nth C A Lon - Bre", "A Lon - Bre"],
    ["from inland", "F Nth C A Ruh - Lon", "A Ruh - Lon"],
    ["inland", "F Nth C A Lon - Ruh", "A Lon - Ruh"],
    ["into the sea", "F Nth C A Lon - Nrg", "A Lon - Nrg"],
  ])("it does not carry one %s (CB-117)", (_, convoy, move) => {
    const { order, fate } = playMoves(edition, { England: [convoy, move] });
    expect(order("F Nth").status).toBe("illegal");
    expect(fate(move.slice(0, 5))).not.toBe("moved");
  });

  test("army and fleet must both be ordered (CB-118)", () => {
    const idle = playMoves(edition, { Turkey: ["A Ank - Sev", "F Bla H"] });
    expect(idle.order("A Ank")).toMatchObject({ status: "fails", rules: ["CB-118"] });
    const unasked = playMoves(edition, { Turkey: ["A Ank H", "F Bla C A Ank - Sev"] });
    expect(unasked.order("F Bla")).toMatchObject({ status: "void", by: ["A Ank"], rules: ["CB-118"] });
    expect(unasked.order("F Bla").why).toContain("A Ank");
    expect(unasked.units("Turkey")).toEqual(["A Ank", "F Bla"]);
  });

  test("they must name the same army and the same destination (CB-118)", () => {
    const other = playMoves(edition, { Turkey: ["A Rum - Arm", "F Bla C A Rum - Ank"] });
    expect(other.fate("F Bla")).toBe("void");
    expect(other.units("Turkey")).toEqual(["A Rum", "F Bla"]);
    const army = playMoves(edition, { Turkey: ["A Rum - Arm", "A Con", "F Bla C A Con - Arm"] });
    expect(army.units("Turkey")).toEqual(["A Con", "A Rum", "F Bla"]);
  });

  test("a fleet carries one army at most (CB-119)", () => {
    const { response, units } = playMoves(edition, {
      England: ["A Lon - Bel", "A Edi - Nwy", "F Nth C A Lon - Bel"],
    });
    expect(response.orders.map(({ status }) => status)).toEqual(["succeeds", "fails", "succeeds"]);
    expect(units("England")).toEqual(["A Bel", "A Edi", "F Nth"]);
  });

  test("a fleet ordered to carry two carries neither (CB-119, CB-41)", () => {
    const { units } = play(
      edition,
      { England: ["A Lon", "A Edi", "F Nth"] },
      { England: ["A Lon - Bel", "A Edi - Nwy", "F Nth C A Lon - Bel", "F Nth C A Edi - Nwy"] },
    );
    expect(units("England")).toEqual(["A Edi", "A Lon", "F Nth"]);
  });

  test("foreign armies are carried if they are so ordered (CB-120)", () => {
    const { units } = playMoves(edition, { England: ["A Lon - Bel"], Germany: ["F Nth C A Lon - Bel"] });
    expect(units("England")).toEqual(["A Bel"]);
    const unwilling = playMoves(edition, { England: ["A Lon - Wal"], Germany: ["F Nth C A Lon - Bel"] });
    expect(unwilling.units("England")).toEqual(["A Wal"]);
  });

  test("fleets are not carried (CB-121)", () => {
    const { order, fate } = playMoves(edition, { England: ["F Lon - Bel", "F Nth C F Lon - Bel"] });
    expect(order("F Nth")).toMatchObject({ status: "illegal", rules: ["CB-121"] });
    expect(fate("F Lon")).toBe("ignored");
  });

  test.each([
    ["F Kie", "A Ber - Hol"],
    ["F Con", "A Ank - Bul"],
    ["F Den", "A Swe - Kie"],
    ["F Por", "A Gas - Spa"],
  ])("%s, in a coastal province, cannot convoy (CB-122)", (fleet, move) => {
    const { order } = playMoves(edition, { Germany: [`${fleet} C ${move}`, move] });
    expect(order(fleet)).toMatchObject({ status: "illegal", rules: ["CB-122"] });
    expect(order(fleet).why).toContain(fleet);
  });

  test("fleets in neighboring waters pass an army on, no matter whose they are (CB-123)", () => {
    const chain = { England: ["A Lon - Tun", "F Eng C A Lon - Tun"], France: ["F Wes C A Lon - Tun"] };
    const whole = playMoves(edition, { ...chain, Italy: ["F Mid C A Lon - Tun"] });
    expect(whole.units("England")).toEqual(["A Tun", "F Eng"]);
    const gap = playMoves(edition, { ...chain, Italy: ["F Mid H"] });
    expect(gap.units("England")).toEqual(["A Lon", "F Eng"]);
    const apart = playMoves(edition, { ...chain, Italy: ["F Iri C A Lon - Tun"] });
    expect(apart.units("England")).toEqual(["A Lon", "F Eng"]);
  });
});

describe.each(EDITIONS)("convoys under attack (%s)", (edition) => {
  const chain = ["A Spa - Nap", "F GoL C A Spa - Nap", "F Tyn C A Spa - Nap"];

  test("if a fleet of the route is dislodged, the army stays (CB-124, C23-56)", () => {
    const { fate, order, units } = playMoves(edition, {
      France: chain,
      Italy: ["F Ion - Tyn", "F Tun S F Ion - Tyn"],
    });
    expect(fate("F Tyn")).toBe("dislodged");
    expect(order("A Spa")).toMatchObject({ status: "fails", result: "disrupted", by: ["F Tyn"] });
    expect(order("A Spa").rules).toContain("CB-124");
    expect(order("A Spa").why).toContain("F Tyn");
    expect(fate("F GoL")).toBe("convoyed");
    expect(units("France")).toEqual(["A Spa", "F GoL"]);
  });

  test("an attack that does not dislodge the fleet leaves the convoy whole (CB-125)", () => {
    const { fate } = playMoves(edition, { France: chain, Italy: ["F Ion - Tyn"] });
    expect(fate("A Spa")).toBe("moved");
    expect(fate("F Tyn")).toBe("convoyed");
    const rivals = playMoves(edition, {
      France: chain,
      Italy: ["F Ion - Tyn", "F Tun S F Ion - Tyn"],
      Turkey: ["F Wes - Tyn", "F Rom S F Wes - Tyn"],
    });
    expect(rivals.fate("A Spa")).toBe("moved");
  });

  test("a convoying fleet may be supported in place, and so keep the convoy whole (CB-126)", () => {
    const { fate } = playMoves(edition, {
      France: [...chain, "F Wes S F Tyn"],
      Italy: ["F Ion - Tyn", "F Tun S F Ion - Tyn"],
    });
    expect(fate("F Wes")).toBe("supported");
    expect(fate("A Spa")).toBe("moved");
  });

  test("a fleet that left its water to move carries nobody (CB-118, CB-41)", () => {
    const { fate } = playMoves(edition, { France: ["A Spa - Nap", "F GoL C A Spa - Nap", "F Tyn - Ion"] });
    expect(fate("A Spa")).not.toBe("moved");
  });

  test("a convoyed army may be supported into its destination and dislodge (CB-127)", () => {
    const lines = { England: ["A Lon - Bel", "F Nth C A Lon - Bel"], France: ["A Bel"] };
    expect(playMoves(edition, lines).fate("A Bel")).toBe("held");
    const { fate, order } = playMoves(edition, { ...lines, Germany: ["A Ruh S A Lon - Bel"] });
    expect(fate("A Bel")).toBe("dislodged");
    expect(order("A Lon").strength).toEqual({ attack: 2, against: 1 });
  });

  test("it stands others off and is stood off like any unit (CB-127, C23-56)", () => {
    const { fate, standoffs, units } = playMoves(edition, {
      England: ["A Lon - Bel", "F Nth C A Lon - Bel"],
      France: ["A Pic - Bel"],
    });
    expect(standoffs).toEqual(["Bel"]);
    expect(fate("A Pic")).toBe("bounced");
    expect(units("England")).toEqual(["A Lon", "F Nth"]);
  });

  test("it cuts support where it lands, even if it does not get in (CB-127, CB-111)", () => {
    const { fate } = playMoves(edition, {
      England: ["A Lon - Bel", "F Nth C A Lon - Bel"],
      France: ["A Bel S A Bur - Ruh", "A Bur - Ruh"],
      Germany: ["A Ruh"],
    });
    expect(fate("A Bel")).toBe("cut");
    expect(fate("A Ruh")).toBe("held");
  });

  test("an army that is stood off stays at home, and may be dislodged there (C23-29, C23-56, CB-127)", () => {
    const { fate, retreats } = playMoves(edition, {
      England: ["A Lon - Bel", "F Nth C A Lon - Bel"],
      Germany: ["A Ruh - Bel"],
      France: ["A Wal - Lon", "F Eng S A Wal - Lon"],
    });
    expect(fate("A Lon")).toBe("bounced, dislodged");
    expect(fate("A Ruh")).toBe("bounced");
    expect(retreats("A Lon")).toEqual(["Yor"]);
  });

  test("an army that lands has left in time (CB-127)", () => {
    const { fate } = playMoves(edition, {
      England: ["A Lon - Bel", "F Nth C A Lon - Bel"],
      France: ["A Wal - Lon", "F Eng S A Wal - Lon"],
    });
    expect(fate("A Lon")).toBe("moved");
    expect(fate("A Wal")).toBe("moved");
  });

  describe("an army whose convoy is broken has no effect on its destination:", () => {
    const broken = {
      England: ["A Lon - Bel", "F Nth C A Lon - Bel"],
      Russia: ["F Nrg - Nth", "F Ska S F Nrg - Nth"],
    };

    test("it stands nobody off (C71-XII.3-1, C23-28)", () => {
      const { fate } = playMoves(edition, { ...broken, Germany: ["A Ruh - Bel"] });
      expect(fate("A Lon")).toBe("disrupted");
      expect(fate("A Ruh")).toBe("moved");
    });

    test("it cuts no support (C71-XII.3-1, C23-28, CB-116)", () => {
      const { fate } = playMoves(edition, {
        ...broken,
        Germany: ["A Bel S A Ruh - Bur", "A Ruh - Bur"],
        France: ["A Bur"],
      });
      expect(fate("A Bel")).toBe("supported");
      expect(fate("A Bur")).toBe("dislodged");
    });

    test("it bars no retreat (C71-XII.3-1, C23-28)", () => {
      const beaten = {
        Germany: ["A Mun - Bur", "A Ruh S A Mun - Bur"],
        France: ["A Bur", "F Pic H", "A Par H"],
      };
      const { retreats, standoffs } = playMoves(edition, { ...broken, ...beaten });
      expect(standoffs).toEqual([]);
      expect(retreats("A Bur")).toEqual(["Bel", "Gas", "Mar"]);
      const whole = { England: broken.England, Austria: ["A Hol - Bel"] };
      expect(playMoves(edition, { ...whole, ...beaten }).retreats("A Bur")).toEqual(["Gas", "Mar"]);
    });
  });
});
