import { sitMoves, sitOnClassicBoard } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { COMMITTEES } from "../testing.ts";

describe.each(COMMITTEES)("convoys in the committee of %s", (committee) => {
  const moves = (lines: Record<string, string[]>) => sitOnClassicBoard(committee, lines);

  test.each(["Nwy", "Den", "Hol", "Bel", "Edi"])(
    "a fleet at sea carries an army to any coast of its sea: %s (MB-93, MB-158, MB-165)",
    (place) => {
      const { fate, units } = moves({ England: [`A Lon - ${place}`, `F Nth C A Lon - ${place}`] });
      expect(fate("F Nth")).toBe("convoyed");
      expect(units("England")).toContain(`A ${place}`);
    },
  );

  test("but to no other coast (MB-158)", () => {
    const { order, fate } = moves({ England: ["A Lon - Bre", "F Nth C A Lon - Bre"] });
    expect(order("F Nth").status).toBe("illegal");
    expect(fate("A Lon")).not.toBe("moved");
  });

  test("both the army and the fleet have to be ordered (MB-159)", () => {
    expect(moves({ England: ["A Lon - Nwy", "F Nth"] }).order("A Lon")).toMatchObject({
      status: "fails",
      rules: ["MB-159"],
    });
    const idle = moves({ England: ["A Lon H", "F Nth C A Lon - Nwy"] });
    expect(idle.order("F Nth").status).toBe("void");
    expect(idle.units("England")).toEqual(["A Lon", "F Nth"]);
  });

  test("a fleet is not convoyed (MB-160)", () => {
    const { order } = moves({ England: ["F Lon - Nwy", "F Nth C F Lon - Nwy"] });
    expect(order("F Nth")).toMatchObject({ status: "illegal", rules: ["MB-160"] });
    expect(order("F Lon").status).toBe("illegal");
  });

  test("a fleet carries one army a turn: a second one stays (MB-162)", () => {
    const { order, units } = moves({
      England: ["A Lon - Nwy", "A Yor - Den", "F Nth C A Lon - Nwy"],
    });
    expect(order("A Lon").status).toBe("succeeds");
    expect(order("A Yor").status).toBe("fails");
    expect(units("England")).toContain("A Yor");
  });

  test("the convoy order names where the army is and goes, and has to match (MB-161, MB-163, M01-47)", () => {
    const { order, units } = moves({ Russia: ["A Rum - Arm", "F Bla C A Rum - Ank"] });
    expect(order("F Bla")).toMatchObject({ status: "void", rules: ["MB-163"] });
    expect(order("A Rum").status).toBe("fails");
    expect(units("Russia")).toEqual(["A Rum", "F Bla"]);
    const bare = moves({ Russia: ["A Rum - Arm", "F Bla C A Rum"] });
    expect(bare.order("F Bla").result).toBe("ignored");
    expect(bare.units("Russia")).toEqual(["A Rum", "F Bla"]);
  });

  test.each([
    ["F Con", "A Bul - Ank"],
    ["F Den", "A Swe - Kie"],
    ["F Kie", "A Den - Hol"],
    ["F Bre", "A Gas - Pic"],
  ])("a fleet in a coastal province does not convoy: %s (MB-164)", (fleet, move) => {
    const army = move.slice(0, 5);
    const { order, units } = moves({ Turkey: [move, `${fleet} C ${move}`] });
    expect(order(fleet)).toMatchObject({ status: "illegal", rules: ["MB-164"] });
    expect(units("Turkey")).toContain(army);
  });

  test("London to Tunis in one turn, with fleets of two countries (MB-167, MB-168)", () => {
    const { units } = moves({
      England: ["A Lon - Tun", "F Eng C A Lon - Tun", "F Mid C A Lon - Tun"],
      France: ["F Wes C A Lon - Tun"],
    });
    expect(units("England")).toContain("A Tun");
    const broken = moves({
      England: ["A Lon - Tun", "F Eng C A Lon - Tun"],
      France: ["F Wes C A Lon - Tun"],
    });
    expect(broken.units("England")).toContain("A Lon");
  });

  test("diagram 21: with the fleet in the Tyrrhenian dislodged the army stays in Spain (MB-169, MB-174)", () => {
    const { fate, order, units } = moves({
      France: ["A Spa - Nap", "F GoL C A Spa - Nap", "F Tyn C A Spa - Nap"],
      Italy: ["F Ion - Tyn", "F Tun S F Ion - Tyn"],
    });
    expect(fate("F Tyn")).toContain("dislodged");
    expect(order("A Spa").status).toBe("fails");
    expect(order("A Spa").rules).toContain("MB-169");
    expect(units("France")).toContain("A Spa");
  });

  test("an attack that does not dislodge leaves the convoy alone (MB-170)", () => {
    const { fate } = moves({
      France: ["A Spa - Nap", "F GoL C A Spa - Nap", "F Tyn C A Spa - Nap"],
      Italy: ["F Ion - Tyn"],
    });
    expect(fate("A Spa")).toBe("moved");
    expect(fate("F Ion")).toBe("bounced");
  });

  test("a convoyed army that is stood off stays, and can be driven out there; support may help it in (MB-171, MB-172, MB-173)", () => {
    const lines = {
      England: ["A Lon - Bel", "F Nth C A Lon - Bel"],
      Germany: ["A Ruh - Bel"],
    };
    const stood = moves(lines);
    expect(stood.fate("A Lon")).toBe("bounced");
    expect(stood.standoffs).toEqual(["Bel"]);
    const driven = moves({ ...lines, France: ["F Eng - Lon", "F Wal S F Eng - Lon"] });
    expect(driven.fate("A Lon")).toBe("bounced, dislodged");
    const helped = moves({ ...lines, England: [...lines.England, "F Hol S A Lon - Bel"] });
    expect(helped.fate("A Lon")).toBe("moved");
  });

  test("by convoy two units exchange places, and in no other way (MB-175, MB-120)", () => {
    const lines = { Germany: ["A Swe - Den"], England: ["A Den - Swe"] };
    expect(moves(lines).fate("A Den")).toBe("bounced");
    const { units } = moves({ ...lines, England: ["A Den - Swe via convoy", "F Ska C A Den - Swe"] });
    expect(units("Germany")).toEqual(["A Den"]);
    expect(units("England")).toContain("A Swe");
  });

  test("support is not convoyed (MB-166)", () => {
    const { order } = moves({
      England: ["A Pic - Bre", "A Lon S A Pic - Bre", "F Eng C A Lon S A Pic - Bre"],
      France: ["F Bre H"],
    });
    for (const unit of ["A Lon", "F Eng"]) expect(order(unit).result).toBe("ignored");
    expect(order("F Bre").result).toBe("held");
  });
});

