import { type Power, view } from "@chancery/engine";
import { type Played, play, playMoves } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "../editions.ts";
import { createClassic } from "../game.ts";

type ByPower = Record<string, string[]>;

const HOMES = ["Par", "Bre", "Mar"];

describe.each(EDITIONS)("adjustments (%s)", (edition) => {
  const winter = (units: ByPower, centers: ByPower, orders: ByPower): Played =>
    play(edition, units, orders, { phase: "W1901A", centers });
  /** The outcome of each of France's lines, and the units France then has. */
  const build = (units: string[], centers: string[], ...orders: string[]): [string[], readonly string[]] => {
    const { response, units: after } = winter({ France: units }, { France: centers }, { France: orders });
    return [response.orders.map(({ result }) => result), after("France")];
  };

  test("after Fall and its retreats every power's units are made to match its centers (CB-144)", () => {
    const fall = playMoves(
      edition,
      { France: ["A Gas - Spa"], Germany: ["A Ruh H", "A Mun H", "F Kie H"], Italy: ["A Rom H"] },
      { phase: "F1901M", centers: { France: ["Par"], Germany: ["Mun", "Kie"], Italy: ["Rom"] } },
    );
    expect(fall.phase).toBe("W1901A");
    const { units, phase } = fall.next({ France: ["Build A Par"], Germany: ["Remove A Ruh"] });
    expect(units("France")).toEqual(["A Par", "A Spa"]);
    expect(units("Germany")).toEqual(["A Mun", "F Kie"]);
    expect(units("Italy")).toEqual(["A Rom"]);
    expect(phase).toBe("S1902M");
  });

  test("there is none after Spring, and none if every power has what it is due (CB-144)", () => {
    const more = { centers: { France: HOMES } };
    expect(playMoves(edition, { France: ["A Gas H"] }, more).phase).toBe("F1901M");
    const even = { phase: "F1901M", centers: { France: ["Par"] } };
    expect(playMoves(edition, { France: ["A Gas H"] }, even).phase).toBe("S1902M");
  });

  test("exactly the excess is removed, and the owner chooses which (CB-145)", () => {
    const units = { Germany: ["A Mun", "A Ber", "F Kie", "A Ruh"] };
    const centers = { Germany: ["Mun", "Kie"] };
    for (const [one, other] of [
      ["A Mun", "F Kie"],
      ["A Ruh", "A Ber"],
    ]) {
      const { units: after } = winter(units, centers, { Germany: [`Remove ${one}`, `Remove ${other}`] });
      expect(after("Germany")).toEqual(
        ["A Ber", "A Mun", "A Ruh", "F Kie"].filter((unit) => unit !== one && unit !== other),
      );
    }
    const eager = winter(units, centers, { Germany: ["Remove A Mun", "Remove A Ber", "Remove F Kie"] });
    expect(eager.units("Germany")).toEqual(["A Ruh", "F Kie"]);
    expect(eager.order("Remove F Kie")).toMatchObject({ status: "illegal", rules: ["CB-145"] });
  });

  test("a power that has no unit too many removes none, nor does it build when it has (CB-145, CB-146)", () => {
    const { units } = winter(
      { Germany: ["A Mun"], France: ["A Par", "A Gas"] },
      { Germany: ["Mun", "Kie"], France: ["Par", "Bre"] },
      { Germany: ["Remove A Mun"], France: ["Build F Bre"] },
    );
    expect(units("Germany")).toEqual(["A Mun"]);
    expect(units("France")).toEqual(["A Gas", "A Par"]);
    const short = winter(
      { France: ["A Gas", "A Bur"] },
      { France: ["Par"] },
      { France: ["Build A Par", "Remove A Bur"] },
    );
    expect(short.units("France")).toEqual(["A Gas"]);
  });

  test("builds and removals are written in secret and carried out together (CB-153)", () => {
    const game = createClassic(edition);
    if (!game.ok) throw new Error("no game");
    const { rules, start } = game.value;
    const state = { ...start, phase: { season: "W", year: 1901, task: "A" } } as const;
    const sealed = new Map([[0 as Power, ["Build A Vie"]]]);
    expect(view(rules, state, sealed, { kind: "player", powers: [1 as Power] }).orders).toEqual({});
    // England's removal makes no room for France in the same winter.
    const { units } = winter(
      { England: ["F Bre", "F Lon"] },
      { England: ["Lon"], France: ["Bre"] },
      { England: ["Remove F Bre"], France: ["Build F Bre"] },
    );
    expect(units("England")).toEqual(["F Lon"]);
    expect(units("France")).toEqual([]);
  });

  test("a power left without a center loses all its units and is out (CB-154)", () => {
    const fall = playMoves(
      edition,
      { Germany: ["A Mun - Ber", "A Sil S A Mun - Ber"], Russia: ["A Ber H", "F Bal H", "A Pru H"] },
      { phase: "F1901M", centers: { Germany: ["Mun"], Russia: ["Ber"] } },
    );
    const winterly = fall.next({ Russia: ["A Ber - Kie"] });
    expect(winterly.centers("Russia")).toEqual(["Kie"]);
    const lost = fall.next({ Russia: ["A Ber D"] });
    expect(lost.response.events).toContainEqual(
      expect.objectContaining({ type: "eliminated", power: "Russia", rules: ["CB-154"] }),
    );
    expect(lost.phase).toBe("W1901A");
    const after = lost.next({ Russia: [] });
    expect(after.units("Russia")).toEqual([]);
    // It is said once.
    const [spring, fall1902] = [after.next({}), after.next({}).next({})];
    for (const { response } of [spring, fall1902])
      expect(response.events).not.toContainEqual(expect.objectContaining({ type: "eliminated" }));
  });

  test("a unit lost during the year counts towards the removals due (CB-155)", () => {
    const fall = playMoves(
      edition,
      {
        Russia: ["F Rum H", "A Sev H", "A Mos H", "A Ukr H"],
        Turkey: ["A Bul - Rum", "F Bla S A Bul - Rum"],
        Germany: ["A War H"],
      },
      { phase: "F1901M", centers: { Russia: ["Rum", "Sev", "Mos", "War"], Turkey: ["Bul"] } },
    );
    const after = fall.next({ Russia: ["F Rum D"] });
    expect(after.centers("Russia")).toEqual(["Mos", "Sev"]);
    expect(after.next({ Russia: ["Remove A Ukr"] }).units("Russia")).toEqual(["A Mos", "A Sev"]);
  });

  test("vague or invalid lines are passed over, and the others carried out (C23-43)", () => {
    const lines = ["Build Bre", "Build A Bor", "Build F Par", "Build A Par"];
    expect(build(["A Gas"], HOMES, ...lines)).toEqual([
      ["ignored", "ignored", "ignored", "built"],
      ["A Gas", "A Par"],
    ]);
    const { response, units } = winter(
      { Germany: ["A Mun", "A Ber", "F Kie"] },
      { Germany: ["Mun", "Kie"] },
      { Germany: ["Remove A", "Remove A Ruh", "Remove F Kie"] },
    );
    expect(response.orders.map(({ result }) => result)).toEqual(["ignored", "ignored", "disbanded"]);
    expect(units("Germany")).toEqual(["A Ber", "A Mun"]);
  });

  test("an order to move is no removal (C23-43)", () => {
    const { units } = winter(
      { Germany: ["A Mun", "A Ber", "F Bal"] },
      { Germany: ["Mun", "Ber"] },
      { Germany: ["A Mun - Ber", "Remove F Bal"] },
    );
    expect(units("Germany")).toEqual(["A Ber", "A Mun"]);
  });
});
