import { useEffect, useRef } from "react";
import type { TableView } from "../../../api/client.ts";
import { createSignal } from "../../../lib/signal.ts";
import { storage } from "../../../lib/storage.ts";
import { callFor, type Looked } from "./calls.ts";

const KEY = "chancery.notify";

// Not every browser that has a page has notifications.
const isWanted = (): boolean =>
  storage.read(KEY) === "yes" && "Notification" in globalThis && Notification.permission === "granted";

/** Whether somebody wants to be called by the browser when he looks elsewhere. */
export const wanted = createSignal(isWanted());

/** Asks the browser whether it may call; what it answers counts. */
export async function setWanted(wants: boolean): Promise<void> {
  const isAllowed = wants && (await Notification.requestPermission()) === "granted";
  storage.write(KEY, isAllowed ? "yes" : "no");
  wanted.set(isAllowed);
}

/** Calls somebody who looks elsewhere and wants to be called. No word of what was said goes out. */
export function useCalls(view: Looked & Pick<TableView, "game">): void {
  const before = useRef<Looked>(view);
  useEffect(() => {
    const call = callFor(before.current, view);
    before.current = view;
    if (call === null || !document.hidden || !wanted.get()) return;
    const shown = new Notification("Chancery", { body: call, tag: view.game, icon: "/icon.svg" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  }, [view]);
}
