import { PushService } from "@chancery/server/testing-push-service";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test as plain } from "vitest";
import { findingsInBoth } from "./access.ts";
import { answers, isCutOff, keptOffline, Worker } from "./at-hand.ts";
import { listed } from "./board.ts";
import { ATTACK, order, PHONE, ready, saved } from "./france.ts";
import { sevenSeated } from "./seats.ts";
import { openSite, type Site, type Stage } from "./site.ts";
import { test } from "./stage.ts";
import { seat, soon } from "./tables.ts";

const SLOW = { preset: "correspondence" };

/** Opens the game again without a connection, as it was seen last. */
async function reopenOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.reload();
  await page.locator(".layer-units:visible").first().waitFor();
  await page.getByText("You're offline. This is the game as of").waitFor();
}

const write = async (page: Page, orders: string): Promise<void> => {
  await page.getByText("Text", { exact: true }).click();
  await page.getByLabel("Orders as text").fill(orders);
  await page.getByText("Kept here, not sent yet").waitFor();
};

test("orders written offline arrive later, even if the page was closed, and nothing is overwritten or lost", async ({
  stage,
}) => {
  const seated = await sevenSeated(stage, SLOW);
  let page = await seated.open("France");
  const context = page.context();
  await keptOffline(page);

  await reopenOffline(page);
  await order(page);
  await page.getByText("Kept here, not sent yet").waitFor();
  // Nobody is ready before the server says so.
  await ready(page).click();
  await page.getByRole("button", { name: "Ready anyway" }).click();
  await page.getByText("Your orders aren't saved yet, so you're not ready").first().waitFor();
  expect(await page.getByRole("button", { name: "Not ready" }).count()).toBe(0);
  expect(await seated.saved("France")).toBeNull();

  // Sent without the page, by the service worker.
  const other = await context.newPage();
  await page.close();
  await context.setOffline(false);
  await other.goto(`${stage.address}/play`);
  const worker = await Worker.of(other);
  await worker.sync("orders");
  await soon(() => seated.saved("France")).toBe(ATTACK);
  await other.close();
  page = await context.newPage();
  await page.goto(`${stage.address}/games/${seated.game}`);
  await saved(page).waitFor();
  await soon(() => listed(page)).toEqual(expect.arrayContaining(["A Par - Bur", "A Mar S A Par - Bur"]));

  // Another device has saved something else.
  await reopenOffline(page);
  await write(page, "A Par - Gas");
  await seated.do("France", { type: "save", power: "France", text: "A Par - Pic" });
  await context.setOffline(false);
  await page.reload();
  await page.getByText("The orders of France were changed on another device").waitFor();
  await page.getByText("A Par - Pic").first().waitFor();
  expect(await seated.saved("France")).toBe("A Par - Pic");
  await page.getByRole("button", { name: "Keep my orders" }).click();
  await soon(() => seated.saved("France")).toBe("A Par - Gas");
  await saved(page).waitFor();

  // The phase is resolved in the meantime.
  await reopenOffline(page);
  await write(page, "A Par - Bre");
  await seated.others(null);
  await context.setOffline(false);
  await page.reload();
  await page.getByText("Too late to count").waitFor();
  await page.getByText("when Spring 1901 was resolved").waitFor();
  await page.getByText("A Par - Bre", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Discard" }).click();

  // Other pages open without a network as well.
  await context.setOffline(true);
  for (const path of ["/", "/sandbox/2023", "/games", "/play"]) {
    await page.goto(stage.address + path);
    await page.locator("#root main").waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.getByText("This page couldn't be loaded").count(), path).toBe(0);
  }
  await context.setOffline(false);
  await page.goto(`${stage.address}/`);

  // Someone who signs out leaves nothing.
  expect(await answers(page)).not.toEqual([]);
  await page.getByRole("button", { name: /^You are/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await soon(() => answers(page)).toEqual([]);
  stage.complaints.splice(0, Infinity, ...stage.complaints.filter((each) => !isCutOff(each)));
});

let site: Site;
let stage: Stage;
let service: PushService;
beforeAll(async () => {
  service = new PushService();
  await service.open();
  // The test's own push service is on this machine.
  site = await openSite({ HOOKS_TO_PRIVATE: "true" });
  stage = site.stage();
});
afterAll(async () => {
  await site?.close();
  service.close();
});

/**
 * Headless Chromium allows no notifications and has no push service. So the page gets a permission and a subscription to
 * the test's own push service, and the service worker's notifications are noted instead of shown. All else is real: what
 * the server encrypts, signs and sends, and what the service worker does with it once it has been decrypted.
 */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript((json) => {
    const asked: { permission: NotificationPermission } = { permission: "default" };
    Object.defineProperty(Notification, "permission", { get: () => asked.permission });
    Notification.requestPermission = async () => {
      asked.permission = "granted";
      document.body.dataset.asked = "";
      return "granted";
    };
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => json, unsubscribe: async () => true }) as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => null;
  }, service.subscribe());
}

