import { loadPuzzles } from "@chancery/analysis/puzzles";
import type { Page } from "playwright-core";
import { unit } from "./testing/board.ts";
import { giveAll } from "./testing/lessons.ts";
import { test } from "./testing/stage.ts";

const puzzles = await loadPuzzles();

/** An easy one, with two orders. */
const EASY = puzzles.find(({ aim, solution }) => aim === "take" && solution.length === 2);
if (!EASY) throw new Error("no easy puzzle");

const go = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

test("a puzzle is tried, refuted by a reply, given away, and solved", async ({ stage }) => {
  const page = await stage.open("/learn");
  await page.getByRole("link", { name: "Solve a puzzle" }).click();
  await page.getByRole("link", { name: "Puzzle of the day" }).waitFor();
  await page.getByText("0 of 500 solved in this browser.").waitFor();

  await go(page, `/puzzles/${EASY.id}`);
  const [attack] = EASY.solution.filter((order) => / - /.test(order) && !/ S /.test(order));
  await unit(page, attack.split(" ")[1].split("/")[0]).waitFor();
  const check = page.getByRole("button", { name: "Check my orders" });
  await giveAll(page, [attack]);
  await check.click();
  await page.getByRole("heading", { name: "This can be stopped" }).waitFor();
  // Screen readers are told what the reply did to the attack.
  await page
    .getByRole("status")
    .filter({ hasText: `${attack}: ` })
    .waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Show the solution" }).click();
  await page.getByText("These orders work.").waitFor();
  await check.click();
  await page.getByRole("heading", { name: "Solved" }).waitFor();

  // What was given away doesn't count.
  await go(page, "/puzzles");
  await page.getByText("0 of 500 solved in this browser.").waitFor();
  await go(page, `/puzzles/${EASY.id}`);
  await unit(page, attack.split(" ")[1].split("/")[0]).waitFor();
  await giveAll(page, EASY.solution);
  await check.click();
  await page.getByRole("heading", { name: "Solved" }).waitFor();
  await page.getByText(/that could matter/).waitFor();
  await page.getByRole("link", { name: "Next puzzle" }).click();
  await page.getByText(/whatever the others order/).waitFor();
  await page.getByRole("link", { name: "Puzzles", exact: true }).click();
  await page.getByText("1 of 500 solved in this browser.").waitFor();
});
