import { expect, test } from "vitest";
import { importGame } from "./import-game.ts";

type Orders = Readonly<Record<string, readonly string[]>>;

/** What is found in a game without positions. */
function findings(phases: Readonly<Record<string, Orders>>) {
  const given = { phases: Object.entries(phases).map(([phase, orders]) => ({ phase, orders })) };
  const imported = importGame("chancery", given, { rulebook: "1971" });
  if (!imported.ok) throw new Error(JSON.stringify(imported.error));
  const { differences, misread, record } = imported.value;
  return { differences, misread, record };
}

/** Austria loses a center, and nobody orders which unit is removed. */
const removal = {
  S1901M: { Austria: ["F Tri - Alb"], Italy: ["A Ven H"] },
  F1901M: { Austria: ["F Alb H"], Italy: ["A Ven - Tri"] },
};

test("a removal that the record sees differently is found by later orders", () => {
  const { differences, misread, record } = findings({
    ...removal,
    S1902M: { Austria: ["F Alb - Gre"], Italy: ["A Tri - Bud"] },
    F1902M: { Austria: ["F Gre - Alb"], Italy: ["A Bud - Ser"] },
  });
  expect(misread).toEqual([]);
  expect(differences).toMatchObject([
    {
      phase: "W1901A",
      what: "units",
      power: "Austria",
      ours: ["A Bud", "A Vie"],
      theirs: ["A Vie", "F Alb"],
      events: [{ unit: "F Alb", reason: { code: "removed-as-farthest" } }],
      inferred: true,
    },
  ]);
  expect(record.phases.find(({ phase }) => phase === "S1902M")?.state?.units.Austria).toEqual([
    "A Vie",
    "F Alb",
  ]);
});

test("an exchange of places that the record doesn't know is found by later orders", () => {
  const { differences } = findings({
    S1901M: { Turkey: ["F Ank - Con", "A Con - Bul"], Italy: ["F Nap - Ion"] },
    F1901M: { Italy: ["F Ion - Aeg"] },
    S1902M: {
      Turkey: ["F Con - Smy", "A Smy - Con"],
      Italy: ["F Aeg C A Smy - Con"],
    },
    F1902M: { Turkey: ["F Con - Bla", "A Smy - Arm"] },
  });
  expect(differences.map(({ phase, what, theirs, inferred }) => [phase, what, theirs, inferred])).toEqual([
    ["S1902M", "units", ["A Bul", "A Smy", "F Con"], true],
  ]);
});

test("a retreat to the only space of two units, which the record allows, is found by later orders (C71-XI.2-1)", () => {
  const { differences, misread } = findings({
    S1901M: {
      Austria: ["A Bud - Ser", "F Tri - Alb"],
      Italy: ["A Ven - Tri", "F Nap - Ion"],
      Russia: ["A War - Gal", "F Sev - Rum"],
      Turkey: ["A Con - Bul", "F Ank - Con"],
    },
    F1901M: { Austria: ["F Alb - Gre"], Russia: ["A Gal - Bud"], Turkey: ["F Con - Aeg"] },
    S1902M: {
      Italy: ["A Tri S A Bud - Ser"],
      Russia: ["A Bud - Ser"],
      Turkey: ["F Aeg - Gre", "A Bul S F Aeg - Gre"],
    },
    S1902R: { Austria: ["A Ser R Alb"] },
    F1902M: { Austria: ["A Alb - Tri"] },
  });
  expect(misread).toEqual([]);
  expect(differences).toMatchObject([
    {
      phase: "S1902R",
      what: "units",
      power: "Austria",
      ours: ["A Vie"],
      theirs: ["A Alb", "A Vie"],
      because: [{ order: "A Ser R Alb", reason: { code: "retreat-shared" } }],
      inferred: true,
    },
  ]);
});

test("an order for a unit that can't have been there stays what it is", () => {
  const { differences } = findings({ ...removal, S1902M: { Austria: ["A Mun - Ber", "A Bud H"] } });
  expect(differences.map(({ phase, what, theirs }) => [phase, what, theirs])).toEqual([
    ["S1902M", "missing", ["A Mun - Ber"]],
  ]);
});

test("an order for a unit of another kind is read for the unit there, and told", () => {
  const { differences, record } = findings({ S1901M: { France: ["A Bre - Pic", "A Par S A Bre - Pic"] } });
  expect(differences.map(({ what, ours, theirs }) => [what, ours, theirs])).toEqual([
    ["kind", ["F Bre"], ["A Bre - Pic"]],
    ["kind", ["F Bre"], ["A Par S A Bre - Pic"]],
  ]);
  expect(record.phases[0].orders.France).toEqual(["F Bre - Pic", "A Par S F Bre - Pic"]);
});
