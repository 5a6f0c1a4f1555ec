import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { findings, tooSmall } from "./access.ts";
import { beReady } from "./acts.ts";
import { listed, pressProvince, province, unit } from "./board.ts";
import { type Seated, seatedAs, sevenSeated } from "./seats.ts";
import { test } from "./stage.ts";
import { showNews, soon } from "./tables.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const SPRING = {
  Germany: "A Mun - Bur\nF Kie - Den\nA Ber - Kie",
  England: "F Lon - Nth\nF Edi - Nrg\nA Lvp - Yor",
};

const saved = (page: Page) => page.getByRole("button", { name: /^Saved/ });
const ready = (page: Page) => page.getByRole("button", { name: "Ready", exact: true });

/** France attacks Burgundy with support, by mouse. */
async function order(page: Page): Promise<void> {
  await unit(page, "Par").click();
  await pressProvince(page, "Bur");
  await unit(page, "Mar").click();
  await page.getByRole("button", { name: "Support S" }).click();
  await unit(page, "Par").click();
}

const ATTACK = "A Par - Bur\nA Mar S A Par - Bur";

/** A player at a real table. */
describe("orders at a table", () => {
  test("are given by mouse, saved as they are given, and still there after a reload", async ({ stage }) => {
    const seated = await sevenSeated(stage);
    const page = await seated.open("France");
    await page.getByText("3 of 3 units without orders").waitFor();
    await order(page);
    await saved(page).waitFor();
    await soon(() => seated.saved("France")).toBe(ATTACK);
    await page.getByText("1 of 3 units without orders").waitFor();
    await page.reload();
    await page.getByText("1 of 3 units without orders").waitFor();
    await soon(() => listed(page)).toEqual(expect.arrayContaining(["A Par - Bur", "A Mar S A Par - Bur"]));
    await unit(page, "Mun").click();
    await page.getByText("A Mun is German. You play France").first().waitFor();
    await page.keyboard.press("Control+z");
    await saved(page).click();
    const receipt = page.getByRole("article");
    await receipt.getByText("version").waitFor();
    await receipt.getByRole("button", { name: "Verify" }).click();
    await receipt.getByText("Genuine").waitFor();
  });

  test("are given by keys alone, up to being ready", async ({ stage }) => {
    const seated = await sevenSeated(stage);
    const page = await seated.open("France");
    await page.keyboard.press("n");
    await page.keyboard.press("h");
    for (let left = 2; left > 0; left--) {
      await page.getByText(`${left} of 3 units without orders`).waitFor();
      await page.keyboard.press("n");
      await page.keyboard.press("h");
    }
    await page.getByText("All units have orders").waitFor();
    await page.keyboard.press("Control+z");
    await page.getByText("1 of 3 units without orders").waitFor();
    await page.keyboard.press("Control+Shift+z");
    await page.getByText("All units have orders").waitFor();
    const isThere = () => page.evaluate(() => document.activeElement?.textContent === "Ready");
    for (let i = 0; i < 60 && !(await isThere()); i++) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Not ready" }).waitFor();
    expect((await seated.saved("France"))?.split("\n").sort()).toEqual(["A Mar H", "A Par H", "F Bre H"]);
  });

  test("are typed, with mistakes marked where they are, and saved as they were written", async ({
    stage,
  }) => {
    const seated = await sevenSeated(stage);
    const page = await seated.open("France");
    await page.getByText("Text", { exact: true }).click();
    await page.getByLabel("Orders as text").fill("Army Paris to Burgundy\nA Mar S A Par-Burglary");
    await page.getByLabel("Mistakes").getByText("Burgundy").waitFor();
    await soon(() => seated.saved("France")).toBe("Army Paris to Burgundy\nA Mar S A Par-Burglary");
    await page.reload();
    await page.locator(".layer-units").waitFor();
    await soon(() => listed(page)).toContain("A Par - Bur");
    await page.getByText("A Mar S A Par-Burglary:").waitFor();
  });

  test("for several powers go to the sheet of each", async ({ stage }) => {
    const four = ["England", "Austria", "Germany", "Italy"] as const;
    const seated = await seatedAs(stage, four, { options: { players: 4 } });
    const page = await seated.open("Austria");
    await page.getByText("Austria and France", { exact: true }).waitFor();
    await order(page);
    await unit(page, "Vie").click();
    await pressProvince(page, "Gal");
    await soon(() => seated.saved("Austria")).toBe("A Vie - Gal");
    await soon(() => seated.saved("France", "Austria")).toBe(ATTACK);
    await page.getByText("Text", { exact: true }).click();
    const text = page.getByLabel("Orders as text");
    await soon(() => text.inputValue()).toBe(`Austria:\nA Vie - Gal\n\nFrance:\n${ATTACK}\n`);
    await text.fill("A Bud - Ser\nF Bre - Mid\nGermany: A Mun H");
    await page.getByLabel("Mistakes").getByText("You don't play Germany").waitFor();
    await soon(() => seated.saved("France", "Austria")).toBe("F Bre - Mid");
    await soon(() => seated.saved("Austria")).toBe("A Bud - Ser");
  });

  test("are kept without a connection, and sent when it is back", async ({ stage }) => {
    const seated = await sevenSeated(stage);
    const page = await seated.open("France");
    const complaints = stage.complaints.length;
    await page.context().setOffline(true);
    await order(page);
    await page.getByText("Kept here, not sent yet").waitFor();
    expect(await seated.saved("France")).toBeNull();
    await page.context().setOffline(false);
    await saved(page).waitFor();
    await soon(() => seated.saved("France")).toBe(ATTACK);
    // A browser that is cut off says so.
    stage.complaints.length = complaints;
  });

  test("that were changed on another device are decided by the player", async ({ stage }) => {
    const seated = await sevenSeated(stage);
    const page = await seated.open("France");
    const complaints = stage.complaints.length;
    await page.context().setOffline(true);
    await order(page);
    await page.getByText("Kept here, not sent yet").waitFor();
    await seated.do("France", { type: "save", power: "France", text: "A Par - Pic" });
    await page.context().setOffline(false);
    await page.getByText("The orders of France were changed on another device").waitFor();
    await soon(() => seated.saved("France")).toBe("A Par - Pic");
    await page.getByRole("button", { name: "Keep my orders" }).click();
    await saved(page).waitFor();
    await soon(() => seated.saved("France")).toBe(ATTACK);
    stage.complaints.length = complaints;
  });
});

