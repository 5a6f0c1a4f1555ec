import { expect, test } from "vitest";
import { streamsOf } from "./limits.ts";

test("a network has an eighth of all connections for streams, within bounds", () => {
  expect([0, 2400, 2408, 20_000, 20_008, Number.POSITIVE_INFINITY].map(streamsOf)).toEqual([
    300, 300, 301, 2500, 2500, 2500,
  ]);
});
