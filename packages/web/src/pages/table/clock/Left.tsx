import { formatLeft, leftInWords } from "../../../messages/time.ts";

/** Time left: in figures for who sees them, in words and without seconds for who listens. */
export function Left({ left }: { left: number }) {
  return (
    <>
      <span aria-hidden="true">{formatLeft(left)}</span>
      <span className="hidden">{leftInWords(left)} left</span>
    </>
  );
}
