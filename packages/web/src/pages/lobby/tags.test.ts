import { expect, test } from "vitest";
import { readTags } from "./tags.ts";

test("tags are typed with commas or number signs between them", () => {
  expect(readTags("weekend, new players;#1835 #fun")).toEqual(["weekend", "new players", "1835", "fun"]);
  expect(readTags(" , ")).toEqual([]);
});
