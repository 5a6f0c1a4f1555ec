import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";
import { expectResults, goOn, phase, resolve, TURN, type } from "./testing/acts.ts";
import { listed, pressProvince, province, unit } from "./testing/board.ts";
import { test } from "./testing/stage.ts";
import { soon } from "./testing/tables.ts";

/** What else a sandbox is for. */
describe("order entry", () => {
  test("says why not, points out what does not match, and asks for a coast", async ({ stage }) => {
    const page = await stage.open("/sandbox/2023");
    await unit(page, "Par").click();
    await page.keyboard.press("m");
    await pressProvince(page, "Gal");
    await page.getByText("A Par cannot reach Galicia").first().waitFor();
    await page.keyboard.press("Escape");
    await type(page, "France: A Mar S A Par - Bur");
    await page.getByText("A Mar supports A Par to Burgundy, but A Par isn't ordered there.").waitFor();
    await type(page, "France: F Bre - Mid");
    await resolve(page);
    await goOn(page);
    await unit(page, "Mid").click();
    await pressProvince(page, "Spa");
    await page.getByRole("button", { name: "South coast", exact: true }).click();
    await soon(() => listed(page)).toContain("F Mid - Spa/sc");
  });

  test("takes a convoy, a retreat and a build", async ({ stage }) => {
    const page = await stage.open("/sandbox/2023");
    await type(page, "England: F Lon - Nth, A Lvp - Yor\nGermany: A Mun - Ruh\nFrance: A Par - Pic");
    await resolve(page);
    await goOn(page);
    await unit(page, "Nth").click();
    await page.getByRole("button", { name: "Convoy C" }).click();
    await pressProvince(page, "Bel");
    await unit(page, "Yor").click();
    await pressProvince(page, "Bel");
    await soon(() => listed(page)).toEqual(expect.arrayContaining(["F Nth C A Yor - Bel", "A Yor - Bel"]));
    await resolve(page);
    await soon(() => listed(page)).toContain("✓ A Yor - Bel moved");
    await goOn(page);
    await soon(() => phase(page)).toBe("Winter 1901 builds");
    await pressProvince(page, "Lon");
    await page.getByRole("button", { name: "Build fleet" }).click();
    await soon(() => listed(page)).toContain("Build F Lon");
    await resolve(page);
    await goOn(page);
    await type(page, "Germany: A Ruh - Bel, F Kie - Hol\nFrance: A Pic S A Ruh - Bel");
    await resolve(page);
    await goOn(page);
    await soon(() => phase(page)).toBe("Spring 1902 retreats");
    await page.locator('.layer-dislodged .unit[data-unit="Bel"]').click();
    await page.getByRole("button", { name: "Disband D" }).click();
    await soon(() => listed(page)).toContain("Disband A Bel");
    await resolve(page);
    await goOn(page);
    await soon(() => phase(page)).toBe("Fall 1902");
  });

  test("goes back, asks before it drops later phases, and brings them back", async ({ stage }) => {
    const page = await stage.open("/sandbox/2023");
    await type(page, "France: A Par - Bur");
    await resolve(page);
    await goOn(page);
    await type(page, "France: A Bur H");
    await page.getByRole("button", { name: "Previous phase" }).click();
    await page.getByRole("button", { name: "Change orders" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Change orders" }).click();
    await soon(() => listed(page)).toContain("A Par - Bur");
    await soon(() => page.getByLabel("Phase", { exact: true }).count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await soon(() => page.getByLabel("Phase", { exact: true }).count()).toBe(1);
  });
});

describe("a sandbox", () => {
  test("is the same in a new page that is opened by its link, and after a reload", async ({ stage }) => {
    const page = await stage.open("/sandbox/1971");
    await type(page, TURN.join("\n"));
    await resolve(page);
    await page.getByRole("button", { name: "Share and save" }).click();
    const field = page.getByLabel("Link to this sandbox");
    await expect.poll(() => field.inputValue()).toMatch(/#s=1\./);
    const link = new URL(await field.inputValue());
    const other = await stage.open(link.pathname + link.hash);
    await other.getByRole("button", { name: "Previous phase" }).click();
    await expectResults(other);
    expect(new URL(other.url()).hash).toBe("");
    await other.reload();
    await other.getByRole("button", { name: "Previous phase" }).click();
    await expectResults(other);
  });

  test("says that it makes the link while it does", async ({ stage }) => {
    const page = await stage.open("/sandbox/2023");
    // A position alone is written in a line; orders have to be compressed.
    await unit(page, "Par").click();
    await pressProvince(page, "Bur");
    // A slow device.
    await page.evaluate(() => {
      const Real = CompressionStream;
      const slow = globalThis as unknown as { goOn: () => void };
      const pause = new Promise<void>((resolve) => {
        slow.goOn = resolve;
      });
      globalThis.CompressionStream = class extends Real {
        override get readable() {
          const waiting = new TransformStream({ start: () => pause });
          return super.readable.pipeThrough(waiting);
        }
      };
    });
    await page.getByRole("button", { name: "Share and save" }).click();
    const busy = page.getByRole("dialog").getByLabel("Creating the link…");
    await busy.waitFor();
    await page.evaluate(() => (globalThis as unknown as { goOn: () => void }).goOn());
    await page.getByRole("dialog").getByLabel("Link to this sandbox").waitFor();
    await soon(() => busy.count()).toBe(0);
  });

  test("says so if a link is damaged", async ({ stage }) => {
    const page = await stage.open("/sandbox/2023#s=1.abc");
    await page.getByText("This link is damaged").first().waitFor();
  });

  test("says so if a link to a map is damaged, where maps are opened", async ({ stage }) => {
    const page = await stage.open("/sandbox/map#s=1.abc");
    await page.getByRole("heading", { name: "Import a game" }).waitFor();
    await page.getByRole("alert").getByText("This link is damaged").waitFor();
    await page.getByText("Ask for the link again, or open the map file here.").waitFor();
  });

  test("is edited by hand", async ({ stage }) => {
    const page = await stage.open("/sandbox/2023");
    await page.getByRole("button", { name: "Edit position" }).click();
    await page.getByRole("button", { name: "Clear board" }).click();
    await page.getByRole("button", { name: "France", exact: true }).click();
    await pressProvince(page, "Bur");
    await page.getByText("Winter", { exact: true }).click();
    await page.getByRole("button", { name: "Done" }).click();
    await soon(() => phase(page)).toBe("Winter 1901 builds");
    await unit(page, "Bur").waitFor();
    await soon(() => page.locator(".unit").count()).toBe(1);
  });
});

test("results are shown where they are explained, and every tab is scrolled by itself", async ({ stage }) => {
  const page = await stage.open("/sandbox/2023", { viewport: { width: 1280, height: 480 } });
  await page.getByRole("tab", { name: "Text" }).click();
  const others = ["A Vie H", "A Bud H", "F Lon H", "F Edi H", "A Ven H", "A Rom H", "A Mos H", "A Con H"];
  await page.getByLabel("Orders as text").fill([...TURN, ...others].join("\n"));
  await resolve(page);
  await expectResults(page);
  const scrolled = (by?: number): Promise<number> =>
    page.getByRole("tabpanel").evaluate((panel, top) => {
      const box = panel.parentElement as HTMLElement;
      if (top !== undefined) box.scrollTop = top;
      return box.scrollTop;
    }, by);
  await page
    .getByRole("tab", { name: "Orders" })
    .or(page.getByRole("tab", { name: "Results" }))
    .click();
  const before = await scrolled(120);
  expect(before).toBeGreaterThan(0);
  await page.getByRole("tab", { name: "Standings" }).click();
  await soon(() => scrolled()).toBe(0);
  await page
    .getByRole("tab", { name: "Orders" })
    .or(page.getByRole("tab", { name: "Results" }))
    .click();
  await soon(() => scrolled()).toBe(before);
  // On a phone, even a low one, the reason leaves the board in view, and can be closed.
  await page.setViewportSize({ width: 390, height: 640 });
  await page
    .locator("aside")
    .getByRole("button", { name: /A Mun - Bur/ })
    .click();
  const edges = async (what: Locator): Promise<{ top: number; bottom: number }> => {
    const { y = Number.NaN, height = 0 } = (await what.boundingBox()) ?? {};
    return { top: y, bottom: y + height };
  };
  const card = page.getByRole("region", { name: "Why: A Mun - Bur" });
  await card.waitFor();
  const { top, bottom } = await edges(card);
  expect(top).toBeGreaterThanOrEqual((await edges(page.locator("[data-board]"))).bottom);
  expect(bottom).toBeLessThanOrEqual(640);
  await card.getByRole("button", { name: "Close" }).click();
  await card.waitFor({ state: "detached" });
});

test("dragging and the wheel move the board, and press nothing", async ({ stage }) => {
  const page = await stage.open("/sandbox/2023");
  const box = async () => (await unit(page, "Mun").boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await province(page, "Mun").waitFor();
  const before = await box();
  await page.mouse.move(before.x, before.y);
  await page.mouse.wheel(0, -600);
  await expect.poll(async () => (await box()).width).toBeGreaterThan(before.width * 1.3);
  const near = await box();
  await page.mouse.move(near.x + near.width + 30, near.y + near.height / 2);
  await page.mouse.down();
  await page.mouse.move(near.x - 120, near.y + 40, { steps: 5 });
  await page.mouse.up();
  expect((await box()).x).toBeLessThan(near.x - 80);
  await soon(() => page.getByRole("group", { name: "Army in Munich" }).count()).toBe(0);
});
