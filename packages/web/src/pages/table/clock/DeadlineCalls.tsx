import { useEffect, useRef, useState } from "react";
import type { TableView } from "../../../api/client.ts";
import { useCountdown } from "../../../api/use-countdown.ts";
import { deadlineCall } from "../turns/spoken.ts";

/** Tells screen readers when the deadline comes near. */
export function DeadlineCalls({ view }: { view: TableView }) {
  const left = useCountdown(view.clock);
  const before = useRef<number | null>(null);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    const call = view.clock.isPaused ? null : deadlineCall(before.current, left);
    before.current = left;
    if (call !== null) setSpoken(call);
  }, [left, view.clock.isPaused]);
  return (
    <p className="hidden" role="status" aria-live="polite">
      {spoken}
    </p>
  );
}
