import { isInstalled, isIos } from "../lib/install.ts";
import { keepForOffline } from "../lib/offline.ts";
import { storage } from "../lib/storage.ts";
import { api } from "./client.ts";

/** Whether this browser gets push messages, or why it can't. */
export type PushState = "insecure" | "ios" | "unsupported" | "blocked" | "off" | "on";

const KEY = "chancery.push";
/** How often the server is told of the subscription again, which it may have lost; in ms. */
const RENEWED = 24 * 3_600_000;

/** Whether push messages were turned on in this browser by the person who is signed in. */
export const isPushOn = (): boolean => storage.read(KEY) !== null;

/** What can be said without asking anyone. */
export function pushState(): PushState {
  if (!globalThis.isSecureContext) return "insecure";
  const isThere = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isThere) return isIos() && !isInstalled() ? "ios" : "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return isPushOn() && Notification.permission === "granted" ? "on" : "off";
}

/** Turns push messages on, after a click: the browser asks for permission, and its answer counts. */
export async function turnOnPush(): Promise<PushState> {
  if ((await Notification.requestPermission()) === "granted") await subscribe();
  return pushState();
}

export async function turnOffPush(): Promise<PushState> {
  storage.write(KEY, null);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await api.delete("/api/me/push");
  return pushState();
}

/** Once a day: browsers replace subscriptions, and the server's keys may be new. */
export async function renewPush(): Promise<void> {
  const last = Number(storage.read(KEY));
  if (pushState() === "on" && Date.now() - last > RENEWED) await subscribe();
}

async function subscribe(): Promise<void> {
  await keepForOffline();
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key: applicationServerKey } = await api.get("/api/me/push");
  const options = { userVisibleOnly: true, applicationServerKey };
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    // One of other keys has to go first.
    const other = await pushManager.getSubscription();
    if (!other) throw error;
    await other.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  await api.put("/api/me/push", { body: { endpoint, keys: { p256dh, auth } } });
  storage.write(KEY, String(Date.now()));
}
