import { useEffect, useMemo, useState } from "react";
import type { RoomTable } from "./room.ts";

/** How long the time of a speech or stage has been up, in ms; null while it is not. It counts up by the second. */
export function useOverrun({ room: { timeUp }, clock }: Pick<RoomTable, "room" | "clock">): number | null {
  const came = useMemo(() => ({ now: clock.now, at: performance.now() }), [clock]);
  const [, tick] = useState(0);
  const over = timeUp === null ? null : Math.max(0, came.now + performance.now() - came.at - timeUp);
  useEffect(() => {
    if (over === null) return;
    const timer = setTimeout(() => tick(performance.now()), 1000 - (over % 1000));
    return () => clearTimeout(timer);
  });
  return over;
}
