import { expect } from "vitest";
import { LESSONS } from "../../src/pages/learn/lessons/index.ts";
import { pressProvince, unit } from "./board.ts";
import { completeLesson } from "./lessons.ts";
import { ready } from "./solo.ts";
import { test } from "./stage.ts";
import { soon } from "./tables.ts";

/** The first year of the small game, as a coach would have it played. */
const YEAR = [
  ["A Eld - Cau", "A Sal S A Eld - Cau", "F Gul S A Eld - Cau"],
  ["A Cau H", "A Sal S A Cau", "F Gul S A Cau"],
];

test("a newcomer completes all lessons by clicking, and plays a small game with a coach", async ({
  stage,
}) => {
  const page = await stage.open("/");
  await page.getByRole("link", { name: /Learn to play/ }).click();
  await page.getByRole("link", { name: "Start the first lesson" }).click();
  // A wrong attempt is explained, and can be tried again.
  await unit(page, "Eld").waitFor();
  await page.getByRole("button", { name: "Resolve the turn" }).click();
  await page.getByRole("listitem").getByText("A Eld had no order and held.").waitFor();
  // The solution is told only to those who ask for it.
  expect(await page.getByText("click Causeway").count()).toBe(0);
  await page.getByRole("button", { name: "Show me" }).click();
  await page.getByText("A Eld - Cau", { exact: true }).waitFor();
  await page.getByText("click Causeway").waitFor();
  await page.getByRole("button", { name: "Remove A Eld - Cau" }).click();
  for (const lesson of LESSONS) await completeLesson(page, lesson);
  await page.getByText("24 of 24 tasks done").first().waitFor();

  await page.getByRole("button", { name: "Start the game" }).click();
  const coach = page.getByRole("region", { name: "Coach" });
  await coach.getByText("Fleet in Gullhaven").or(coach.getByText("Army in")).first().waitFor();
  await page.reload();
  await coach.waitFor();
  for (const orders of YEAR) {
    await page.getByText("Text", { exact: true }).click();
    await page.getByLabel("Orders as text").fill(orders.join("\n"));
    await page.getByText("List", { exact: true }).click();
    await coach.getByText(/^All set/).waitFor();
    await ready(page);
  }
  await coach.getByText(/You own \d centers/).waitFor();
  await coach.getByRole("link", { name: "Back to the lessons" }).click();
  await page.getByRole("link", { name: /Moves/ }).waitFor();
  expect(await page.getByText("Done", { exact: true }).count()).toBe(LESSONS.length + 1);
  await page.getByRole("button", { name: "Reset progress" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reset progress" }).click();
  await soon(() => page.getByText("0 of 24 tasks done").count()).toBeGreaterThan(0);
});

test("on a phone and in German, a lesson is solved by tapping, and resumed where it was left", async ({
  stage,
}) => {
  const page = await stage.open("/learn/supports?language=de", {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await unit(page, "Eld").tap();
  await pressProvince(page, "Cau");
  await unit(page, "Sal").tap();
  await page.getByRole("button", { name: /^Unterstützen/ }).tap();
  await unit(page, "Eld").tap();
  await page.getByRole("button", { name: "Zug auswerten" }).tap();
  await page.getByRole("heading", { name: "Gut gemacht" }).waitFor();
  // Fingers tap.
  const touched = await stage.open("/learn/moves?language=de", {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await touched.getByText(/^Tippe auf dem Brett/).waitFor();
  expect(await touched.getByText(/Klicke/).count()).toBe(0);
  await page.reload();
  await page.locator('nav [aria-current=step][aria-label^="Aufgabe 2:"]').waitFor();
});