/** Has the service worker note what it shows, where pages find it even after the browser has stopped the worker. */
async function notingWorker(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker.evaluate(() => {
    const showNotification = async (title: string, options: object): Promise<void> =>
      (await caches.open("noted")).put("/noted", Response.json({ title, ...options }));
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification,
      getNotifications: async () => [],
    });
  });
}

const noted = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await (await caches.open("noted")).match("/noted"))?.json());

plain("a browser that was subscribed after a click gets a push message from the server", async () => {
  const { game, by } = await seat(stage, SLOW);
  const page = await by.France.look("/profile", { ...PHONE, bypassCSP: true });
  await withPushService(page);
  await page.reload();
  const turnOn = page.getByRole("button", { name: "Turn on push notifications" });
  await turnOn.waitFor();
  expect(await page.locator("body[data-asked]").count()).toBe(0);
  await turnOn.click();
  await page.getByText("Push notifications are on.").waitFor();
  await page.getByRole("checkbox", { name: "Quiet hours" }).click();
  await page.getByLabel("From", { exact: true }).selectOption("23");
  expect(await findingsInBoth(page)).toEqual([]);
  await page.getByRole("checkbox", { name: "Quiet hours" }).click();
  await page.getByLabel("From", { exact: true }).waitFor({ state: "detached" });
  await by.Italy.do(game, { type: "say", as: "Italy", to: ["France"], text: "Shall we?" });
  await soon(() => service.received.length).toBe(1);
  const worker = await Worker.of(page);
  await notingWorker(page);
  await worker.push(service.received[0].text);
  await soon(() => noted(page)).toMatchObject({
    title: "Classic 2023: you have a message",
    tag: game,
    body: "Italy wrote to you.",
    data: { path: `/games/${game}` },
  });
  await stage.clear();
});

plain(
  "where pages come without TLS, the profile says why there is no push, and how to install is explained",
  async () => {
    const { by } = await seat(stage, SLOW);
    const page = await by.France.look("/profile");
    await page.addInitScript(() => Object.defineProperty(globalThis, "isSecureContext", { value: false }));
    await page.reload();
    await page.getByText("browsers allow push notifications only over https").waitFor();
    await page.evaluate(() => {
      const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt: async () => {
          document.body.dataset.installed = "";
        },
      });
      window.dispatchEvent(offer);
    });
    await page.getByRole("button", { name: "Install app" }).click();
    await page.locator("body[data-installed]").waitFor();
    await stage.clear();
  },
);

test("offline on a German phone, the top bar still says whole whose power it is", async ({ stage }) => {
  const seated = await sevenSeated(stage, SLOW);
  const page = await seated.open("Germany", { viewport: { width: 390, height: 844 }, locale: "de" });
  const before = stage.complaints.length;
  await keptOffline(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator(".layer-units:visible").first().waitFor();
  const bar = page.getByRole("banner");
  await bar.getByRole("status").filter({ hasText: "Offline" }).waitFor();
  const name = bar.getByText("Deutschland", { exact: true });
  const shown = await name.evaluate((element) => {
    const own = element.getBoundingClientRect();
    const around = (element.parentElement as HTMLElement).getBoundingClientRect();
    return {
      fits: own.right <= around.right + 1 && own.left >= around.left,
      lines: element.getClientRects().length,
    };
  });
  expect(shown).toEqual({ fits: true, lines: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.context().setOffline(false);
  await soon(() => bar.getByText("Offline").count()).toBe(0);
  for (const complaint of stage.complaints.splice(before)) expect(isCutOff(complaint)).toBe(true);
});