test("1901: A Ank–Sev with F Bla C A Ank–Sev is a valid pair (M01-46)", () => {
  const { units } = sitMoves("1901", { Turkey: ["A Ank - Sev", "F Bla C A Ank–Sev"] });
  expect(units("Turkey")).toEqual(["A Sev", "F Bla"]);
});

test("1901: the example of convoyed support fails against Brest (M01-48)", () => {
  const { order, fate } = sitMoves("1901", {
    England: ["A Pic - Bre", "A Lon S A Pic–Bre", "F Eng C A Lon S A Pic–Bre"],
    France: ["F Bre H"],
  });
  for (const unit of ["A Lon", "F Eng"]) expect(["illegal", "invalid"]).toContain(order(unit).status);
  expect(fate("A Pic")).toBe("bounced");
});

test("1935: A Bri-Lon with F Eng C A Bri-Lon is a valid pair (M35-45)", () => {
  const { units } = sitMoves("1935", { France: ["A Bri - Lon", "F Eng C A Bri-Lon"] });
  expect(units("France")).toEqual(["A Lon", "F Eng"]);
});

test("1935: the example of convoyed support fails against Brittany (M35-46)", () => {
  const { order, fate } = sitMoves("1935", {
    "United Kingdom": ["A Pic - Bri", "A Lon S A Pic-Bri", "F Eng C A Lon S A Pic-Bri"],
    France: ["F Bri H"],
  });
  for (const unit of ["A Lon", "F Eng"]) expect(["illegal", "invalid"]).toContain(order(unit).status);
  expect(fate("A Pic")).toBe("bounced");
});

test.each(["F Ham", "F Den", "F Ist", "F Egy", "F Wol"])(
  "1935: a fleet in a waterway province does not convoy either: %s (MB-164)",
  (fleet) => {
    const { order } = sitMoves("1935", { Turkey: ["A Bul - Ank", `${fleet} C A Bul - Ank`] });
    expect(order(fleet)).toMatchObject({ status: "illegal", rules: ["MB-164"] });
  },
);
