import { expect, test } from "vitest";
import { fuzz } from "../fuzz.ts";
import { randomOfBooks, randomOfCommittees } from "../generate/generate.ts";
import { randomDissolution } from "../generate/generate-dissolution.ts";

// The seeds after those of compare.test.ts; `npm run fuzz` tries as many as you like.
test.each([
  ["under both books", 3_000, 9_000, randomOfBooks],
  ["of Dissolution", 1_000, 3_000, (seed: number) => randomDissolution(seed)],
  ["of both committees", 1_000, 3_000, randomOfCommittees],
])("both resolvers agree on many more random situations %s", (_name, first, count, situationOf) => {
  const tally = fuzz(first, count, situationOf);
  expect(tally.differences.join("\n\n")).toBe("");
  expect(tally.skipped / tally.run).toBeLessThan(0.001);
});
