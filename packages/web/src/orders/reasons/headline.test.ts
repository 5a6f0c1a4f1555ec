import type { Orders } from "@chancery/contract/orders";
import type { PositionJson } from "@chancery/engine";
import { expect, test } from "vitest";
import { enter, openGame, position, stateIn } from "../testing.ts";
import { headlineInWords, headlineOf } from "./headline.ts";

/** What a power reads about the results of orders in a position. */
function read(own: readonly string[], given: PositionJson, orders: Orders, variant = "classic"): string {
  const game = openGame(variant);
  const { phase } = enter(game, orders, { state: stateIn(game, given) });
  if (!phase.response) throw new Error("the game is over");
  return headlineInWords(headlineOf({ position: phase.position, response: phase.response }, own), game.rules);
}

const SPRING = position("S1901M", {
  France: ["A Par", "F Bre"],
  Germany: ["A Mun", "A Ruh"],
  Italy: ["A Pie"],
});

test("orders are counted for those who wrote them, and only if nothing else happened to them", () => {
  const orders = { France: ["A Par - Pic", "F Bre - MAO"], Germany: ["A Mun - Bur", "A Ruh - Bur"] };
  expect(read(["France"], SPRING, orders)).toBe("Both of your orders worked.");
  expect(read(["Germany"], SPRING, orders)).toBe("None of your orders worked.");
  expect(read(["Turkey"], SPRING, orders)).toBe("Nothing happened to you.");
});

test("those who play nobody read about all orders", () => {
  const orders = { France: ["A Par - Pic"], Germany: ["A Mun - Bur", "A Ruh - Bur"] };
  expect(read([], SPRING, orders)).toMatch(/^2 of \d orders failed\.$/);
  const bounces = { France: ["A Par - Bur"], Germany: ["A Mun - Bur"] };
  expect(read([], position("S1901M", { France: ["A Par"], Germany: ["A Mun"] }), bounces)).toBe(
    "A standoff everywhere.",
  );
});

test("a dislodged unit is the news, whatever else worked", () => {
  const given = position("S1901M", { France: ["A Bur", "F Bre"], Germany: ["A Mun", "A Ruh"] });
  const orders = { France: ["A Bur H", "F Bre - MAO"], Germany: ["A Mun - Bur", "A Ruh S A Mun - Bur"] };
  expect(read(["France"], given, orders)).toBe("Your unit in Burgundy was dislodged.");
  expect(read(["Germany"], given, orders)).toBe("Both of your orders worked.");
});

test("a repelled attack is told by the place that held", () => {
  const given = position("S1901M", { France: ["A Bur", "F Bre"], Germany: ["A Mun"] });
  const orders = { France: ["A Bur H", "F Bre - MAO"], Germany: ["A Mun - Bur"] };
  expect(read(["France"], given, orders)).toBe("Burgundy held.");
});

test("centers lost come before centers gained, and no more than two things are said", () => {
  const given = position(
    "F1901M",
    { France: ["A Gas", "F Mar"], Italy: ["A Pie", "F Lyo"], Germany: ["A Bur"] },
    { centers: { France: ["Mar", "Par", "Bre"], Italy: ["Rom"] } },
  );
  const orders = {
    France: ["A Gas - Spa", "F Mar H"],
    Germany: ["A Bur - Par"],
    Italy: ["A Pie H", "F Lyo H"],
  };
  expect(read(["France"], given, orders)).toBe("You lost Paris. Spain is yours.");
  expect(read(["Germany"], given, orders)).toBe("Paris is yours.");
  const both = { ...orders, Italy: ["A Pie - Mar", "F Lyo S A Pie - Mar"] };
  expect(read(["France"], given, both)).toBe("Your unit in Marseilles was dislodged.");
});

test("the end of the game is the news for all", () => {
  const centers = [
    "Par",
    "Bre",
    "Mar",
    "Spa",
    "Por",
    "Bel",
    "Hol",
    "Mun",
    "Ber",
    "Kie",
    "Den",
    "Swe",
    "Nwy",
    "Lon",
    "Edi",
    "Lvp",
    "Rom",
  ];
  const given = position(
    "F1910M",
    { France: ["A Apu"], Italy: ["F Tun"] },
    { centers: { France: centers, Italy: ["Nap", "Tun"] } },
  );
  const orders = { France: ["A Apu - Nap"], Italy: ["F Tun H"] };
  expect(read(["France"], given, orders)).toMatch(/^You've won\./);
  expect(read(["Italy"], given, orders)).toMatch(/^France won the game\./);
});

test("a failed insurrection is the news for those whose units it cost, not that their orders worked", () => {
  const given = position(
    "S1905M",
    { England: ["F Lon", "A Lvp", "F Edi"], Turkey: ["A Con", "F Sev"] },
    {
      centers: { England: ["Lon", "Edi", "Lvp"], Turkey: ["Con", "Ank", "Smy", "Sev", "Mos", "War", "StP"] },
      lost: { Russia: "Turkey" },
    },
  );
  const orders = {
    England: ["F Lon I Lon - Russia", "A Lvp I Lvp - Russia", "F Edi H"],
    Turkey: ["A Con H", "F Sev H"],
  };
  expect(read(["England"], given, orders, "committee-1901")).toBe(
    "The insurrection in Russia failed. It cost you 2 units.",
  );
  expect(read(["Russia"], given, orders, "committee-1901")).toBe("The insurrection in Russia failed.");
  expect(read(["Turkey"], given, orders, "committee-1901")).toBe("Both of your orders worked.");
});

test("units that retaliation destroys are the news, though nobody gave an order", () => {
  const game = openGame("dissolution");
  const phase = {
    position: position("S2000R", {}),
    response: {
      orders: [],
      events: [
        { type: "retaliation", power: "Poland", unit: "A Mos", by: "Russia", rules: [], why: "" },
        { type: "retaliation", power: "Ukraine", unit: "A StP", by: "Russia", rules: [], why: "" },
      ],
      state: position("F2000M", {}),
    },
  };
  const told = headlineOf(phase, ["Poland"]);
  expect(told).toEqual([{ what: "destroyed", places: ["Mos"] }]);
  expect(headlineInWords(told, game.rules)).toMatch(/^Your unit in .* was destroyed\.$/);
});

test("a broken deal is told with those who broke it", () => {
  const game = openGame("classic");
  const phase = { position: SPRING, response: { orders: [], events: [], state: SPRING } };
  expect(headlineInWords(headlineOf(phase, ["France"], ["Germany", "Italy"]), game.rules)).toBe(
    "Germany and Italy broke your deal.",
  );
});
