import { devices } from "playwright-core";
import { describe, expect } from "vitest";
import { listed } from "./board.ts";
import { followHint, isOver, phaseOf, ready, startSolo } from "./solo.ts";
import { test } from "./stage.ts";
import { soon } from "./tables.ts";

const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];

/** What a browser says that is cut off. */
const isCutOff = (complaint: string): boolean =>
  /ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(complaint);

describe.each([
  ["on a desktop", {}],
  ["on a phone", phone],
])("a whole game %s", (_name, options) => {
  test("is played without a network, from a reload to its end", async ({ stage }) => {
    const page = await stage.open("/", options);
    await startSolo(page, "Germany vs Italy", "Germany");
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.ready).active?.state === "activated",
    );
    // The last files are cached when the page says so.
    await soon(() =>
      page.evaluate(async () => (await (await caches.open("chancery-more")).keys()).length),
    ).toBeGreaterThan(0);
    await page.context().setOffline(true);
    await page.reload();
    await page.locator(".layer-units:visible").first().waitFor();
    for (let turn = 0; turn < 40 && !(await isOver(page)); turn++) {
      await page.getByRole("tab", { name: "Orders" }).click();
      // A player who has seen enough orders nothing, and loses.
      if (turn < 2) await followHint(page);
      await ready(page);
    }
    await page.getByText("The game is over.").waitFor();
    await page.goto(new URL("/play", page.url()).href);
    await page.getByRole("button", { name: "Start game" }).click();
    await page.waitForURL(/\/games\/solo-/);
    expect(await phaseOf(page)).toBe("Spring 1901");
    // Nothing more is asked for after that.
    await page.close();
    stage.complaints.splice(
      0,
      stage.complaints.length,
      ...stage.complaints.filter((each) => !isCutOff(each)),
    );
  });
});

test("people who never play against the computer download nothing for it", async ({ stage }) => {
  const page = await stage.open("/");
  const files: string[] = [];
  page.on("request", (request) => files.push(new URL(request.url()).pathname));
  await page.goto(new URL("/sandbox/2023", page.url()).href);
  await page.locator(".layer-units:visible").first().waitFor();
  await page.goto(new URL("/", page.url()).href);
  await page.locator("#root main").waitFor();
  await page.waitForLoadState("networkidle");
  expect(files.filter((file) => /worker|offline|solo|PlayPage/i.test(file))).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test("a hint that takes too long is canceled", async ({ stage }) => {
  const page = await stage.open("/");
  await startSolo(page, "Dissolution 1992", "At random");
  // Pressed as soon as it's there: nobody knows how long a bot thinks.
  const canceled = page.evaluate(
    () =>
      new Promise<void>((done) => {
        new MutationObserver((_changes, observer) => {
          const cancel = [...document.querySelectorAll("button")].find(
            ({ textContent }) => textContent === "Cancel",
          );
          if (!cancel) return;
          observer.disconnect();
          cancel.click();
          done();
        }).observe(document.body, { subtree: true, childList: true });
      }),
  );
  await page.getByRole("button", { name: "What would a master play?" }).click();
  await canceled;
  await page.getByRole("button", { name: "What would a master play?" }).waitFor();
});

test("a game is deleted from the list", async ({ stage }) => {
  const page = await stage.open("/");
  await startSolo(page);
  await page.getByRole("link", { name: "Chancery" }).click();
  const games = page.getByRole("region", { name: "Your games against the computer" });
  await games.getByRole("button", { name: "Delete the game as France" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await games.waitFor({ state: "detached" });
  expect(await listed(page)).toEqual([]);
});
