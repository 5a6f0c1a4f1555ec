import { classic } from "@chancery/variants";
import { describe, expect, test } from "vitest";
import { adjudicate } from "./adjudicate.ts";

describe("a request", () => {
  test.each([
    [{ state: 5 }, "state", 'This must be a position, or "start"'],
    [{ state: { phase: 5, units: {} } }, "state.phase", "This must be text, not a number"],
    [{ state: "start", orders: { France: [5] } }, "orders.France[0]", "This must be text, not a number"],
    [
      { state: "start", orders: { France: 5 } },
      "orders.France",
      "This must be a list of orders, or one text",
    ],
    [
      { state: "start", bogus: 1 },
      "bogus",
      "There is no such field. Leave it out, or use one of these: id, variant, language, rulebook, options, state, orders, and dp",
    ],
    [{ state: "start", order: {} }, "order", "There is no such field. Did you mean orders?"],
    [
      { state: { phase: "S1901M", units: {}, centres: {} } },
      "state.centres",
      "There is no such field. Did you mean centers?",
    ],
    [
      { state: { phase: "S1901M", units: {}, civil_disorder: [] } },
      "state.civil_disorder",
      "There is no such field. Did you mean civilDisorder?",
    ],
    [
      { state: { phase: "S1901M", units: {}, bogus: 1 } },
      "state.bogus",
      "There is no such field. Leave it out, or use one of these: phase, units, centers, dislodged, contested, seats, closed, civilDisorder, winner, and draw",
    ],
    [
      { state: "start", orders: { France: "x".repeat(5001) } },
      "orders.France",
      "This has more than 5000 characters",
    ],
    [[], "", "This must be an object, not a list"],
  ])("of the wrong shape is told where: %j", (request, path, message) => {
    expect(adjudicate(request)).toEqual({ error: { code: "bad-request", path, message } });
  });

  test("with an unknown option is told which one was probably meant", () => {
    expect(adjudicate({ state: "start", options: { firstyear: 1905 } })).toEqual({
      error: {
        code: "bad-option",
        path: "options.firstyear",
        message: "There is no such option. Did you mean firstYear?",
      },
    });
  });

  test("cannot hide anything under the name of a prototype", () => {
    const request: unknown = JSON.parse('{"id": 1, "state": "start", "orders": {"__proto__": ["A Par H"]}}');
    expect(adjudicate(request)).toMatchObject({
      id: 1,
      error: { path: "orders", message: '"__proto__" cannot be used as a name' },
    });
  });

  test("that is nested too deeply is refused, and its answer can be written", () => {
    const deep: unknown = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`);
    expect(JSON.stringify(adjudicate({ id: deep, state: "start" }))).toContain("bad-request");
    expect(JSON.stringify(adjudicate({ id: 7, state: "start", options: { deep } }))).toContain('"id":7');
  });

  test("may write several orders in a line, or all of them in one text", () => {
    const { orders } = adjudicate({
      state: "start",
      orders: { France: ["A Par-Bur, A Mar S A Par-Bur"], Germany: "A Ber - Kie\n\nF Kie - Den" },
    }) as { orders: readonly { text: string; status: string }[] };
    expect(orders.map(({ text, status }) => [text, status])).toEqual([
      ["A Par-Bur", "succeeds"],
      ["A Mar S A Par-Bur", "succeeds"],
      ["A Ber - Kie", "succeeds"],
      ["F Kie - Den", "succeeds"],
    ]);
  });

  test("keeps games of the same name apart", () => {
    const other = { ...classic, create: () => classic.create("2023", { firstYear: 1950 }) };
    expect(adjudicate({ state: "start" })).toMatchObject({ phase: "S1901M" });
    expect(adjudicate({ state: "start" }, () => other)).toMatchObject({ phase: "S1950M" });
  });
});

test("what was written stays beside what was understood, for everyone to check (C71-VII.4-2, CB-35)", () => {
  const { orders } = adjudicate({
    state: "start",
    orders: { England: ["A Liv.—Yor.", "F Lon.—North Sea", "F Edinburg to the Moon"] },
  }) as { orders: readonly { text: string; order: string | null; why: string }[] };
  expect(orders.map(({ text, order }) => [text, order])).toEqual([
    ["A Liv.—Yor.", "A Lvp - Yor"],
    ["F Lon.—North Sea", "F Lon - Nth"],
    ["F Edinburg to the Moon", null],
  ]);
  expect(orders[2].why).toContain("Moon");
});

test.each([
  ["a list", ["Revival, in order of preference:", "A Mos", "War none"]],
  ["numbered lines without a heading", ["1 A Mos", "2 War none", "3"]],
  ["one text", "1 A Mos\n2 War none"],
  ["one line", ["Revive 1 A Mos, 2 War none"]],
])("a lost country's list is one order, be it %s (MB-245, MB-246, R58)", (_, lines) => {
  const answer = adjudicate({
    variant: "committee-1901",
    state: { phase: "S1905M", units: { Turkey: ["A Con"] }, lost: { Russia: "Turkey" } },
    orders: { Turkey: ["A Con H"], Russia: lines },
  });
  expect(answer).toMatchObject({
    orders: [
      { power: "Turkey", order: "A Con H" },
      { power: "Russia", order: "Revive 1 A Mos, 2 War none", status: "succeeds" },
    ],
  });
});
