import { conferences as messages } from "../../../messages/conferences.ts";
import { powerName } from "../../../messages/power-name.ts";
import { ActButton } from "../parts.tsx";
import css from "../room.module.css";
import type { Conference } from "../room.ts";
import { useRoom } from "../room-context.ts";

/** Opens a conference that has a room, enters it or leaves it: always by one button, whatever else is folded away. */
export function Attendance({
  conference: { conference, may },
}: {
  conference: Pick<Conference, "conference" | "may">;
}) {
  const { act, power } = useRoom();
  const can = { open: may.includes("open-conference"), enter: may.includes("attend") };
  const canLeave = may.includes("leave-conference");
  if (!can.open && !can.enter && !canLeave) return null;
  return (
    <div className={css.acts}>
      {can.open && (
        <ActButton variant="filled" act={() => act({ do: "open-conference", conference })}>
          {messages("openConference")}
        </ActButton>
      )}
      {can.enter && (
        <ActButton variant="filled" act={() => act({ do: "attend", conference })}>
          {messages("attendFor", { power: powerName(power ?? "") })}
        </ActButton>
      )}
      {canLeave && (
        <ActButton act={() => act({ do: "leave-conference", conference })}>{messages("leaveRoom")}</ActButton>
      )}
    </div>
  );
}
