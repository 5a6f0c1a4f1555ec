import { expect } from "vitest";
import { test } from "../testing/stage.ts";
import { PRESSED } from "./acts.ts";

/** All room acts that the server describes to programs. */
async function described(address: string): Promise<string[]> {
  const description = await (await fetch(`${address}/api/openapi.json`)).text();
  const acts = [...description.matchAll(/"do":\{"type":"string","const":"([\w-]+)"\}/g)].map(
    ([, act]) => act,
  );
  return [...new Set(acts)].sort();
}

test("every room act that the server knows is pressed on a page by some test", async ({ stage }) => {
  const acts: string[] = Object.values(PRESSED).flat();
  expect(acts.toSorted()).toEqual(await described(stage.address));
});
