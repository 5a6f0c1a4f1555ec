import { useEffect, useState } from "react";
import { nextTick } from "../../lib/countdown.ts";
import { formatExact, formatLeft } from "../../messages/time.ts";

/** How long it is until a moment. Read out once, not every second. */
export function Countdown({ to }: { to: number }) {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, to - now);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), nextTick(left));
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <time dateTime={new Date(to).toISOString()} title={formatExact(to)}>
      {formatLeft(left)}
    </time>
  );
}
