import { expect } from "vitest";
import { test } from "./testing/stage.ts";

const START = {
  "en-US": "Play Diplomacy online. Every result explained.",
  "de-DE": "Diplomacy online spielen. Jedes Ergebnis erklärt.",
};

for (const [locale, heading] of Object.entries(START))
  test(`the start page says what it is, with a board, before any script has run (${locale})`, async ({
    stage,
  }) => {
    const page = await stage.open("/", { locale, javaScriptEnabled: false });
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(heading);
    const board = page.locator("#shell picture img");
    await expect.poll(() => board.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    // Its links lead on without the application.
    expect(await page.locator('#shell a[href="/host/classic-2023"]').count()).toBe(1);
  });

test("the start page leads to a game first, and has a door of its own for committees", async ({ stage }) => {
  const page = await stage.open("/");
  await page.locator("#root main").waitFor();
  const doors = await page
    .locator("#root main a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  // A game against the computer comes first, with lessons for beginners.
  expect(doors.slice(0, 6)).toEqual(["/play", "/learn", "#host", "/find", "/sandbox/2023", "/join"]);
});

test("a sandbox shows its own board before any script has run", async ({ stage }) => {
  for (const [path, board] of [
    ["2023", "classic"],
    ["dissolution", "dissolution"],
  ]) {
    const page = await stage.open(`/sandbox/${path}`, { javaScriptEnabled: false });
    const picture = page.locator("#shell main img");
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await picture.getAttribute("src")).toContain(`board-${board}-light`);
  }
});

test("the application takes the place of the shell, and never shows it in another language", async ({
  stage,
}) => {
  const page = await stage.open("/");
  await page.locator("#root main").waitFor();
  expect(await page.locator("#shell").count()).toBe(0);
  await page.getByLabel("Language").selectOption("de");
  await page.getByRole("heading", { level: 1, name: START["de-DE"] }).waitFor();
  // The browser still asks for English, so the server has sent that.
  expect(await page.locator("html").getAttribute("data-other-language")).toBe("");
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
});
