import { SCORINGS as KNOWN } from "@chancery/api";
import { expect, test } from "vitest";
import { SCORINGS } from "./scorings.ts";

test("every scoring system of the server can be chosen", () => {
  expect(SCORINGS).toEqual(KNOWN);
});
