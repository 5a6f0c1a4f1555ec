import { readFileSync } from "node:fs";
import { drawLots, formatPosition, type Power } from "@chancery/engine";
import { asNamed, faultInEnglish, respond, unitsNamed } from "@chancery/testkit";
import { describe, expect, test } from "vitest";
import { EDITIONS } from "./editions.ts";
import { createClassic } from "./game.ts";
import { POWERS } from "./powers.ts";

const game = (edition: string, options: Record<string, unknown> = {}) => {
  const created = createClassic(edition, options);
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return created.value;
};
const setups = JSON.parse(readFileSync("docs/rules/classic.cases.json", "utf8")).cases.filter(
  ({ kind }: { kind: string }) => kind === "setup",
);
const setup = (id: string) => setups.find((each: { id: string }) => each.id === id).expected;

describe.each(EDITIONS)("the set-up of %s", (edition) => {
  const { rules, start } = game(edition);
  const position = formatPosition(rules, start);

  test("seven powers, one for each of seven players (CB-1)", () => {
    expect(rules.powers.map(({ name }) => name)).toEqual([
      "Austria",
      "England",
      "France",
      "Germany",
      "Italy",
      "Russia",
      "Turkey",
    ]);
    expect(start.seats).toEqual(rules.powers.map((_, power) => [power]));
  });

  test("case SETUP-1: units, home centers and neutral centers (CB-17, CB-18, CB-20)", () => {
    const expected = setup("SETUP-1");
    expect(unitsNamed(position.units)).toEqual(unitsNamed(expected.units));
    expect(unitsNamed(position.centers)).toEqual(unitsNamed(expected.homeCenters));
    expect(rules.board.centers.length).toBe(expected.totalCenters);
    const owned = Object.values(position.centers).flat();
    const neutral = rules.board.centers
      .map((center) => rules.board.provinces[center].id)
      .filter((id) => !owned.includes(id));
    expect(neutral.toSorted()).toEqual(expected.neutralCenters.map(asNamed).toSorted());
    for (const [power, units] of Object.entries(position.units)) {
      expect(units.length).toBe(power === "Russia" ? 4 : 3);
      expect(units.map((unit) => unit.slice(2).split("/")[0]).toSorted()).toEqual(
        position.centers[power].toSorted(),
      );
    }
  });

  test("every power starts where its book puts it (CB-21, CB-22, CB-23, CB-24, CB-25, CB-26, CB-27)", () => {
    expect(position.units).toEqual({
      Austria: ["A Bud", "A Vie", "F Tri"],
      England: ["A Lvp", "F Edi", "F Lon"],
      France: ["A Mar", "A Par", "F Bre"],
      Germany: ["A Ber", "A Mun", "F Kie"],
      Italy: ["A Rom", "A Ven", "F Nap"],
      Russia: ["A Mos", "A War", "F Sev", "F StP/sc"],
      Turkey: ["A Con", "A Smy", "F Ank"],
    });
  });

  test("armies and fleets differ in where they go and in that fleets convoy, in nothing else (CB-28)", () => {
    const [army, fleet] = rules.kinds;
    expect(army).toMatchObject({ letter: "A", name: "army", way: "land", convoys: false, convoyed: true });
    expect(fleet).toMatchObject({ letter: "F", name: "fleet", way: "water", convoys: true, convoyed: false });
    for (const [attacker, defender] of [
      ["A Pru", "F Kie"],
      ["F Bal", "A Kie"],
    ]) {
      const { orders } = respond({
        rulebook: edition,
        state: { phase: "S1901M", units: { Russia: [attacker], Germany: [defender] } },
        orders: { Russia: [`${attacker} - Ber`], Germany: [`${defender} - Ber`] },
      });
      expect(orders.map(({ result }) => result)).toEqual(["bounced", "bounced"]);
    }
  });

  test("case SETUP-3: the size of the board", () => {
    const expected = setup("SETUP-3");
    const of = (terrain: string) =>
      rules.board.provinces.filter((province) => province.terrain === terrain).length;
    expect(rules.board.provinces.length).toBe(expected.total);
    expect(of("sea")).toBe(expected.sea);
    expect(of("inland")).toBe(expected.inland);
    expect(of("inland") + of("coast")).toBe(expected.land);
    const split = rules.board.provinces.filter(({ coasts }) => coasts.length > 0).map(({ id }) => id);
    expect(split.toSorted()).toEqual(expected.splitCoast.map(asNamed).toSorted());
  });

  test("the game begins in Spring 1901 (CB-32)", () => {
    expect(position.phase).toBe("S1901M");
  });
});

test("Austria-Hungary is called Austria throughout the newer edition (C23-1)", () => {
  const austria = POWERS.findIndex(({ name }) => name === "Austria");
  expect(game("2023").rules.powers[austria].title).toBe("Austria");
  expect(game("1971").rules.powers[austria].title).toBe("Austria-Hungary");
  const { orders } = respond({
    rulebook: "2023",
    state: "start",
    orders: { "Austria-Hungary": ["A Vie - Tri"] },
  });
  expect(orders[0].power).toBe("Austria");
});

test("powers are drawn at random, fairly, and the draw can be repeated (CB-3)", () => {
  const powers = [...POWERS.keys()] as Power[];
  expect(drawLots(powers, 1901)).toEqual(drawLots(powers, 1901));
  const firsts = new Map<Power, number>();
  for (let seed = 0; seed < 7000; seed++) {
    const drawn = drawLots(powers, seed);
    expect(drawn.toSorted()).toEqual(powers);
    firsts.set(drawn[0], (firsts.get(drawn[0]) ?? 0) + 1);
  }
  for (const power of powers) expect(Math.abs((firsts.get(power) ?? 0) - 1000)).toBeLessThan(150);
});

test("nothing else is left to chance: the same orders always give the same answer (CB-4)", () => {
  const request = {
    state: "start",
    orders: {
      Russia: ["A War - Gal", "F Sev - Bla"],
      Austria: ["A Vie - Gal", "A Bud S A Vie - Gal"],
      Turkey: ["F Ank - Bla"],
    },
  };
  const answers = Array.from({ length: 20 }, () => JSON.stringify(respond(request)));
  expect(new Set(answers).size).toBe(1);
});

test("options that make no sense are refused, each with what would be right", () => {
  const faults = (options: Record<string, unknown>, edition = "2023") => {
    const created = createClassic(edition, options);
    return created.ok ? [] : created.error.map(({ option, fault }) => `${option}: ${faultInEnglish(fault)}`);
  };
  expect(faults({ players: 8 })).toEqual(["players: This must be a whole number from 2 to 7"]);
  expect(faults({ players: 3, table: 2 })).toEqual(["table: This must be a whole number from 1 to 1"]);
  expect(faults({ players: 3, table: 2 }, "1971")).toEqual([]);
  expect(faults({ lastTurn: "W1907" })[0]).toMatch(/^lastTurn: This must be a turn such as "F1907"/);
  expect(faults({ lastTurn: "F1900" })).toEqual(["lastTurn: This must not be before 1901"]);
  expect(faults({ color: "red", mostWins: "yes" }).length).toBe(2);
  expect(faults({}, "1982")).toEqual(["rulebook: This must be 1971 or 2023"]);
});
