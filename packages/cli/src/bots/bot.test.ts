import { createNotation, type Game, readOrder } from "@chancery/engine";
import { allGames } from "@chancery/testkit";
import { expect, test } from "vitest";
import { chancery, linesOf } from "../testing/index.ts";

const input = (...requests: readonly object[]): string =>
  requests.map((each) => JSON.stringify(each)).join("\n");

test("bot answers each request with orders for the power, the same every time", async () => {
  const request = { id: 7, state: "start", power: "french", level: "club", seed: 3, budget: 40 };
  const { status, out } = await chancery(["bot"], {
    input: input(request, request, { ...request, level: "dumbbot" }),
  });
  expect(status).toBe(0);
  const [first, second, third] = linesOf(out);
  expect(second).toEqual(first);
  expect(first).toMatchObject({ id: 7, power: "France", expects: expect.any(Number) });
  expect(first.positions).toBeGreaterThan(20);
  expect(third.positions).toBe(1);
  const [{ rules, start }]: readonly Game[] = allGames();
  const notation = createNotation(rules);
  const france = rules.powers.findIndex(({ name }) => name === "France");
  for (const { orders } of [first, third]) {
    expect(orders).toHaveLength(3);
    for (const line of orders) expect(readOrder(notation, start, france as never, line).ok).toBe(true);
  }
});

test("bot says what is wrong with a request and continues", async () => {
  const good = { state: "start", power: "Italy", level: "beginner" };
  const requests = [
    { ...good, id: 1, power: "Narnia" },
    { ...good, id: 2, level: "grandmaster" },
    { ...good, id: 3, budget: 0 },
    { ...good, id: 4, orders: {} },
    { ...good, id: 5 },
  ];
  const { status, out } = await chancery(["bot"], { input: input(...requests) });
  expect(status).toBe(1);
  const answers = linesOf(out);
  expect(answers.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(answers.map(({ error }) => error?.path)).toEqual(["power", "level", "budget", "orders", undefined]);
  expect(answers[0].error.message).toContain("Narnia");
  expect(answers[4].power).toBe("Italy");
});
