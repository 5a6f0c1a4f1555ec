import { useEffect, useRef, useState } from "react";
import type { TableView } from "../../../api/client.ts";
import { useCountdown } from "../../../api/use-countdown.ts";
import { deadlineCall } from "../turns/spoken.ts";

/** Tells screen readers when the deadline comes near. */
export function DeadlineCalls({ view }: { view: TableView }) {
  const left = useCountdown(view.clock);
  const { deadline, isPaused } = view.clock;
  const before = useRef<{ deadline: number | null; left: number | null }>({ deadline: null, left: null });
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    const now = { deadline, left };
    const call = isPaused ? null : deadlineCall(before.current, now);
    before.current = now;
    if (call !== null) setSpoken(call);
  }, [deadline, left, isPaused]);
  return (
    <p className="hidden" role="status" aria-live="polite">
      {spoken}
    </p>
  );
}
