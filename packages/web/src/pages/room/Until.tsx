import { useTimeUntil } from "../../api/use-countdown.ts";
import { committee } from "../../messages/committee.ts";
import { formatLeft, leftInWords } from "../../messages/time.ts";
import { ui } from "../../messages/ui.ts";

/** Time left until a moment of the server's clock; it keeps running while the game is paused. */
export function Until({ at, className }: { at: number; className?: string | undefined }) {
  const left = useTimeUntil(at);
  return (
    <span className={className} role="timer">
      <span aria-hidden="true">{left === 0 ? ui("timeUp") : formatLeft(left)}</span>
      <span className="hidden">
        {left === 0 ? leftInWords(left) : committee("timeLeft", { time: leftInWords(left) })}
      </span>
    </span>
  );
}
