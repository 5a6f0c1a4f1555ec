import { type Power, view } from "@chancery/engine";
import { type Played, play, playMoves } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "../editions.ts";
import { createClassic } from "../game.ts";

describe.each(EDITIONS)("the retreat phase (%s)", (edition) => {
  /** Two dislodged armies with Tyrolia in common. */
  const beaten = playMoves(edition, {
    Italy: ["A Vie H", "A Boh H"],
    Germany: ["A Mun - Boh", "A Sil S A Mun - Boh"],
    Russia: ["A Gal - Vie", "A Bud S A Gal - Vie"],
  });

  test("retreats come when all moves are made, and before adjustments (CB-128)", () => {
    const lines = { Italy: ["A Vie H"], Russia: ["A Gal - Vie", "A Bud S A Gal - Vie"] };
    const fall = playMoves(edition, lines, { phase: "F1901M" });
    expect(fall.phase).toBe("F1901R");
    expect(fall.units("Russia")).toEqual(["A Bud", "A Vie"]);
    expect(fall.centers("Russia")).not.toContain("Vie");
    const after = fall.next({ Italy: ["A Vie - Tri"] });
    expect(after.centers("Italy")).toContain("Tri");
    expect(after.centers("Russia")).toContain("Vie");
    expect(after.phase).toBe("W1901A");
  });

  test("a retreat order names the unit's space and the one it goes to (C23-40)", () => {
    const { order, units } = beaten.next({ Italy: ["A Vie - Tri", "A Boh - Tyr"] });
    expect(order("A Vie")).toMatchObject({ order: "A Vie R Tri", status: "succeeds", result: "retreated" });
    expect(units("Italy")).toEqual(["A Tri", "A Tyr"]);
  });

  test("retreats are written without talk and revealed together (CB-134)", () => {
    const game = createClassic(edition);
    if (!game.ok) throw new Error("no game");
    const { rules, start } = game.value;
    const state = { ...start, phase: { season: "S", year: 1901, task: "R" } } as const;
    const sealed = new Map([[0 as Power, ["A Vie - Tyr"]]]);
    expect(view(rules, state, sealed, { kind: "player", powers: [3 as Power] }).orders).toEqual({});
    const two = beaten.next({ Italy: ["A Vie - Tyr", "A Boh - Tyr"] });
    const turned = beaten.next({ Italy: ["A Boh - Tyr", "A Vie - Tyr"] });
    expect(turned.response.state).toEqual(two.response.state);
  });

  test("units that retreat to one space are all disbanded (CB-135)", () => {
    const { fate, order, units } = beaten.next({ Italy: ["A Vie - Tyr", "A Boh - Tyr"] });
    expect(fate("A Vie")).toBe("disbanded");
    expect(order("A Boh")).toMatchObject({ status: "fails", by: ["A Vie"], rules: ["CB-135"] });
    expect(order("A Boh").why).toContain("A Vie");
    expect(units("Italy")).toEqual([]);
  });

  test("so are units of different powers, and fleets that come to different coasts (CB-135, CB-63)", () => {
    const { units } = play(
      edition,
      { England: ["F Gas", "F Wes"] },
      { France: ["F Gas - Spa/nc"], Italy: ["F Wes - Spa/sc"], Germany: ["A Mar - Spa"] },
      {
        phase: "S1901R",
        dislodged: [
          { power: "France", unit: "F Gas", retreats: ["Spa/nc", "Mid"] },
          { power: "Italy", unit: "F Wes", retreats: ["Spa/sc", "GoL"] },
          { power: "Germany", unit: "A Mar", retreats: ["Pie"] },
        ],
      },
    );
    for (const power of ["France", "Italy", "Germany"]) expect(units(power)).toEqual([]);
  });

  test("a unit whose retreat is not ordered is disbanded (CB-136)", () => {
    const { units, response } = beaten.next({ Italy: ["A Vie - Tri"] });
    expect(units("Italy")).toEqual(["A Tri"]);
    expect(response.events).toContainEqual(
      expect.objectContaining({ type: "disbanded", unit: "A Boh", rules: ["CB-136"] }),
    );
  });

  test("nor does an order with two possible coasts save a fleet (CB-136, CB-64)", () => {
    const open = {
      phase: "S1901R",
      dislodged: [{ power: "France", unit: "F Por", retreats: ["Spa/nc", "Spa/sc"] }],
    };
    const vague = play(edition, { Italy: ["F Por"] }, { France: ["F Por - Spa"] }, open);
    expect(vague.units("France")).toEqual([]);
    const clear = play(edition, { Italy: ["F Por"] }, { France: ["F Por - Spa/sc"] }, open);
    expect(clear.units("France")).toEqual(["F Spa/sc"]);
  });

  test("a unit may always be disbanded instead (CB-137)", () => {
    const { fate, order, units } = beaten.next({ Italy: ["A Vie D", "A Boh - Tyr"] });
    expect(order("A Vie")).toMatchObject({ status: "succeeds", result: "disbanded", rules: ["CB-137"] });
    expect(fate("A Boh")).toBe("retreated");
    expect(units("Italy")).toEqual(["A Tyr"]);
  });

  test("retreats are neither convoyed nor supported (CB-138)", () => {
    const { order, units, response } = playMoves(edition, {
      England: ["A Bel H", "F Nth H", "A Hol H"],
      France: ["A Bur - Bel", "A Pic S A Bur - Bel"],
    }).next({ England: ["A Bel - Lon", "F Nth C A Bel - Lon"] });
    expect(order("A Bel").status).toBe("illegal");
    expect(response.orders[1].status).toMatch(/illegal|invalid/);
    expect(units("England")).toEqual(["A Hol", "F Nth"]);
    const supported = beaten.next({
      Italy: ["A Vie - Tyr", "A Boh - Tyr"],
      Germany: ["A Boh S A Vie - Tyr"],
    });
    expect(supported.units("Italy")).toEqual([]);
  });

  test("only dislodged units are ordered (CB-139)", () => {
    const { response, units } = beaten.next({
      Italy: ["A Vie - Tri", "A Boh - Tyr"],
      Germany: ["A Sil - Ber", "A Boh - Mun"],
      Russia: ["A Bud D"],
    });
    expect(response.orders.slice(2).every(({ status }) => status !== "succeeds")).toBe(true);
    expect(units("Germany")).toEqual(["A Boh", "A Sil"]);
    expect(units("Russia")).toEqual(["A Bud", "A Vie"]);
  });
});

