import type { CDPSession, Page } from "playwright-core";
import { expect } from "vitest";
import { soon } from "./tables.ts";

/** What a browser says that is cut off. */
export const isCutOff = (complaint: string): boolean =>
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/.test(complaint);

/** What the browser keeps of the server's answers. */
export const answers = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open("chancery-device");
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const asked = opening.result.transaction("answers").objectStore("answers").getAllKeys();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result.map((key) => String(key).split(" ")[1]));
          };
        };
      }),
  );

/** Waits until a page and what it shows are kept in the browser. */
export async function keptOffline(page: Page): Promise<void> {
  await soon(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await soon(() => answers(page)).toEqual(
    expect.arrayContaining(["/api/session", new URL(page.url()).pathname.replace("/games", "/api/games")]),
  );
  const files = () => page.evaluate(async () => (await (await caches.open("chancery-more")).keys()).length);
  await soon(files).toBeGreaterThan(0);
}

/** The service worker of a page's site, for what only browsers themselves can tell it. */
export class Worker {
  private readonly session: CDPSession;
  private readonly origin: string;
  private readonly registrationId: string;

  private constructor(session: CDPSession, origin: string, registrationId: string) {
    this.session = session;
    this.origin = origin;
    this.registrationId = registrationId;
  }

  static async of(page: Page): Promise<Worker> {
    const session = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      }),
    );
    await session.send("ServiceWorker.enable");
    return new Worker(session, new URL(page.url()).origin, await registered);
  }

  /** A push message arrives, as its browser has decrypted it. */
  async push(data: string): Promise<void> {
    const { origin, registrationId } = this;
    await this.session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  }

  /** The network is back, and the browser sends what waits. */
  async sync(tag: string): Promise<void> {
    const { origin, registrationId } = this;
    await this.session.send("ServiceWorker.dispatchSyncEvent", {
      origin,
      registrationId,
      tag,
      lastChance: false,
    });
  }
}
