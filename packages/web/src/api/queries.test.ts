import { expect, test } from "vitest";
import { ApiFailure } from "./client.ts";
import { shouldAskAgain } from "./queries.ts";

const away = new ApiFailure(0, "offline", "The server cannot be reached at present");
const refused = new ApiFailure(404, "not-found", "There is no such game");

test("failed requests are retried while the server is away, but not when it refuses", () => {
  expect(shouldAskAgain({ data: undefined, error: away })).toBe(true);
  expect(shouldAskAgain({ data: undefined, error: new ApiFailure(503, "unavailable", "…") })).toBe(true);
  expect(shouldAskAgain({ data: undefined, error: refused })).toBe(false);
  expect(shouldAskAgain({ data: undefined, error: null })).toBe(false);
  expect(shouldAskAgain({ data: {}, error: away })).toBe(false);
});
