import { useEffect, useRef } from "react";
import type { TableView } from "../../../api/client.ts";
import { createSignal } from "../../../lib/signal.ts";
import { storage } from "../../../lib/storage.ts";
import { ui } from "../../../messages/ui.ts";
import { callFor, type Looked } from "./calls.ts";

const KEY = "chancery.notify";

/** Push messages say the same. */
const isPushOn = (): boolean => storage.read("chancery.push") !== null;

// Not every browser that has a page has notifications.
const isWanted = (): boolean =>
  storage.read(KEY) === "yes" && "Notification" in globalThis && Notification.permission === "granted";

/** Whether the reader wants notifications while the page is hidden. */
export const wanted = createSignal(isWanted());

/** Asks the browser for permission; its answer counts. */
export async function setWanted(wants: boolean): Promise<void> {
  const isAllowed = wants && (await Notification.requestPermission()) === "granted";
  storage.write(KEY, isAllowed ? "yes" : "no");
  wanted.set(isAllowed);
}

/** Notifies a reader who looks elsewhere and wants it. A notification never quotes a message. */
export function useCalls(view: Looked & Pick<TableView, "game">): void {
  const before = useRef<Looked>(view);
  useEffect(() => {
    const call = callFor(before.current, view);
    before.current = view;
    if (call === null || !document.hidden || !wanted.get() || isPushOn()) return;
    const shown = new Notification(ui("appName"), { body: call, tag: view.game, icon: "/icon.svg" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  }, [view]);
}
