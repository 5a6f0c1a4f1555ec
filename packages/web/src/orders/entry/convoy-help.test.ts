import { openVariant } from "@chancery/contract";
import { ordersIn, play, review, stateAt } from "@chancery/contract/orders";
import { formatOrder, formatUnit, type Power, powerNamed } from "@chancery/engine";
import { expect, test } from "vitest";
import { words } from "../../messages/words.ts";
import { convoyHelp } from "./convoy-help.ts";

const opened = openVariant({ variant: "classic", rulebook: "1971", options: {} });
if (!opened.ok) throw new Error("no game");
const game = opened.value;
const { rules } = game;
const england = powerNamed(rules, "England") as Power;

function helpFor(units: Record<string, string[]>, orders: readonly string[]) {
  const state = stateAt(game, { phase: "S1901M", units, centers: {} });
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  const phase = play(words, game, state.value, { England: orders });
  if (!phase.ok) throw new Error(phase.error);
  const powers = new Set([england]);
  const entry = { rules, state: state.value, orders: ordersIn(phase.value.lines), powers };
  return convoyHelp(entry, review(rules, phase.value, powers).findings).map((help) => ({
    power: rules.powers[help.power].name,
    isOwn: help.isOwn,
    fleets: help.fleets.map((unit) => formatUnit(rules, unit)),
    orders: help.orders.map((order) => formatOrder(rules, order)),
  }));
}

test("one press orders all own fleets of a route, until it is complete", () => {
  const units = { England: ["A Lon", "F Eng", "F Mid", "F Wes"] };
  const [help] = helpFor(units, ["A Lon - Tun"]);
  expect(help).toMatchObject({ power: "England", isOwn: true, fleets: ["F Eng", "F Mid", "F Wes"] });
  expect(help.orders).toEqual(["F Eng C A Lon - Tun", "F Mid C A Lon - Tun", "F Wes C A Lon - Tun"]);
  const [less] = helpFor(units, ["A Lon - Tun", "F Eng C A Lon - Tun"]);
  expect(less.fleets).toEqual(["F Mid", "F Wes"]);
  expect(helpFor(units, ["A Lon - Tun", ...help.orders])).toEqual([]);
});

test("an ally's fleets on the route are asked for, with the orders they need", () => {
  const helps = helpFor({ England: ["A Lon", "F Eng"], France: ["F MAO"] }, ["A Lon - Spa"]);
  expect(helps).toEqual([
    {
      power: "England",
      isOwn: true,
      fleets: ["F Eng"],
      orders: [expect.stringContaining("F Eng C A Lon - Spa")],
    },
    {
      power: "France",
      isOwn: false,
      fleets: ["F Mid"],
      orders: [expect.stringContaining("F Mid C A Lon - Spa")],
    },
  ]);
});
