import { formatMoment } from "../../../messages/time.ts";
import css from "../room.module.css";
import type { RoomTable } from "../room.ts";
import { Until } from "../Until.tsx";
import own from "./conferences.module.css";

/** A line about the conference in session, wherever one looks at the turn: when it ends, if that is set (R92). */
export function InSession({ view }: { view: Pick<RoomTable, "room" | "clock"> }) {
  const open = view.room.conferences.find(({ status }) => status === "open");
  if (!open) return null;
  return (
    <p className={own.session} role="status">
      <span>
        <strong>{open.name}</strong>{" "}
        <span className={css.small}>{sessionInWords(open.until, view.clock.now)}</span>
      </span>
      {open.until !== null && <Until at={open.until} clock={view.clock} className={own.left} />}
    </p>
  );
}

/** "in session", "in session until 15:40". */
const sessionInWords = (until: number | null, now: number): string =>
  until === null ? "in session" : `in session until ${formatMoment(until, now)}`;
