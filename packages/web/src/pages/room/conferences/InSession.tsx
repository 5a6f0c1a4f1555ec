import type { ReactNode } from "react";
import { serverNow } from "../../../lib/server-clock.ts";
import { committee } from "../../../messages/committee.ts";
import { formatDeadline } from "../../../messages/time.ts";
import css from "../room.module.css";
import type { RoomTable } from "../room.ts";
import { Until } from "../Until.tsx";
import own from "./conferences.module.css";

const TAGS = {
  b: (chunks: ReactNode) => <strong key="b">{chunks}</strong>,
  note: (chunks: ReactNode) => (
    <span key="note" className={css.small}>
      {chunks}
    </span>
  ),
};

/** A line about the conference in session, beside the current turn: when it ends, if that is set (R92). */
export function InSession({ view }: { view: Pick<RoomTable, "room" | "clock"> }) {
  const open = view.room.conferences.find(({ status }) => status === "open");
  if (!open) return null;
  const conference = open.name ?? "";
  return (
    <p className={own.session} role="status">
      <span>
        {open.until === null
          ? committee.rich("conferenceInSession", { conference }, TAGS)
          : committee.rich(
              "conferenceInSessionUntil",
              { conference, time: formatDeadline(open.until, serverNow()) },
              TAGS,
            )}
      </span>
      {open.until !== null && <Until at={open.until} className={own.left} />}
    </p>
  );
}
