import { useMemo } from "react";
import type { TableView } from "../../api/client.ts";
import { committee } from "../../messages/committee.ts";
import { formatLeft, leftInWords } from "../../messages/time.ts";
import { ui } from "../../messages/ui.ts";
import { useCountdown } from "../table/clock/use-countdown.ts";

/** Time left until a moment of the server's clock; it keeps running while the game is paused. */
export function Until({
  at,
  clock,
  className,
}: {
  at: number;
  clock: TableView["clock"];
  className?: string | undefined;
}) {
  const left = useCountdown(
    useMemo(
      () => ({ ...clock, deadline: at, left: Math.max(0, at - clock.now), isPaused: false }),
      [clock, at],
    ),
  );
  if (left === null) return null;
  return (
    <span className={className} role="timer">
      <span aria-hidden="true">{left === 0 ? ui("timeUp") : formatLeft(left)}</span>
      <span className="hidden">
        {left === 0 ? leftInWords(left) : committee("timeLeft", { time: leftInWords(left) })}
      </span>
    </span>
  );
}
