import { expect, test } from "vitest";
import { newsOfTurn } from "./news.ts";

const order = (order: string, status: "succeeds" | "fails", why: string, results: string[] = []) => ({
  power: "France",
  text: order,
  order,
  status,
  result: "",
  results,
  why,
  rules: [],
  by: [],
});
const event = (type: string, why: string) => ({ type, why, rules: [] });

test("a room sees what happened before what failed, and nothing of what went as ordered", () => {
  const result = {
    missing: [],
    events: [event("unordered", "A Kie was not ordered"), event("dislodged", "A Mun was dislodged by A Bur")],
    orders: [
      order("A Par - Bur", "succeeds", "Moved"),
      order("A Mar - Pie", "fails", "Bounced 1v1 with A Ven"),
      order("A Gas H", "succeeds", "Held", ["dislodged"]),
    ],
  };
  expect(newsOfTurn(result, 5)).toEqual({
    lines: [
      "A Mun was dislodged by A Bur",
      "France, A Mar - Pie: Bounced 1v1 with A Ven",
      "France, A Gas H: Held",
    ],
    more: 0,
  });
  expect(newsOfTurn(result, 2)).toEqual({ lines: ["A Mun was dislodged by A Bur"], more: 2 });
});

test("a room reads first who gave no orders", () => {
  const result = {
    missing: ["Germany", "Italy"],
    events: [],
    orders: [order("A Gas H", "fails", "Dislodged")],
  };
  expect(newsOfTurn(result, 5).lines[0]).toBe("No orders from Germany and Italy.");
});
