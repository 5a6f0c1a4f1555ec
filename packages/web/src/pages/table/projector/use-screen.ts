import { useEffect, useRef, useState } from "react";

/** How long the results of a turn stay on the board before the new position, in ms. */
const RESULTS = 90_000;

/** Whether the last turn's results are on the board. */
export interface Results {
  readonly isShown: boolean;
  show(isShown: boolean): void;
}

/** Results are shown for a while when they arrive, and on request. */
export function useResults(last: number | null): Results {
  const [isShown, show] = useState(false);
  const before = useRef(last);
  useEffect(() => {
    if (last === before.current) return;
    before.current = last;
    show(last !== null);
  }, [last]);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => show(false), RESULTS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return { isShown, show };
}

/** Keeps the screen awake while the page is visible, where browsers let us. */
export function useAwake(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== "visible") return;
      lock = await navigator.wakeLock.request("screen").catch(() => undefined);
    };
    void hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, []);
}
