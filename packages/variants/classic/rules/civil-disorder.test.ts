import { buildsOpen, declareDisorder, type Power, restoreOrder, type State } from "@chancery/engine";
import { play, playMoves } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS, type Edition } from "../editions.ts";
import { createClassic } from "../game.ts";

function gameOf(edition: Edition) {
  const game = createClassic(edition);
  if (!game.ok) throw new Error("no game");
  const { rules, start } = game.value;
  const power = (name: string): Power => rules.powers.findIndex((each) => each.name === name) as Power;
  const names = (powers: readonly Power[]): string[] => powers.map((each) => rules.powers[each].name);
  return { rules, start, power, names };
}

describe.each(EDITIONS)("civil disorder (%s)", (edition) => {
  const { rules, start, power, names } = gameOf(edition);
  const disorder = { civilDisorder: ["Italy"] };

  test("falls on a power for which no orders came in Spring or Fall (CB-156)", () => {
    const all = new Set(rules.powers.map((_, index) => index as Power));
    expect(names(declareDisorder(rules, start, all).disorder)).toEqual([]);
    const silent = new Set([...all].filter((each) => each !== power("Italy") && each !== power("Russia")));
    for (const season of ["S", "F"] as const) {
      const state: State = { ...start, phase: { season, year: 1903, task: "M" } };
      expect(names(declareDisorder(rules, state, silent).disorder)).toEqual(["Italy", "Russia"]);
    }
  });

  test("an empty sheet is a sheet: all hold, but nobody's government has collapsed (CB-156, CB-40)", () => {
    const { retreats } = play(
      edition,
      { Italy: ["A Ven"], Austria: ["A Tyr", "A Tri"] },
      { Italy: [], Austria: ["A Tyr - Ven", "A Tri S A Tyr - Ven"] },
    );
    expect(retreats("A Ven")).toEqual(["Apu", "Pie", "Rom", "Tus"]);
  });

  test("a player of several powers who wrote for one of them has submitted orders (CB-156)", () => {
    const shared = createClassic(edition, { players: 4 });
    if (!shared.ok) throw new Error("no game");
    const others = shared.value.start.seats.flat().filter((each) => each !== power("Italy"));
    const { disorder: fallen } = declareDisorder(shared.value.rules, shared.value.start, new Set(others));
    expect(names(fallen)).toEqual([]);
  });

  test("a missing retreat or adjustment does not bring it about (CB-156)", () => {
    for (const task of ["R", "A"] as const) {
      const state: State = { ...start, phase: { season: task === "A" ? "W" : "F", year: 1903, task } };
      expect(declareDisorder(rules, state, new Set()).disorder).toEqual([]);
    }
  });

  test("its units hold, and do not support each other (CB-157)", () => {
    const { fate, order } = playMoves(
      edition,
      { Italy: ["A Ven H", "A Pie S A Ven", "A Rom - Tus"], Austria: ["A Tyr - Ven", "A Tri S A Tyr - Ven"] },
      disorder,
    );
    expect(fate("A Pie")).toBe("ignored");
    expect(order("A Pie").rules).toEqual(["CB-157"]);
    expect(order("A Pie").why).toContain("Italy");
    expect(fate("A Ven")).toContain("dislodged");
    expect(fate("A Rom")).toBe("ignored");
  });

  test("they keep out attacks of their own strength (CB-157)", () => {
    const { fate } = playMoves(edition, { Italy: ["A Ven"], Austria: ["A Tri - Ven"] }, disorder);
    expect(fate("A Tri")).toBe("bounced");
  });

  test("dislodged, they are disbanded (CB-158)", () => {
    const beaten = playMoves(
      edition,
      { Italy: ["A Ven"], Austria: ["A Tyr - Ven", "A Tri S A Tyr - Ven"], Germany: ["A Mun - Tyr"] },
      disorder,
    );
    expect(beaten.retreats("A Ven")).toEqual([]);
    const after = beaten.next({ Italy: ["A Ven - Pie"] });
    expect(after.units("Italy")).toEqual([]);
    expect(after.response.events).toContainEqual(
      expect.objectContaining({ type: "disbanded", unit: "A Ven", rules: ["CB-158"] }),
    );
  });

  test("nothing is built for it (CB-159)", () => {
    const fall = playMoves(
      edition,
      { Italy: ["A Tun"] },
      { phase: "F1901M", ...disorder, centers: { Italy: ["Rom", "Nap"] } },
    );
    expect(fall.centers("Italy")).toEqual(["Nap", "Rom", "Tun"]);
    expect(fall.phase).toBe("S1902M");
    const winter = play(
      edition,
      { Germany: ["A Mun", "A Ber"] },
      { Italy: ["Build A Rom"] },
      { phase: "W1901A", ...disorder, centers: { Italy: ["Rom"], Germany: ["Mun"] } },
    );
    expect(winter.order("Build A Rom")).toMatchObject({ status: "illegal", rules: ["CB-159"] });
    expect(winter.units("Italy")).toEqual([]);
  });

  test("other powers may support its units in place (CB-160)", () => {
    const lines = { Italy: ["A Ven"], Austria: ["A Tyr - Ven", "A Tri S A Tyr - Ven"] };
    expect(playMoves(edition, { ...lines, France: ["A Pie"] }, disorder).fate("A Ven")).toBe("dislodged");
    const { fate } = playMoves(edition, { ...lines, France: ["A Pie S A Ven"] }, disorder);
    expect(fate("A Pie")).toBe("supported");
    expect(fate("A Ven")).toBe("held");
  });

  test("it keeps what it stands on, and takes what it stood on already (CB-157, CB-140)", () => {
    const { centers } = playMoves(
      edition,
      { Italy: ["A Tun"] },
      { phase: "F1901M", ...disorder, centers: { Italy: ["Rom"] } },
    );
    expect(centers("Italy")).toEqual(["Rom", "Tun"]);
  });

  test("a player who comes back and still has units plays on with the next season (C71-XIV.3-1)", () => {
    const spring = playMoves(edition, { Italy: ["A Ven - Tri"] }, disorder);
    expect(spring.units("Italy")).toEqual(["A Ven"]);
    expect(spring.next({ Italy: ["A Ven - Tri"] }).units("Italy")).toEqual(["A Tri"]);
  });

  test("a replacement takes the power out of it at once, in time to build (CB-161, C71-XIV.3-1)", () => {
    const italy = power("Italy");
    const winter: State = {
      ...start,
      phase: { season: "W", year: 1901, task: "A" },
      units: [],
      disorder: [italy],
    };
    expect(buildsOpen(rules, winter, italy)).toBe(0);
    expect(buildsOpen(rules, restoreOrder(winter, italy), italy)).toBe(3);
  });
});

describe("what someone wrote for a power in civil disorder is no order of its units", () => {
  const isSupported = (edition: Edition): boolean => {
    const { fate } = playMoves(
      edition,
      { Italy: ["A Ven - Tyr"], Austria: ["A Tyr - Ven", "A Tri S A Tyr - Ven"], France: ["A Pie S A Ven"] },
      { civilDisorder: ["Italy"] },
    );
    return fate("A Pie") === "supported" && fate("A Ven") === "ignored";
  };

  test("they hold and can be supported, by the rules of 2023 (CB-160, CB-157)", () => {
    expect(isSupported("2023")).toBe(true);
  });

  test("they hold and can be supported, by the rules of 1971 (CB-160, CB-157)", () => {
    expect(isSupported("1971")).toBe(true);
  });
});
