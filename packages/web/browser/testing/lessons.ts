import type { Page } from "playwright-core";
import type { Lesson, Task } from "../../src/pages/learn/lessons/lesson.ts";
import { pressProvince, province, unit } from "./board.ts";

/** How a newcomer gives the orders of a task: by clicking, one after the other. */

const placeOf = (label: string): string => label.split("/")[0];

/** Clicks a unit; on a phone, taps it. */
async function pressUnit(page: Page, at: string): Promise<void> {
  const token = unit(page, at);
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (isTouch) await token.tap();
  else await token.click();
}

const choose = (page: Page, verb: RegExp): Promise<void> =>
  page.locator("[data-dock]").getByRole("button", { name: verb }).click();

/** Gives one order, as it is written in the lesson. */
async function give(page: Page, order: string): Promise<void> {
  const words = order.split(" ");
  if (words[0] === "Build") {
    await pressProvince(page, words[2]);
    const kind = page.getByRole("button", { name: words[1] === "A" ? "Build army" : "Build fleet" });
    // Where only an army can be built, nothing is asked.
    const row = page.locator("aside").getByText(order, { exact: true });
    await kind.or(row).first().waitFor();
    if (await kind.isVisible()) await kind.click();
    return;
  }
  if (words[0] === "Disband") {
    await pressUnit(page, words[2]);
    return;
  }
  const [, at, verb, , target, , destination] = words;
  await pressUnit(page, placeOf(at));
  if (verb === "H") return choose(page, /^Hold/);
  if (verb === "-" || verb === "R") {
    const [to, coast] = (words.at(-1) ?? "").split("/");
    await pressProvince(page, to);
    if (coast)
      await page.getByRole("button", { name: coast === "nc" ? "North coast" : "South coast" }).click();
    return;
  }
  await choose(page, verb === "S" ? /^Support/ : /^Convoy/);
  await pressUnit(page, placeOf(target));
  // The helped unit has its order already, so its destination is known.
  if (destination !== undefined || verb === "C")
    await province(page, placeOf(destination ?? target)).waitFor();
  else await page.keyboard.press("Escape");
}

/** Gives orders, such as those of a solution: first those that others help. */
export async function giveAll(page: Page, solution: readonly string[]): Promise<void> {
  const helps = (order: string): boolean => / [SC] /.test(order);
  for (const order of solution.filter((each) => !helps(each))) await give(page, order);
  for (const order of solution.filter(helps)) await give(page, order);
}

/** Talks first, where a task is about that. */
async function talk(page: Page, { talk: talks }: Task): Promise<void> {
  if (talks?.offer) await page.getByRole("button", { name: "Accept" }).click();
  if (talks?.replies) {
    await page.getByRole("radio", { name: /^Peace/ }).check();
    await page.getByRole("button", { name: "Send offer" }).click();
    await page.getByText("That suits us.").waitFor();
  }
}

/** Solves every task of a lesson, and follows the button to the next. */
export async function completeLesson(page: Page, { tasks }: Lesson): Promise<void> {
  for (const [number, task] of tasks.entries()) {
    await page.locator(`nav [aria-current=step][aria-label^="Task ${number + 1}:"]`).waitFor();
    await page.locator(".layer-units:visible").first().waitFor();
    await talk(page, task);
    await giveAll(page, task.solution);
    await page.getByRole("button", { name: "Resolve the turn" }).click();
    await page.getByRole("heading", { name: "Well done" }).waitFor();
    const next = page.locator("aside footer").locator("button, a");
    await next.click();
  }
}
