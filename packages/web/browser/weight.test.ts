import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "./testing/stage.ts";

/** The most that scripts may weigh, compressed, until a board is there, in bytes. */
const LIMIT = 350_000;

const weightOf = (page: Page, kind: string): Promise<number> =>
  page.evaluate(
    (ending) =>
      performance
        .getEntriesByType("resource")
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name }) => new URL(name).pathname.endsWith(ending))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    kind,
  );

test("no first visit needs more than 350 KB of compressed script, its board included", async ({ stage }) => {
  const pages = {
    start: await stage.open("/"),
    sandbox: await stage.open("/sandbox/2023"),
  };
  await pages.start.locator("#root main").waitFor();
  await pages.sandbox.locator(".layer-units").first().waitFor();
  for (const [name, page] of Object.entries(pages)) {
    const weight = await weightOf(page, ".js");
    expect(weight, name).toBeGreaterThan(0);
    expect(weight, name).toBeLessThan(LIMIT);
  }
});

test("a first visit loads few files of script, because each costs a round trip", async ({ stage }) => {
  const page = await stage.open("/sandbox/2023");
  await page.locator(".layer-units:visible").first().waitFor();
  const files = await page.evaluate(
    () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
  );
  expect(files).toBeGreaterThan(0);
  expect(files).toBeLessThan(24);
});

test("the first visit to the start page takes less than 350 KB in all, letters and pictures included", async ({
  stage,
}) => {
  const page = await stage.open("/");
  await page.locator("#root main").waitFor();
  await page.waitForLoadState("networkidle");
  expect(await weightOf(page, "")).toBeLessThan(LIMIT);
});
