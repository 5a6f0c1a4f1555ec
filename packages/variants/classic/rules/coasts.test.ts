import { playMoves } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "../editions.ts";

describe.each(EDITIONS)("provinces with two coasts (%s)", (edition) => {
  const fateOf = (line: string): string =>
    playMoves(edition, { France: [line] }).fate(line.split(" ").slice(0, 2).join(" "));

  test("a fleet leaves by the coast on which it came, and does not change it in place (CB-62, CB-66)", () => {
    for (const to of ["Gas", "Mid", "Por"]) expect(fateOf(`F Spa/nc - ${to}`)).toBe("moved");
    for (const to of ["Wes", "GoL", "Mar", "Spa/sc"]) expect(fateOf(`F Spa/nc - ${to}`)).toBe("ignored");
    expect(fateOf("F StP/sc - Bar")).toBe("ignored");
    expect(fateOf("F StP/nc - Bar")).toBe("moved");
    expect(fateOf("F Bul/ec - Aeg")).toBe("ignored");
    expect(fateOf("F Bul/sc - Aeg")).toBe("moved");
  });

  test("on whichever coast, a fleet fills the whole province (CB-63, CB-29)", () => {
    const { fate } = playMoves(edition, {
      Italy: ["F Wes - Spa/sc"],
      France: ["F Spa/nc"],
      Germany: ["A Mar - Spa"],
    });
    expect(fate("F Wes")).toBe("bounced");
    expect(fate("A Mar")).toBe("bounced");
    const both = playMoves(edition, { Italy: ["F Wes - Spa/sc"], France: ["F Gas - Spa/nc"] });
    expect(both.standoffs).toEqual(["Spa"]);
    const swap = playMoves(edition, { France: ["F Spa/nc - Por", "F Por - Spa/sc"] });
    expect(swap.fate("F Por")).toBe("bounced");
  });

  test.each(["F Con - Bul", "F Mid - Spa", "F Por - Spa"])(
    "%s does not move, as either coast could be meant (CB-64)",
    (line) => {
      const { order, units } = playMoves(edition, { Turkey: [line] });
      expect(order(line.slice(0, 5)).status).toBe("illegal");
      expect(order(line.slice(0, 5)).rules).toContain("CB-64");
      expect(units("Turkey")).toEqual([line.slice(0, 5)]);
    },
  );

  test.each([
    ["F Con - Bul/ec", "F Bul/ec"],
    ["F Con - Bul/sc", "F Bul/sc"],
    ["F Mid - Spa/nc", "F Spa/nc"],
    ["F Por - Spa/sc", "F Spa/sc"],
  ])("%s says which coast and moves (CB-64)", (line, there) => {
    expect(playMoves(edition, { Turkey: [line] }).units("Turkey")).toEqual([there]);
  });

  test.each([
    ["F Bla - Bul", "F Bul/ec"],
    ["F Gas - Spa", "F Spa/nc"],
    ["F Wes - Spa", "F Spa/sc"],
    ["F Nwy - StP", "F StP/nc"],
    ["F Fin - StP", "F StP/sc"],
  ])("%s needs no coast, as only one can be reached (CB-65)", (line, there) => {
    expect(playMoves(edition, { Turkey: [line] }).units("Turkey")).toEqual([there]);
  });

  test("a coast out of reach makes the order impossible (CB-62)", () => {
    expect(fateOf("F Gas - Spa/sc")).toBe("ignored");
    expect(fateOf("F Bla - Bul/sc")).toBe("ignored");
  });

  test("armies ignore coasts (CB-69)", () => {
    for (const to of ["Spa", "Spa/nc", "Spa/sc"]) {
      const { units } = playMoves(edition, { France: [`A Mar - ${to}`] });
      expect(units("France")).toEqual(["A Spa"]);
    }
    expect(fateOf("A Spa - Mar")).toBe("moved");
    expect(fateOf("A Spa - Gas")).toBe("moved");
  });

  test("the position names the coast a fleet stands on (C23-24)", () => {
    const { units, fate } = playMoves(edition, { Russia: ["F Bar - StP", "F Bul/sc", "A Spa"] });
    expect(fate("F Bar")).toBe("moved");
    expect(units("Russia")).toEqual(["A Spa", "F Bul/sc", "F StP/nc"]);
  });
});

describe.each(EDITIONS)("the straits of the north (%s)", (edition) => {
  const isPossible = (line: string): boolean =>
    playMoves(edition, { Germany: [line] }).fate(line.split(" ").slice(0, 2).join(" ")) === "moved";

  test.each(["A Swe - Den", "F Swe - Den", "A Den - Swe", "F Den - Swe"])(
    "Sweden and Denmark are next to each other: %s (CB-70, CB-72)",
    (line) => {
      expect(isPossible(line)).toBe(true);
    },
  );

  test("from the Baltic to the Skagerrak it takes two moves, by way of Sweden or Denmark (CB-71, CB-72)", () => {
    expect(isPossible("F Bal - Ska")).toBe(false);
    expect(isPossible("F Ska - Bal")).toBe(false);
    for (const way of ["Swe", "Den"]) {
      const first = playMoves(edition, { Germany: [`F Bal - ${way}`] });
      expect(first.next({ Germany: [`F ${way} - Ska`] }).units("Germany")).toEqual(["F Ska"]);
    }
  });

  test("Denmark does not touch Berlin (CB-73)", () => {
    for (const line of ["A Den - Ber", "F Den - Ber", "A Ber - Den", "F Ber - Den"])
      expect(isPossible(line)).toBe(false);
  });

  test("Norway and St. Petersburg are neighbors by land and on the north coast only (CB-74)", () => {
    expect(isPossible("A Nwy - StP")).toBe(true);
    expect(isPossible("F StP/nc - Nwy")).toBe(true);
    expect(isPossible("F StP/sc - Nwy")).toBe(false);
  });

  test("a fleet in Sweden goes to Norway and supports into it (CB-75)", () => {
    expect(isPossible("F Swe - Nwy")).toBe(true);
    const { fate } = playMoves(edition, {
      Russia: ["F Swe S A StP - Nwy", "A StP - Nwy"],
      England: ["F Nwy"],
    });
    expect(fate("F Swe")).toBe("supported");
    expect(fate("F Nwy")).toBe("dislodged");
  });

  test("a fleet in Greece cannot support into Serbia, an army can (CB-76, CB-89)", () => {
    const lines = (greek: string) => ({
      Austria: ["A Bud - Ser", `${greek} Gre S A Bud - Ser`],
      Turkey: ["A Ser"],
    });
    const fleet = playMoves(edition, lines("F"));
    expect(fleet.fate("F Gre")).toBe("ignored");
    expect(fleet.fate("A Ser")).toBe("held");
    expect(playMoves(edition, lines("A")).fate("A Ser")).toBe("dislodged");
  });
});
