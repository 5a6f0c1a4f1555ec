import { expect } from "vitest";
import { findingsInBoth } from "./access.ts";
import { unit } from "./board.ts";
import { followHint, makePeace, phaseOf, ready, startSolo } from "./solo.ts";
import { test } from "./stage.ts";
import { soon } from "./tables.ts";

test("a game against the computer starts at once, takes deals, shows results, and resumes after a reload", async ({
  stage,
}) => {
  const page = await stage.open("/", { bypassCSP: true });
  await page.getByRole("link", { name: /Play against the computer/ }).click();
  await page.getByRole("button", { name: "Start game" }).waitFor();
  expect(await findingsInBoth(page)).toEqual([]);
  await page.goto(new URL("/", page.url()).href);
  await startSolo(page, "", "France", "Loyal");
  expect(await phaseOf(page)).toBe("Spring 1901");
  expect(await findingsInBoth(page)).toEqual([]);
  await page.getByText("Your turn.").waitFor();
  await page.getByRole("tab", { name: "Players" }).click();
  await page.getByText("France").first().waitFor();
  expect(await page.locator("aside").innerText()).not.toMatch(/game master|projector/i);
  await makePeace(page, "Turkey");
  await ready(page);
  expect(await phaseOf(page)).toBe("Fall 1901");
  await page.getByRole("button", { name: "View results" }).click();
  await soon(() => page.locator(".order").count()).toBeGreaterThan(15);
  await page.reload();
  await unit(page, "Par").waitFor();
  await page.goto(new URL("/", page.url()).href);
  await page.getByRole("region", { name: "Your games against the computer" }).getByRole("link").click();
  await unit(page, "Par").waitFor();
  expect(await phaseOf(page)).toBe("Fall 1901");
});

test("a turn is taken back, and a master's advice is shown on the board and taken over", async ({
  stage,
}) => {
  const page = await stage.open("/", { bypassCSP: true });
  await startSolo(page);
  await page.getByRole("button", { name: "What would a master play?" }).click();
  const hint = page.getByRole("region", { name: "What a master would play" });
  await hint.waitFor();
  await soon(() => page.locator(".order").count()).toBe(3);
  const advised = (await hint.locator("pre").innerText()).split("\n");
  expect(advised).toHaveLength(3);
  expect(await findingsInBoth(page)).toEqual([]);
  expect(await hint.innerText()).toMatch(/Your score is \d+% now, and about \d+% by Winter 1901/);
  await hint.getByRole("button", { name: "Hide" }).click();
  await soon(() => page.locator(".order").count()).toBe(0);
  await followHint(page);
  await soon(() => page.locator("aside").innerText()).toContain(advised[0]);
  await ready(page);
  expect(await phaseOf(page)).toBe("Fall 1901");
  await page.getByRole("button", { name: "Take back last turn" }).click();
  await soon(() => phaseOf(page)).toBe("Spring 1901");
  await soon(() => page.locator("aside").innerText()).toContain(advised[0]);
});
