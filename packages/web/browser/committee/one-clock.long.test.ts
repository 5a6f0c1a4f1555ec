import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../testing/stage.ts";
import { openTab, soon } from "../testing/tables.ts";
import { meet } from "./meet.ts";
import { PHONE, WALL } from "./parts.ts";

interface Device {
  /** Puts it to sleep: no timer comes, and the steady clock stands still. */
  sleep(): void;
  wake(): void;
  /** Lets timers come late by so many ms, as browsers do in hidden tabs; 0 ends that, and the tab is seen again. */
  throttle(by: number): void;
  /** Sets the clock that it shows. */
  set(by: number): void;
  /** The true time. */
  now(): number;
}

type Its = typeof globalThis & { device: Device };

/** Gives a page a device that can sleep and whose clock can be set. */
function equip(): void {
  const { now } = Date;
  const steady = performance.now.bind(performance);
  const start = globalThis.setTimeout.bind(globalThis);
  let shift = 0;
  let lost = 0;
  let asleep: number | null = null;
  let late: (() => void)[] = [];
  let slow = 0;
  Date.now = () => now() + shift;
  performance.now = () => (asleep ?? steady()) - lost;
  globalThis.setTimeout = ((run: (...args: unknown[]) => void, after: number, ...rest: readonly unknown[]) =>
    start(
      (...args: unknown[]) => {
        if (asleep === null) run(...args);
        else late.push(() => run(...args));
      },
      Math.max(after, slow),
      ...rest,
    )) as typeof setTimeout;
  (globalThis as Its).device = {
    sleep: () => {
      asleep = steady();
    },
    wake: () => {
      lost += steady() - (asleep ?? steady());
      asleep = null;
      const due = late;
      late = [];
      for (const run of due) run();
      document.dispatchEvent(new Event("visibilitychange"));
    },
    throttle: (by) => {
      slow = by;
      if (by === 0) document.dispatchEvent(new Event("visibilitychange"));
    },
    set: (by) => {
      shift += by;
    },
    now,
  };
}

/** When the time is up that a page shows, in ms: the same moment whenever one looks. */
const shown = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const timers = [...document.querySelectorAll('[role="timer"]')];
    const texts = timers
      .filter((timer) => timer.getClientRects().length > 0)
      .map((timer) => timer.textContent);
    const [, minutes, seconds] = /(\d+):(\d\d)/.exec(texts[0] ?? "") ?? [];
    return (globalThis as Its).device.now() + (Number(minutes) * 60 + Number(seconds)) * 1000;
  });

test("officer, delegate and wall show the same time to the second, after other tabs, sleep, throttled timers and a clock that is set", async ({
  stage,
}) => {
  const { game, officer, delegates } = await meet(stage, "committee-1935", ["France", "Germany"]);
  await officer.do(game, { type: "room", act: { do: "end-stage" } });
  const wall = await officer.visit(game, "/projector", WALL);
  const desk = await officer.visit(game);
  const phone = await delegates[0].visit(game, "", PHONE);
  const pages = { desk, phone, wall };
  for (const page of Object.values(pages)) {
    await page.addInitScript(equip);
    await page.reload();
    await page.locator('[role="timer"]:visible').first().waitFor();
  }
  /** How far the pages are apart; not at the end of a second, when one page is drawn before another. */
  const apart = async (): Promise<number> => {
    const ends = await Promise.all(Object.values(pages).map(shown));
    return Math.max(...ends) - Math.min(...ends);
  };
  const now = (): Promise<number> => wall.evaluate(() => (globalThis as Its).device.now());
  const someSeconds = async (): Promise<void> => {
    const from = await now();
    await soon(now).toBeGreaterThan(from + 4_000);
  };
  await soon(apart).toBeLessThan(1_100);
  const end = await shown(wall);

  // A view that came a while ago is looked at anew.
  await openTab(phone, "Standings");
  await openTab(desk, "Standings");
  await someSeconds();
  await openTab(phone, "Room");
  await openTab(desk, "Schedule");
  await soon(apart).toBeLessThan(1_100);

  // The phone sleeps in somebody's pocket, and the officers' computer is shut for a while.
  for (const page of [desk, phone]) await page.evaluate(() => (globalThis as Its).device.sleep());
  await soon(apart).toBeGreaterThan(4_000);
  for (const page of [desk, phone]) await page.evaluate(() => (globalThis as Its).device.wake());
  await soon(apart).toBeLessThan(1_100);

  // Both are hidden behind other tabs, where timers come once a minute.
  for (const page of [desk, phone]) await page.evaluate(() => (globalThis as Its).device.throttle(60_000));
  await soon(apart).toBeGreaterThan(4_000);
  for (const page of [desk, phone]) await page.evaluate(() => (globalThis as Its).device.throttle(0));
  await soon(apart).toBeLessThan(1_100);

  // Somebody sets the clocks of the devices.
  await phone.evaluate(() => (globalThis as Its).device.set(3_600_000));
  await desk.evaluate(() => (globalThis as Its).device.set(-3_600_000));
  await soon(apart).toBeLessThan(1_100);
  expect(Math.abs((await shown(phone)) - end)).toBeLessThan(1_100);
});