test("orders are tried in a sandbox beside the game, and brought home", async ({ stage }) => {
  const seated = await sevenSeated(stage);
  const page = await seated.open("France");
  await unit(page, "Par").click();
  await pressProvince(page, "Bur");
  await saved(page).waitFor();
  const [sandbox] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("button", { name: "Try it in a sandbox" }).click(),
  ]);
  await soon(() => listed(sandbox)).toContain("A Par - Bur");
  // The game stays where it was.
  expect(new URL(page.url()).pathname).toBe(`/games/${seated.game}`);
  await unit(sandbox, "Mar").click();
  await pressProvince(sandbox, "Spa");
  await unit(sandbox, "Mun").click();
  await pressProvince(sandbox, "Ruh");
  await sandbox.getByRole("button", { name: "Use these orders in the game" }).click();
  await sandbox.getByText("Orders from your sandbox:").waitFor();
  expect(await seated.saved("France")).toBe("A Par - Bur");
  await sandbox.getByRole("button", { name: "Use them" }).click();
  await soon(async () => (await seated.saved("France"))?.split("\n").sort()).toEqual([
    "A Mar - Spa",
    "A Par - Bur",
  ]);
  await soon(() => sandbox.getByText("Orders from your sandbox:").count()).toBe(0);
  // A game that is looked at leads back as well.
  const [other] = await Promise.all([
    sandbox.context().waitForEvent("page"),
    sandbox.getByRole("button", { name: "Try it in a sandbox" }).click(),
  ]);
  await other.getByRole("link", { name: "Back to the game" }).click();
  await other.getByText("1 of 3 units without orders").waitFor();
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

test("notices leave the board free, and go by themselves", async ({ stage }) => {
  const seated = await sevenSeated(stage);
  for (const options of [{ viewport: { width: 1280, height: 720 } }, PHONE]) {
    const page = await seated.open("France", options);
    await page.clock.install();
    // A unit under a notice can be pressed all the same.
    const covered = (): Promise<string[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll<SVGElement>("[data-board] .unit")].flatMap((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return top?.closest("[data-fixed]:not([data-tools])") ? [element.dataset.unit ?? ""] : [];
        }),
      );
    await unit(page, "Mun").click();
    const pill = page.locator("[data-board]").getByText("A Mun is German. You play France");
    await pill.waitFor();
    expect(await covered()).toEqual([]);
    await page.clock.fastForward(7_000);
    await soon(() => pill.count()).toBe(0);
    await seated.others(null);
    const news = page.locator("[data-board]").getByText(/resolved$/);
    await news.waitFor();
    expect(await covered()).toEqual([]);
    await page.clock.fastForward(31_000);
    await soon(() => news.count()).toBe(0);
  }
});

describe("a result", () => {
  test("arrives while somebody looks, is explained, and is found again by the slider", async ({ stage }) => {
    const seated = await sevenSeated(stage);
    const page = await seated.open("France");
    const germany = await seated.open("Germany");
    await order(page);
    await seated.others("France", SPRING);
    await soon(() => listed(germany)).not.toContain("A Par - Bur");
    await beReady(page);
    for (const each of [page, germany]) await each.getByText("Spring 1901 resolved").first().waitFor();
    await showNews(germany);
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
    await page.getByText("2 builds or disbands left").waitFor();
    await pressProvince(page, "Mar");
    await page.getByRole("button", { name: "Build army" }).click();
    await page.getByText("1 build or disband left").waitFor();
    await page.getByRole("button", { name: "Waive a build" }).click();
    await page.getByText("All orders in").waitFor();
    await soon(() => seated.saved("France")).toBe("Build A Mar\nWaive");
    const austria = await seated.open("Austria");
    await austria.getByText("You have no orders to give in this phase. Still waiting for France.").waitFor();
    await beReady(page);
    await soon(async () => (await seated.view("France")).phase).toBe("S1902M");
  });
});

