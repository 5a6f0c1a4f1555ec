import type { Scene, SceneOrder } from "@chancery/boardview";
import type { State } from "@chancery/engine";
import { describe, expect, test } from "vitest";
import type { OpenGame } from "../open-variant.ts";
import { phaseScene } from "./phase-scene.ts";
import { asResolved, type Orders } from "./played.ts";
import { opened, playedIn, stateIn } from "./testing.ts";

const classic = opened("classic");
const dissolution = opened("dissolution");
const committee = opened("committee-1901");

/** A phase as it is drawn, with its results or without. */
function sceneWith(table: OpenGame, state: State, orders: Orders, resolved: boolean, plain = false): Scene {
  const played = playedIn(table, state, orders);
  const phase = resolved ? asResolved(table, played) : played;
  return phaseScene(table.rules, phase, { title: "", language: "en" }, { resolved, plain });
}

function scenes(
  units: Orders,
  orders: Orders,
  rest: object = {},
): { given: readonly SceneOrder[]; judged: readonly SceneOrder[] } {
  const state = stateIn(classic, { phase: "F1901M", units, ...rest });
  return {
    given: sceneWith(classic, state, orders, false).orders,
    judged: sceneWith(classic, state, orders, true).orders,
  };
}

describe("orders as they are drawn", () => {
  test("are pending at first, and have a result once they are carried out", () => {
    const { given, judged } = scenes(
      { France: ["A Par", "A Mar"], Germany: ["A Mun"] },
      { France: ["A Par - Bur", "A Mar S A Par - Bur"], Germany: ["A Mun - Bur"] },
    );
    expect(given).toEqual([
      { id: "2-0", type: "move", power: "France", state: "pending", at: "Par", to: "Bur" },
      {
        id: "2-1",
        type: "support-move",
        power: "France",
        state: "pending",
        at: "Mar",
        from: "Par",
        to: "Bur",
        aided: "France",
      },
      { id: "3-0", type: "move", power: "Germany", state: "pending", at: "Mun", to: "Bur" },
    ]);
    expect(judged.map(({ state, why }) => [state, why])).toEqual([
      ["succeeds", expect.stringContaining("Moved 2v1")],
      ["succeeds", "Support given"],
      ["fails", expect.stringContaining("Bounced 1v2 with A Par")],
    ]);
  });

  test("that had no effect, or were not allowed, are void", () => {
    const { given, judged } = scenes(
      { France: ["A Par", "A Mar", "F Bre"] },
      { France: ["A Par H", "A Mar S A Par - Gas", "F Bre - Nth"] },
    );
    expect(given.map(({ state }) => state)).toEqual(["pending", "pending", "void"]);
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

  test("list the fleets that carry an army, in sequence and without those it doesn't need", () => {
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

  test("of an army that walks ignore the fleet that offered to carry it", () => {
    const { judged } = scenes(
      { France: ["A Bel"], England: ["F Nth"] },
      { France: ["A Bel - Hol"], England: ["F Nth C A Bel - Hol"] },
    );
    expect(judged[0]).toMatchObject({ type: "move", state: "succeeds", path: [] });
  });

  test("of retreats, even missing ones, are about dislodged units", () => {
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

  test("build and remove, including what nobody ordered", () => {
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

test("a unit that joins an insurrection is drawn with its country, also where everybody looks (MB-225)", () => {
  const state = stateIn(committee, {
    phase: "S1903M",
    units: { England: ["F Lon", "A Wal"], Turkey: ["A Sev"] },
    lost: { Russia: "Turkey" },
  });
  const orders = { England: ["F I Lon-Russia", "A I Wal-France"] };
  const drawn = (resolved: boolean, plain?: boolean) =>
    sceneWith(committee, state, orders, resolved, plain).orders.flatMap((order) =>
      order.type === "insurrection" ? [[order.power, order.at, order.country, order.state]] : [],
    );
  expect(drawn(false)).toEqual([
    ["England", "Lon", "Russia", "pending"],
    ["England", "Wal", "France", "void"],
  ]);
  for (const plain of [false, true])
    expect(drawn(true, plain)).toEqual([
      ["England", "Lon", "Russia", "succeeds"],
      ["England", "Wal", "France", "void"],
    ]);
});

describe("what Dissolution adds to a drawing", () => {
  const scene = (orders: Orders, resolved: boolean, plain?: boolean): Scene =>
    sceneWith(dissolution, dissolution.start, orders, resolved, plain);

  test("retaliation is drawn where it strikes, once the phase is resolved (DIS-11.4.2-2)", () => {
    const strikes = (resolved: boolean) =>
      scene({ Pakistan: ["A Isl - Kas"] }, resolved).orders.filter(({ type }) => type === "retaliation");
    expect(strikes(true)).toMatchObject([
      { id: expect.stringMatching(/^event-/), power: "Pakistan", at: "Kas", by: "India" },
    ]);
    expect(strikes(false)).toEqual([]);
  });

  test("a disabled unit is struck out, once the phase is resolved (DIS-3.9-1)", () => {
    const orders = { Ukraine: ["A Khk - Mos", "A Kyv S Khk - Mos"] };
    const disabled = (resolved: boolean) =>
      scene(orders, resolved).units.flatMap(({ disabled, at }) => (disabled ? [at] : []));
    expect(disabled(true)).toEqual(["Mos"]);
    expect(disabled(false)).toEqual([]);
  });

  test("points without effect are drawn as void; those that were followed are the order itself (DIS-5.1.3-1)", () => {
    const orders = { Poland: ["2 DP: A Aus - Hun"], Romania: ["1 DP: A Aus - Pra"] };
    const sorties = (resolved: boolean, plain?: boolean) =>
      scene(orders, resolved, plain).orders.flatMap((order) =>
        order.type === "sortie" && order.at === "Aus" ? [[order.power, order.to, order.state]] : [],
      );
    expect(sorties(false)).toEqual([
      ["Austria", "Hun", "pending"],
      ["Austria", "Pra", "pending"],
    ]);
    expect(sorties(true)).toEqual([
      ["Austria", "Pra", "void"],
      ["Austria", "Hun", "fails"],
    ]);
    // The public picture doesn't show requests that failed.
    expect(sorties(true, true)).toEqual([["Austria", "Hun", "fails"]]);
    expect(sorties(false, true)).toEqual([]);
  });
});