describe("the older book on retreats", () => {
  test("a lone retreat waits for nobody: its one order is enough (C71-XI.1-1)", () => {
    const { phase, next } = playMoves("1971", {
      Germany: ["A Mun H"],
      Austria: ["A Tyr - Mun", "A Boh S A Tyr - Mun"],
    });
    expect(phase).toBe("S1901R");
    const after = next({ Germany: ["A Mun - Ruh"] });
    expect(after.phase).toBe("F1901M");
    expect(after.units("Germany")).toEqual(["A Ruh"]);
  });

  /** Units of Italy and Germany and where each can go, by the place they lost. */
  const squeezed = (open: Readonly<Record<string, string[]>>, orders: Readonly<Record<string, string>>) =>
    play(
      "1971",
      { Russia: Object.keys(open).map((place) => `A ${place}`) },
      {
        Italy: Object.entries(orders).flatMap(([place, order]) =>
          place === "Boh" ? [] : `A ${place} ${order}`,
        ),
        Germany: Object.entries(orders).flatMap(([place, order]) =>
          place === "Boh" ? `A Boh ${order}` : [],
        ),
      },
      {
        phase: "S1901R",
        dislodged: Object.entries(open).map(([place, retreats]) => ({
          power: place === "Boh" ? "Germany" : "Italy",
          unit: `A ${place}`,
          retreats,
        })),
      },
    );
  const left = (played: Played): string[] => [...played.units("Italy"), ...played.units("Germany")];
  const TWO = { Vie: ["Tyr"], Boh: ["Tyr"] };
  const THREE = { ...TWO, Ven: ["Tyr"] };

  test("of several units with one and the same space left, one may go if the others are ordered to disband (C71-XI.2-1)", () => {
    expect(left(squeezed(TWO, { Vie: "R Tyr", Boh: "D" }))).toEqual(["A Tyr"]);
    expect(left(squeezed(TWO, { Vie: "D", Boh: "R Tyr" }))).toEqual(["A Tyr"]);
    expect(left(squeezed(THREE, { Vie: "R Tyr", Boh: "D", Ven: "D" }))).toEqual(["A Tyr"]);
  });

  test("if one of the others has no order, all are disbanded (C71-XI.2-1)", () => {
    const two = squeezed(TWO, { Vie: "R Tyr" });
    expect(left(two)).toEqual([]);
    expect(two.order("A Vie")).toMatchObject({ status: "fails", by: ["A Boh"], rules: ["C71-XI.2-1"] });
    expect(two.events("disbanded").map(({ unit, rules }) => [unit, rules])).toEqual(
      expect.arrayContaining([["A Boh", ["CB-136"]]]),
    );
    const three = squeezed(THREE, { Vie: "R Tyr", Boh: "D" });
    expect(left(three)).toEqual([]);
    expect(three.order("A Vie").by).toEqual(["A Ven"]);
    expect(left(squeezed(THREE, { Vie: "R Tyr", Boh: "R Tyr", Ven: "D" }))).toEqual([]);
    expect(left(squeezed(TWO, {}))).toEqual([]);
    // An order that isn't followed is none.
    expect(left(squeezed(TWO, { Vie: "R Tyr", Boh: "R Sil" }))).toEqual([]);
  });

  test("a unit that could go elsewhere keeps nobody out by having no order (C71-XI.2-1)", () => {
    expect(left(squeezed({ Vie: ["Tyr"], Boh: ["Tyr", "Sil"] }, { Vie: "R Tyr" }))).toEqual(["A Tyr"]);
    expect(left(squeezed({ Vie: ["Tyr", "Tri"], Boh: ["Tyr"] }, { Vie: "R Tyr" }))).toEqual(["A Tyr"]);
    expect(left(squeezed({ Vie: ["Tyr"], Boh: ["Sil"] }, { Vie: "R Tyr" }))).toEqual(["A Tyr"]);
  });

  test("two coasts of one province are one space (C71-XI.2-1)", () => {
    const onCoasts = play(
      "1971",
      { England: ["F Por", "A Gas"] },
      { Italy: ["F Por R Spa/sc"] },
      {
        phase: "S1901R",
        dislodged: [
          { power: "Italy", unit: "F Por", retreats: ["Spa/nc", "Spa/sc"] },
          { power: "France", unit: "A Gas", retreats: ["Spa"] },
        ],
      },
    );
    expect(onCoasts.units("Italy")).toEqual([]);
  });

  test("units in civil disorder cannot retreat, so they keep nobody out (C71-XI.2-1, CB-158)", () => {
    const { units } = playMoves(
      "1971",
      {
        Italy: ["A Vie H"],
        Germany: ["A Boh H"],
        Russia: ["A Gal - Vie", "A Bud S A Gal - Vie", "A Tri H", "A Mun - Boh", "A Sil S A Mun - Boh"],
      },
      { civilDisorder: ["Germany"] },
    ).next({ Italy: ["A Vie - Tyr"] });
    expect(units("Italy")).toEqual(["A Tyr"]);
  });
});

test("the newer book asks only that no two units go to one space (CB-135)", () => {
  const { units } = play(
    "2023",
    { Russia: ["A Vie", "A Boh"] },
    { Italy: ["A Vie R Tyr"] },
    {
      phase: "S1901R",
      dislodged: ["A Vie", "A Boh"].map((unit) => ({ power: "Italy", unit, retreats: ["Tyr"] })),
    },
  );
  expect(units("Italy")).toEqual(["A Tyr"]);
});
