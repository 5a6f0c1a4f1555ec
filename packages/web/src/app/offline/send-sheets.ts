import { type KeptSheet, openDevice } from "../../lib/device-db.ts";
import { showNotification } from "./notifications.ts";
import type { WorkerScope } from "./scope.ts";

/** Sends the orders that pages couldn't send. Throws if the server still can't be reached, so the browser tries again. */
export async function sendSheets({ registration }: Pick<WorkerScope, "registration">): Promise<void> {
  const db = await openDevice();
  let isAway = false;
  for (const sheet of await db.getAll("sheets")) {
    if (sheet.state !== "unsent") continue;
    const state = await send(sheet);
    isAway ||= state === "unsent";
    const { game, turn, power, text } = sheet;
    const now = await db.get("sheets", [game, turn, power]);
    // The player may have gone on writing.
    if (now?.text !== text) continue;
    await db.put("sheets", { ...now, state });
    if (state === "refused") await tell(registration, sheet);
  }
  if (isAway) throw new Error("the server can't be reached");
}

/** Sends a sheet upon the version it is based on, so that nothing newer is overwritten. */
async function send({ game, turn, power, text, language, base }: KeptSheet): Promise<KeptSheet["state"]> {
  try {
    const { ok, status } = await fetch(`/api/games/${encodeURIComponent(game)}/commands`, {
      method: "POST",
      credentials: "same-origin",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ type: "save", power, text, language, turn, upon: base }),
    });
    if (ok) return "sent";
    return status === 429 || status >= 500 ? "unsent" : "refused";
  } catch {
    return "unsent";
  }
}

/** Says that the player has to decide, if notifications are allowed. */
async function tell(registration: ServiceWorkerRegistration, { game, refusal }: KeptSheet): Promise<void> {
  const { title, text } = refusal;
  const notice = { title, tag: `orders ${game}`, path: `/games/${game}`, lines: [text] };
  await showNotification(registration, notice).catch(() => undefined);
}
