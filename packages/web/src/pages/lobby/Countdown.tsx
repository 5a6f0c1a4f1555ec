import { useTimeUntil } from "../../api/use-countdown.ts";
import { formatExact, formatLeft } from "../../messages/time.ts";

/** How long it is until a moment. Read out once, not every second. */
export function Countdown({ to }: { to: number }) {
  return (
    <time dateTime={new Date(to).toISOString()} title={formatExact(to)}>
      {formatLeft(useTimeUntil(to))}
    </time>
  );
}
