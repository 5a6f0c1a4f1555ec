import { useEffect, useMemo, useState } from "react";
import type { TableView } from "../../../api/client.ts";
import { leftAfter, nextTick } from "../../../lib/countdown.ts";

/** Time left of the present stage, in ms, counted down from what the server last said; null without a deadline. */
export function useCountdown(clock: TableView["clock"]): number | null {
  // Every view has a clock of its own, as its time is never the same.
  const came = useMemo(() => ({ clock, at: performance.now() }), [clock]);
  const [, tick] = useState(0);
  const left = leftAfter(clock, performance.now() - came.at);
  useEffect(() => {
    if (left === null || left <= 0 || clock.isPaused) return;
    const timer = setTimeout(() => tick(performance.now()), nextTick(left));
    return () => clearTimeout(timer);
  });
  return left;
}
