import { expect, test } from "vitest";
import { endShares, nextQuestion } from "./evaluating.ts";

test("the position in view comes first, then all for the chart, then ever deeper into the one in view", () => {
  const depths = [0, 0, Number.POSITIVE_INFINITY];
  const asked: string[] = [];
  for (let i = 0; i < 20; i++) {
    const next = nextQuestion(depths, 1, 5);
    if (!next) break;
    asked.push(`${next.index}:${next.depth}`);
    depths[next.index] = next.depth;
  }
  expect(asked).toEqual(["1:1", "0:1", "1:2", "0:2", "1:3", "0:3", "1:4", "1:5"]);
});

test("at the end of a game nothing is guessed", () => {
  const position = { phase: "COMPLETED", units: {}, centers: { France: ["Par", "Bre"], Turkey: ["Con"] } };
  expect(endShares({ ...position, winner: "France" }).shares.France.share).toBe(1);
  expect(endShares({ ...position, draw: ["France", "Turkey"] }).shares.Turkey.share).toBeCloseTo(0.2);
});
