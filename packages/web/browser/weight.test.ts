import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./stage.ts";

/** What scripts may weigh, compressed, until a board is there; in bytes. */
const LIMIT = 350_000;

const scriptsOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

test("no first visit needs more than 350 KB of compressed script, its board included", async ({ stage }) => {
  const pages = {
    start: await stage.open("/"),
    sandbox: await stage.open("/sandbox/2023"),
  };
  for (const [name, page] of Object.entries(pages)) {
    await page.locator(".layer-units").first().waitFor();
    const weight = await scriptsOf(page);
    expect(weight, name).toBeGreaterThan(0);
    expect(weight, name).toBeLessThan(LIMIT);
  }
});
