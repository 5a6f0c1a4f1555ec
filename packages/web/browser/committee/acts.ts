import { expect, test } from "vitest";
import type { Stage } from "../browser.ts";

/** All acts of the room that the server describes to programs. */
async function described(address: string): Promise<string[]> {
  const description = await (await fetch(`${address}/api/openapi.json`)).text();
  const acts = [...description.matchAll(/"do":\{"type":"string","const":"([\w-]+)"\}/g)].map(
    ([, act]) => act,
  );
  return [...new Set(acts)].sort();
}

/** To be looked at when all pages have been used. */
export function testActs(stage: () => Stage): void {
  test("all that can be done around a committee's board is done on the pages of somebody", async () => {
    const { address, acts } = stage();
    const all = await described(address);
    expect(all.length).toBeGreaterThan(50);
    expect([...acts].sort()).toEqual(all);
  });
}
