import { expect, test } from "vitest";
import { permissionsOf } from "./use-permission.ts";

test("what comes of a refused position is refused, and nothing is open before all before it are known", () => {
  expect(permissionsOf([true, true])).toEqual(["open", "open"]);
  expect(permissionsOf([true, false, true, undefined])).toEqual(["open", "refused", "refused", "refused"]);
  expect(permissionsOf([true, undefined, true, false, true])).toEqual([
    "open",
    "unknown",
    "unknown",
    "refused",
    "refused",
  ]);
});
