import {
  createNotation,
  formatOrder,
  type Power,
  readOrders,
  readPosition,
  readSheet,
} from "@chancery/engine";
import { committeeGame } from "@chancery/testkit";
import { describe, expect, test } from "vitest";

describe("a list that is written one center below the other, as on a slip of paper", () => {
  const { rules, start } = committeeGame("1901");
  const notation = createNotation(rules);
  const powerOf = (name: string): Power => rules.powers.findIndex((power) => power.name === name) as Power;
  const position = {
    phase: "S1905M",
    units: { France: ["A Par"] },
    centers: { France: ["Par", "Rom", "Ven", "Nap"] },
    lost: { Italy: "France" },
  };
  const state = readPosition(notation, start, position);
  if (!state.ok) throw new Error(JSON.stringify(state.error));
  const read = (text: string, power = "Italy"): string[] =>
    readOrders(notation, state.value, powerOf(power), text).orders.map(({ line, reading }) => {
      const order = reading.ok ? formatOrder(rules, reading.value) : reading.error.code;
      return `${line}: ${order}`;
    });

  test.each([
    ["1. A Rom\n2. F Nap\n3.", ["1: Revive 1 A Rom, 2 F Nap"]],
    ["2) F Naples\n1) A Rome", ["1: Revive 1 A Rom, 2 F Nap"]],
    ["Revive\n1 A Rom\n2 Nap none", ["1: Revive 1 A Rom, 2 Nap none"]],
    ["Spring 1905\nRevive:\n1. Ven\n2. Rom", ["2: Revive 1 A Ven, 2 A Rom"]],
    ["Revive in order of preference:\nRome\nF Naples\n", ["1: Revive 1 A Rom, 2 F Nap"]],
    ["Revive 1 A Rom, 2 F Nap", ["1: Revive 1 A Rom, 2 F Nap"]],
    ["Revive 1 Rom (A), 2 Nap (F)", ["1: Revive 1 A Rom, 2 F Nap"]],
    ["Revive 1st Rom, 2nd F Nap, 3rd Ven (none)", ["1: Revive 1 A Rom, 2 F Nap, 3 Ven none"]],
    ["1st Rome\n2nd F Naples", ["1: Revive 1 A Rom, 2 F Nap"]],
    ["Revive Rom > F Nap > Ven", ["1: Revive 1 A Rom, 2 F Nap, 3 A Ven"]],
    ["Nap > Rom", ["1: Revive 1 A Nap, 2 A Rom"]],
    ["Revive\nRome\nNaples", ["1: own", "2: no-such-unit", "3: no-such-unit"]],
  ])("%j is read as one order (MB-243, MB-245, MB-246)", (text, orders) => {
    expect(read(text)).toEqual(orders);
  });

  test("of a power that is not lost, numbers mean what they mean on any sheet (MB-243)", () => {
    expect(read("1. A Par H", "France")).toEqual(["1: A Par H"]);
    expect(read("1. A Rom\n2. F Nap", "France")).toHaveLength(2);
  });

  test("on a sheet of all, each list stands under its country (MB-243)", () => {
    const { orders, faults } = readSheet(
      notation,
      state.value,
      "Italy:\n1. A Rom\n2. F Nap\nFrance:\nA Par H",
    );
    expect(faults).toEqual([]);
    expect(orders.map(({ power, line }) => `${rules.powers[power].name} ${line}`)).toEqual([
      "Italy 2",
      "France 5",
    ]);
  });
});
