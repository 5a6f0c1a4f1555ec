import type { SceneOrder } from "@chancery/boardview";
import { openTable, readSheets, stateOf } from "@chancery/contract";
import { describe, expect, test } from "vitest";
import type { Setup } from "./setup.ts";
import { ordersScene, resultsScene } from "./turn-scene.ts";

type Lists = Readonly<Record<string, string[]>>;

function scenes(
  units: Lists,
  orders: Lists,
  rest: object = {},
): { given: SceneOrder[]; judged: SceneOrder[] } {
  const table = openTable({ variant: "classic", rulebook: "2023", options: {} });
  if (!table.ok) throw new Error(table.error.message);
  const state = stateOf(table.value, { phase: "F1901M", units, ...rest });
  if (!state.ok) throw new Error(state.error.message);
  const sheets = readSheets(table.value.notation, state.value, orders);
  if (!sheets.ok) throw new Error(sheets.error.message);
  const setup: Setup = { table: table.value, state: state.value };
  const [given, judged] = [ordersScene(setup, sheets.value), resultsScene(setup, sheets.value)];
  return { given: [...given.orders], judged: [...judged.orders] };
}

describe("orders as they are drawn", () => {
  test("wait, and have come to something when they are carried out", () => {
    const { given, judged } = scenes(
      { France: ["A Par", "A Mar"], Germany: ["A Mun"] },
      { France: ["A Par - Bur", "A Mar S A Par - Bur"], Germany: ["A Mun - Bur"] },
    );
    expect(given).toEqual([
      { type: "move", power: "France", state: "pending", at: "Par", to: "Bur" },
      {
        type: "support-move",
        power: "France",
        state: "pending",
        at: "Mar",
        from: "Par",
        to: "Bur",
        aided: "France",
      },
      { type: "move", power: "Germany", state: "pending", at: "Mun", to: "Bur" },
    ]);
    expect(judged.map(({ state, why }) => [state, why])).toEqual([
      ["succeeds", expect.stringContaining("Moved 2v1")],
      ["succeeds", "Support given"],
      ["fails", expect.stringContaining("Bounced 1v2 with A Par")],
    ]);
  });

  test("that had no effect, or were not allowed, are void", () => {
    const { judged } = scenes(
      { France: ["A Par", "A Mar", "F Bre"] },
      { France: ["A Par H", "A Mar S A Par - Gas", "F Bre - Nth"] },
    );
    expect(judged.map(({ type, state }) => [type, state])).toEqual([
      ["hold", "succeeds"],
      ["support-move", "void"],
      ["move", "void"],
    ]);
  });

  test("name the coast that the unit helped goes to", () => {
    const { given } = scenes(
      { France: ["F Mid", "A Gas"] },
      { France: ["F Mid - Spa/nc", "A Gas S F Mid - Spa"] },
    );
    expect(given).toMatchObject([{ to: "Spa/nc" }, { from: "Mid", to: "Spa/nc" }]);
  });

  test("say by which fleets an army goes, in sequence and without those it does not need", () => {
    const { given } = scenes(
      { England: ["F Nrg", "F Nth", "F Eng", "F Ska", "A Lon"] },
      {
        England: [
          "F Nrg C A Lon - Swe",
          "F Ska C A Lon - Swe",
          "F Eng C A Lon - Swe",
          "F Nth C A Lon - Swe",
          "A Lon - Swe",
        ],
      },
    );
    expect(given.at(-1)).toMatchObject({ type: "move", path: ["Nth", "Ska"] });
    expect(given[0]).toMatchObject({ type: "convoy", at: "Nrg", from: "Lon", to: "Swe", aided: "England" });
  });

  test("prefer the fleets that got an army across", () => {
    const { judged } = scenes(
      { England: ["A Lon", "F Nth", "F Eng"], France: ["F Bre", "F Mid"] },
      {
        England: ["A Lon - Bel", "F Eng C A Lon - Bel", "F Nth C A Lon - Bel"],
        France: ["F Bre - Eng", "F Mid S F Bre - Eng"],
      },
    );
    expect(judged[0]).toMatchObject({ state: "succeeds", path: ["Nth"] });
    expect(judged[1]).toMatchObject({ type: "convoy", state: "fails" });
  });

  test("of an army that walks pass by the fleet that offered to carry it", () => {
    const { judged } = scenes(
      { France: ["A Bel"], England: ["F Nth"] },
      { France: ["A Bel - Hol"], England: ["F Nth C A Bel - Hol"] },
    );
    expect(judged[0]).toMatchObject({ type: "move", state: "succeeds", path: [] });
  });

  test("of retreats, and of those who gave none, are about dislodged units", () => {
    const { judged } = scenes(
      { Germany: ["A Bur", "A Ruh"], Italy: ["A Tri"] },
      { France: ["A Bur R Gas"] },
      {
        phase: "F1901R",
        dislodged: [
          { power: "France", unit: "A Bur", attackedFrom: "Mun" },
          { power: "Austria", unit: "A Tri", attackedFrom: "Ven" },
        ],
      },
    );
    expect(judged).toMatchObject([
      { type: "retreat", power: "France", state: "succeeds", at: "Bur", to: "Gas" },
      { type: "disband", power: "Austria", state: "succeeds", at: "Tri", dislodged: true },
    ]);
  });

  test("build and remove, also what nobody said", () => {
    const { judged } = scenes(
      { Russia: ["A Mos"], Germany: ["A Mun", "A Ber"] },
      { Russia: ["Build F StP/nc", "Waive"] },
      { phase: "W1901A", centers: { Russia: ["Mos", "StP", "War"], Germany: ["Mun"] } },
    );
    expect(judged).toMatchObject([
      { type: "build", power: "Russia", state: "succeeds", at: "StP/nc", kind: "fleet" },
      { type: "waive", state: "succeeds" },
      { type: "disband", power: "Germany", state: "succeeds" },
    ]);
  });
});
