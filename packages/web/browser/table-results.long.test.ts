import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { beReady } from "./testing/acts.ts";
import { isInView, listed, pressProvince, unit } from "./testing/board.ts";
import { ATTACK, order, PHONE, SPRING } from "./testing/france.ts";
import { type Seated, sevenSeated } from "./testing/seats.ts";
import { test } from "./testing/stage.ts";
import { showNews, soon } from "./testing/tables.ts";

describe("a result", () => {
  test("arrives while someone looks, is explained, and is found again by the slider", async ({ stage }) => {
    const seated = await sevenSeated(stage);
    const page = await seated.open("France");
    const germany = await seated.open("Germany");
    await order(page);
    await seated.others("France", SPRING);
    await soon(() => listed(germany)).not.toContain("A Par - Bur");
    await beReady(page);
    for (const each of [page, germany]) await each.getByText("Spring 1901 resolved").first().waitFor();
    await showNews(germany);
    await expectColors(germany);
    await unit(germany, "Mun").click();
    const reason = germany.getByRole("region", { name: "Why: A Mun - Bur" });
    await soon(() => reason.innerText()).toMatch(/Bounced 1v2 with A Par \(supported by A Mar\)/);
    await reason.getByText("A move fails if a stronger one goes to the same place.").waitFor();
    await reason.getByRole("button", { name: "Rule CB-92" }).click();
    await soon(() => germany.locator('[data-rule="CB-92"]').innerText()).toMatch(/equal or greater strength/);
    expect(new URL(germany.url()).search).toBe("?turn=1");
    const linked = await seated.open("Germany", {}, "?turn=1");
    await soon(() => listed(linked)).toContain("✕ A Mun - Bur bounced");
    await germany.goBack();
    await soon(() => germany.getByRole("heading", { level: 1 }).innerText()).toBe("Fall 1901");
    await germany.goForward();
    await germany.getByRole("button", { name: "Back to the current turn" }).click();
    await soon(() => germany.getByRole("heading", { level: 1 }).innerText()).toBe("Fall 1901");
    await germany.getByLabel("Turn", { exact: true }).fill("0");
    await soon(() => germany.getByRole("heading", { level: 1 }).innerText()).toBe("Spring 1901");
    await germany.getByRole("tab", { name: "Results" }).click();
    await soon(() => listed(germany)).toContain("✕ A Mun - Bur bounced");
    await page.keyboard.press("ArrowLeft");
    await soon(() => listed(page)).toContain("✓ A Par - Bur moved");
    await expectExports(page, seated);
  });

  test("leads to builds, which are pressed", async ({ stage }) => {
    const seated = await sevenSeated(stage);
    await seated.do("France", { type: "save", power: "France", text: "F Bre - Mid\nA Mar - Spa" });
    await seated.others(null);
    await seated.do("France", { type: "save", power: "France", text: "F Mid - Por" });
    await seated.others(null);
    const page = await seated.open("France");
    await page.getByText("2 builds left").waitFor();
    // A phone shows every place where something can be built.
    const phone = await seated.open("France", PHONE);
    for (const id of ["Par", "Mar", "Bre"]) await soon(() => isInView(phone, id)).toBe(true);
    await pressProvince(page, "Mar");
    await page.getByRole("button", { name: "Build army" }).click();
    await page.getByText("1 build left").waitFor();
    await page.getByRole("button", { name: "Waive a build" }).click();
    await page.getByText("All orders in").waitFor();
    await soon(() => seated.saved("France")).toBe("Build A Mar\nWaive");
    const austria = await seated.open("Austria");
    await austria.getByText("You have no orders to give in this phase. Still waiting for France.").waitFor();
    await beReady(page);
    await soon(async () => (await seated.view("France")).phase).toBe("S1902M");
  });
});

