import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { TableView } from "../../../api/client.ts";
import { isInstalled } from "../../../lib/install.ts";
import { isKeptOffline, keepForOffline } from "../../../lib/offline.ts";
import { isSolo } from "../../../lib/solo.ts";

/** By then the page has loaded what it needs; in ms. */
const SOON = 4_000;

/** Keeps a game available offline: for its players if it takes days, and for people who installed the application. */
export function useAtHand({ game, setup, you, status }: TableView): void {
  const isWanted =
    !isSolo(game) &&
    you.role === "player" &&
    status === "playing" &&
    (setup.clock.kind === "correspondence" || isInstalled());
  const client = useQueryClient();
  useEffect(() => {
    if (!isWanted) return;
    const begin = async (): Promise<void> => {
      const isNew = !isKeptOffline();
      await keepForOffline();
      // What is shown was fetched before anything was kept.
      if (isNew && isKeptOffline()) await client.invalidateQueries();
    };
    const timer = setTimeout(() => void begin(), SOON);
    return () => clearTimeout(timer);
  }, [isWanted, client]);
  // What a notification says has been seen now.
  useEffect(() => {
    if (!isKeptOffline()) return;
    const close = async (): Promise<void> => {
      if (document.visibilityState !== "visible") return;
      const registration = await navigator.serviceWorker.ready;
      for (const shown of (await registration.getNotifications?.({ tag: game })) ?? []) shown.close();
    };
    void close();
    document.addEventListener("visibilitychange", close);
    return () => document.removeEventListener("visibilitychange", close);
  }, [game]);
}
