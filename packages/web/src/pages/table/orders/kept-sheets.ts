import { type KeptSheet, openDevice } from "../../../lib/device-db.ts";
import { readJson, type StorageKey, type TextStorage } from "../../../lib/storage.ts";
import { ORDER_LANGUAGE } from "../../../messages/order-words.ts";
import { powerName } from "../../../messages/power-name.ts";
import { table as text } from "../../../messages/table.ts";

type Place = Pick<KeptSheet, "game" | "turn" | "power">;

/** Keeps orders that couldn't be sent for the service worker, and asks the browser to wake it when there is a network. */
export async function keepSheet(sheet: Place & Pick<KeptSheet, "text" | "base">): Promise<void> {
  const refusal = {
    title: text("notSentTitle"),
    text: text("notSentText", { power: powerName(sheet.power) }),
  };
  const db = await openDevice();
  await db.put("sheets", { ...sheet, language: ORDER_LANGUAGE, state: "unsent", refusal });
  const registration = (await navigator.serviceWorker.ready) as Syncing;
  // Without background sync, orders are sent when the page is opened again.
  await registration.sync?.register("orders").catch(() => undefined);
}

interface Syncing extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** The page has sent them itself, or they no longer matter. */
export async function dropSheet({ game, turn, power }: Place): Promise<void> {
  const db = await openDevice();
  await db.delete("sheets", [game, turn, power]);
}

/** Removes what pages still have of orders that the service worker has sent. */
export async function settleSent(game: string, storage: TextStorage): Promise<void> {
  const db = await openDevice();
  for (const sheet of await db.getAll("sheets")) {
    if (sheet.game !== game || sheet.state !== "sent") continue;
    const key: StorageKey = `chancery.sheet.${game}.${sheet.turn}.${sheet.power}`;
    const kept = readJson(key, storage) as { readonly text?: unknown } | null;
    if (kept?.text === sheet.text) storage.write(key, null);
    await dropSheet(sheet);
  }
}
