import { clock as text } from "../../../messages/clock.ts";
import { formatLeft, leftInWords } from "../../../messages/time.ts";

/** Time left: in figures on screen, in words and without seconds for screen readers. */
export function Left({ left }: { left: number }) {
  return (
    <>
      <span aria-hidden="true">{formatLeft(left)}</span>
      <span className="hidden">
        {left > 0 ? text("timeLeft", { time: leftInWords(left) }) : leftInWords(left)}
      </span>
    </>
  );
}