test("a stranger sees the table without its secrets, and changes nothing", async ({ stage }) => {
  const seated = await sevenSeated(stage);
  await seated.do("France", { type: "save", power: "France", text: ATTACK });
  const page = await seated.open(null);
  await page.getByText("Spectator", { exact: true }).waitFor();
  await soon(() => ready(page).count()).toBe(0);
  await unit(page, "Par").click();
  await page.getByText("A Par is French. You don't play a power here").first().waitFor();
  await soon(() => page.locator(".order").count()).toBe(0);
  expect(await page.content()).not.toContain("A Mar S A Par");
});

test("a phone orders, sees that it is saved, and is ready", async ({ stage }) => {
  const seated = await sevenSeated(stage);
  const page = await seated.open("France", PHONE);
  await unit(page, "Par").tap();
  await pressProvince(page, "Bur");
  await saved(page).waitFor();
  await beReady(page);
  await page.getByRole("button", { name: "Not ready" }).waitFor();
  await soon(() => seated.saved("France")).toBe("A Par - Bur");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
  await page.getByRole("button", { name: "Expand panel" }).tap();
  // The panel takes from the board, not what the board is about.
  const isSeen = (): Promise<boolean> =>
    unit(page, "Par").evaluate((element) => {
      const { x, y } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + 8, y + 8));
    });
  await soon(isSeen).toBe(true);
  expect(await tooSmall(page)).toEqual([]);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`a table can be used by everybody (${colorScheme})`, async ({ stage }) => {
    const seated = await sevenSeated(stage);
    const page = await seated.open("France", { colorScheme, bypassCSP: true });
    await order(page);
    await saved(page).waitFor();
    expect(await findings(page)).toEqual([]);
    await saved(page).click();
    await page.getByRole("dialog").waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await seated.others("France", SPRING);
    await beReady(page);
    await showNews(page);
    await unit(page, "Mun").click();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await findings(page)).toEqual([]);
  });
}

test("a turn is played by what a screen reader is told", async ({ stage }) => {
  const seated = await sevenSeated(stage);
  const page = await seated.open("France");
  const board = page.getByRole("group", { name: "Spring 1901" }).first();
  const place = (name: RegExp) => board.getByRole("button", { name }).first();
  const told = () => page.getByRole("status").allInnerTexts();
  await place(/^Paris\b.*French army/).press("Enter");
  await soon(told).toContainEqual(expect.stringMatching(/^Army in Paris: Hold, Move, Support/));
  await page
    .getByRole("group", { name: "Army in Paris" })
    .getByRole("button", { name: "Move M" })
    .press("Enter");
  await place(/^Burgundy\b/).press("Enter");
  await soon(told).toContain("A Par - Bur");
  await place(/^Marseilles\b/).press("Enter");
  await page
    .getByRole("group", { name: "Army in Marseilles" })
    .getByRole("button", { name: "Support S" })
    .press("Enter");
  await place(/^Paris\b/).press("Enter");
  await soon(told).toContain("A Mar S A Par - Bur");
  const panel = page.getByRole("complementary");
  await soon(() => panel.getByRole("listitem").allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringContaining("A Mar S A Par - Bur")]),
  );
  await seated.others("France", SPRING);
  await panel.getByRole("button", { name: "Ready", exact: true }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Ready anyway" }).press("Enter");
  await soon(told).toContainEqual(expect.stringMatching(/Spring 1901 resolved/));
  await page.getByRole("button", { name: "View results" }).press("Enter");
  await panel.getByRole("heading", { name: "Spring 1901", level: 1 }).waitFor();
  const mine = panel.getByRole("button", { name: /A Par - Bur\s*moved/ });
  await mine.press("Enter");
  await page.getByRole("region", { name: "Why: A Par - Bur" }).waitFor();
  expect(await panel.ariaSnapshot()).toMatch(
    /heading "France"[\s\S]*button .*A Par - Bur moved.* \[expanded\]/,
  );
  await page.getByRole("button", { name: "Back to the current turn" }).press("Enter");
  await panel.getByRole("heading", { name: "Fall 1901", level: 1 }).waitFor();
});

test("the board is reached by Tab, and the arrow keys walk about on it", async ({ stage }) => {
  const seated = await sevenSeated(stage);
  const page = await seated.open("France");
  await province(page, "Par").focus();
  await page.keyboard.press("m");
  await page.getByRole("group", { name: "Army in Paris" }).getByText("goes where?").waitFor();
  await page.keyboard.press("Escape");
  await soon(() => page.getByRole("group", { name: "Army in Paris" }).count()).toBe(0);
});

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
