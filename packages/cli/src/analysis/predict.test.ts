import { expect, test } from "vitest";
import { chancery, linesOf } from "../testing/index.ts";

test("predict answers each line with one line, and says what is wrong with a request", async () => {
  const input = [
    { id: 1, state: "start" },
    { id: 2, state: "start", given: { France: ["A Par - Lon"] } },
    { id: 3, state: "start", given: { France: ["A Par - Bur"] } },
  ]
    .map((each) => JSON.stringify(each))
    .join("\n");
  const { status, out } = await chancery(["predict"], { input });
  expect(status).toBe(1);
  const answers = linesOf(out);
  expect(answers.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(answers[0].orders.France["A Par"].length).toBeGreaterThan(2);
  expect(answers[1].error).toMatchObject({ path: "given.France[0]" });
  expect(answers[2].orders.France["A Par"]).toEqual([["A Par - Bur", 1]]);
});
