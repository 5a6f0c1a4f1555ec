/**
 * Measures in a real browser how soon a board can be used, and how many frames a second it keeps while the pointer
 * moves over it or a finger pulls it about: `npm run frames -w @chancery/web`. Numbers depend on the machine and on what else it does.
 */
import type { Page } from "playwright-core";
import { unit } from "../browser/testing/board.ts";
import { openPlainBrowser } from "../browser/testing/browser.ts";
import { openSite } from "../browser/testing/site.ts";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const site = await openSite({}, openPlainBrowser);
try {
  const page = await site.stage().open("/sandbox/2023", { reducedMotion: "no-preference" });
  console.log(`the board is there ${Math.round(await untilUsable(page))} ms after its address was entered`);
  report("nothing in hand", await framesWhileMoving(page));
  await unit(page, "Par").click();
  report("a unit in hand", await framesWhileMoving(page));
  await page.context().close();
  const phone = await site.stage().open("/sandbox/dissolution", {
    ...PHONE,
    reducedMotion: "no-preference",
  });
  await phone.locator(".layer-units .unit").nth(70).waitFor();
  report("a phone with 71 units, four times slower", await framesWhilePanning(phone));
} finally {
  await site.close();
}

/** Reloads the page with nothing cached, and says when its units can be pressed, by its own clock. */
async function untilUsable(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector(".layer-units .unit")) {
        // A frame later it has been painted, and what it listens to is set up.
        requestAnimationFrame(() =>
          setTimeout(() => Object.assign(globalThis, { usable: performance.now() })),
        );
      } else requestAnimationFrame(look);
    };
    look();
  });
  await page.reload();
  const usable = await page.waitForFunction(() => (globalThis as unknown as { usable?: number }).usable);
  return (await usable.jsonValue()) ?? 0;
}

/** While the pointer crosses the board. */
async function framesWhileMoving(page: Page): Promise<Taken> {
  await page.mouse.move(100, 300);
  return framesWhile(page, async () => {
    for (let row = 0; row < 6; row++)
      await page.mouse.move(row % 2 === 0 ? 1000 : 60, 120 + row * 120, { steps: 60 });
  });
}

/** While a finger pulls the board to and fro, on a machine that is slowed down. */
async function framesWhilePanning(page: Page): Promise<Taken> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0): Promise<unknown> =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y: 330 }],
    });
  return framesWhile(page, async () => {
    for (let stroke = 0; stroke < 6; stroke++) {
      const [from, by] = stroke % 2 === 0 ? [340, -4] : [100, 4];
      await touch("touchStart", from);
      for (let step = 1; step <= 60; step++) await touch("touchMove", from + step * by);
      await touch("touchEnd");
    }
  });
}

/** How long each frame took, in ms, and how much of that was work. */
interface Taken {
  readonly frames: readonly number[];
  readonly work: number;
}

async function framesWhile(page: Page, move: () => Promise<void>): Promise<Taken> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const busy = async (): Promise<number> => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  const before = await busy();
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    let last = performance.now();
    const frame = (now: number): void => {
      frames.push(now - last);
      last = now;
      if (frames.length < 400) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await move();
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames.slice(1));
  return { frames, work: ((await busy()) - before) / Math.max(1, frames.length) };
}

function report(what: string, { frames, work }: Taken): void {
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (part: number): string => sorted[Math.floor(part * (sorted.length - 1))].toFixed(1);
  const rate = 1000 / (frames.reduce((sum, each) => sum + each, 0) / frames.length);
  console.log(
    `${what}: ${rate.toFixed(0)} frames/s over ${frames.length} frames; ` +
      `a frame takes ${at(0.5)} ms (half of them), ${at(0.95)} ms (95%), ${at(1)} ms (the longest); ` +
      `${work.toFixed(1)} ms of it are work`,
  );
}
