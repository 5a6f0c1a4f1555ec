import { useEffect, useState } from "react";
import { leftUntil, nextTick } from "../lib/countdown.ts";
import { serverClock, serverNow } from "../lib/server-clock.ts";
import { api, type TableView } from "./client.ts";

const SECOND = 1000;
/** How long to wait before the server is asked for its time again, if it doesn't answer. */
const PATIENCE = 10 * SECOND;
/** The longest time that a browser waits for by itself. */
const LONGEST = 2 ** 31 - 1;

let isAsking = false;

/** Asks the server for its time if this device may be wrong about it: it woke up, or its clock was set. */
async function askIfDoubtful(): Promise<void> {
  if (isAsking || !serverClock.isDoubtful()) return;
  isAsking = true;
  // Every answer carries the time. Without one, what is known has to do.
  await api.get("/api/session").catch(() => new Promise((resolve) => setTimeout(resolve, PATIENCE)));
  isAsking = false;
}

/**
 * Renders again after so many ms; at once when the page is looked at again, as browsers let hidden pages sleep, and when
 * the server's time turns out to be another.
 */
function useTick(wait: number | null): void {
  const [, tick] = useState({});
  useEffect(() => {
    if (wait === null) return undefined;
    const look = (): void => {
      void askIfDoubtful();
      tick({});
    };
    const timer = setTimeout(look, Math.min(wait, LONGEST));
    document.addEventListener("visibilitychange", look);
    globalThis.addEventListener("pageshow", look);
    const stop = serverClock.subscribe(look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
      globalThis.removeEventListener("pageshow", look);
      stop();
    };
  });
}

/** Time left of a stage, in ms, by the server's clock; null without a deadline. */
export function useCountdown(
  clock: Pick<TableView["clock"], "deadline" | "left" | "isPaused">,
): number | null {
  const left = leftUntil(clock, serverNow());
  const isRunning = left !== null && left > 0 && !clock.isPaused;
  useTick(isRunning ? nextTick(left) : null);
  return left;
}

/** Time left until a moment of the server's clock. It runs while a game is paused, too. */
export const useTimeUntil = (moment: number): number =>
  useCountdown({ deadline: moment, left: null, isPaused: false }) ?? 0;

/** How long ago a moment of the server's clock was, in ms, counted up by the second; null for none. */
export function useTimeSince(moment: number | null): number | null {
  const over = moment === null ? null : Math.max(0, serverNow() - moment);
  useTick(over === null ? null : SECOND - (over % SECOND));
  return over;
}