test("land without a center is colored by who was there last, at the table, on the wall and on paper", async ({
  stage,
}) => {
  const seated = await sevenSeated(stage);
  await seated.others(null, { France: "A Par - Bur", Germany: "A Mun - Tyr" });
  await seated.others(null, { France: "A Bur - Bel", Germany: "A Tyr - Mun" });
  const ground = (within: Page | Locator, id: string): Promise<string[]> =>
    within
      .locator(`.province[data-province="${id}"] path`)
      .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
  const sameAs = async (within: Page | Locator, id: string, other: string): Promise<boolean> => {
    const [one, two] = [await ground(within, id), await ground(within, other)];
    return one.length > 0 && String(one) === String(two);
  };
  const page = await seated.open("France");
  const wall = await seated.open("France", {}, "/projector");
  for (const each of [page, wall]) {
    await soon(() => sameAs(each, "Tyr", "Mun")).toBe(true);
    expect(await sameAs(each, "Tyr", "Vie")).toBe(false);
  }
  await page.evaluate(() => {
    globalThis.print = () => undefined;
  });
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await page.emulateMedia({ media: "print" });
  const paper = page.locator("[data-print]");
  await soon(() => sameAs(paper, "Tyr", "Mun")).toBe(true);
  expect(await sameAs(paper, "Tyr", "Vie")).toBe(false);
  await page.emulateMedia({ media: "screen" });
  // Who wants the centers alone gets those.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Map key" }).click();
  await page.getByLabel("Color land by centers only").check();
  await soon(() => sameAs(page, "Tyr", "Vie")).toBe(true);
});

test("notices hide nothing of the board, and go by themselves", async ({ stage }) => {
  const seated = await sevenSeated(stage);
  for (const options of [{ viewport: { width: 1280, height: 720 } }, PHONE]) {
    const page = await seated.open("France", options);
    await page.clock.install();
    /** How far a notice reaches onto the board, in px. */
    const over = async (notice: Locator): Promise<number> => {
      const box = await notice.boundingBox();
      const board = await page.locator("[data-board]").boundingBox();
      if (!box || !board) throw new Error("not to be seen");
      expect(box.x).toBeGreaterThanOrEqual(0);
      return Math.max(0, Math.min(box.y + box.height, board.y + board.height) - Math.max(box.y, board.y));
    };
    await unit(page, "Mun").click();
    const pill = page.locator("[data-notice]");
    await pill.getByText("A Mun is German. You play France").waitFor();
    expect(await over(pill)).toBe(0);
    await page.clock.fastForward(7_000);
    await soon(() => pill.count()).toBe(0);
    await seated.others(null);
    const news = page.locator("[data-notice]", { hasText: /resolved/ });
    await news.waitFor();
    await soon(() => over(news)).toBe(0);
    // Nothing moves under a finger.
    await unit(page, "Par").click();
    await page.getByRole("group", { name: "Army in Paris" }).waitFor();
    await page.clock.fastForward(31_000);
    expect(await news.count()).toBe(1);
    await page.keyboard.press("Escape");
    await page.clock.fastForward(31_000);
    await soon(() => news.count()).toBe(0);
  }
});

/** The German order that fails is in the color of those that don't, and broken. */
async function expectColors(page: Page): Promise<void> {
  await page.locator('.order[data-type="move"][data-state="fails"]').waitFor({ state: "attached" });
  const moves = await page.locator('.order[data-type="move"]').evaluateAll((orders) =>
    orders.map((order) => {
      const paths = [...order.querySelectorAll("path")];
      return {
        isBroken: paths.some((path) => path.hasAttribute("stroke-dasharray")),
        colors: [...new Set(paths.map((path) => path.getAttribute("stroke")))].sort().join(),
      };
    }),
  );
  const broken = moves.filter(({ isBroken }) => isBroken);
  expect(broken).toHaveLength(1);
  expect(moves.filter(({ colors }) => colors === broken[0].colors)).toHaveLength(3);
}

/** Takes the turn in view and the game elsewhere. */
async function expectExports(page: Page, { game }: Seated): Promise<void> {
  const take = async (name: string): Promise<Buffer> => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toContain(game);
    return readFileSync(await download.path());
  };
  await page.getByRole("button", { name: "Export" }).click();
  const replay = JSON.parse((await take("Replay as JSON")).toString());
  expect(replay).toMatchObject({ variant: "classic", rulebook: "2023" });
  expect(replay.phases[0]).toMatchObject({ phase: "S1901M", orders: { France: ATTACK.split("\n") } });
  expect((await take("Results as text")).toString()).toMatch(/A Mun - Bur +Bounced 1v2/);
  const svg = (await take("Board as SVG")).toString();
  expect(svg).toMatch(/^<svg/);
  expect(svg.match(/@font-face/g)).toHaveLength(3);
  const png = await take("Board as PNG");
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  // Its width stands in the head: large enough to be read.
  expect(png.readUInt32BE(16)).toBeGreaterThan(2000);
  await page.getByRole("button", { name: "Open in sandbox" }).click();
  await page.waitForURL(/\/sandbox\/2023/);
  await soon(() => listed(page)).toContain("A Mun - Bur");
}
