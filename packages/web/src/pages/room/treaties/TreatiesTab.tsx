import { Button } from "@mantine/core";
import { useState } from "react";
import { treaties as text } from "../../../messages/treaties.ts";
import { RuleLinks } from "../../../orders/reasons/RuleLinks.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { RoomPanel } from "../RoomFrame.tsx";
import css from "../room.module.css";
import { useRoom } from "../room-context.ts";
import { sortTreaties } from "./standing.ts";
import { TreatyCard } from "./TreatyCard.tsx";
import { hasBegun, TreatyForm } from "./TreatyForm.tsx";

/** What delegations have signed, and what they are asked to. */
export function TreatiesTab() {
  return (
    <RoomPanel label={text("treaties")}>
      <Treaties />
    </RoomPanel>
  );
}

function Treaties() {
  const { room, power, isOfficer, view } = useRoom();
  const [isWriting, setWriting] = useState(false);
  if (isWriting) return <TreatyForm treaty={null} onClose={() => setWriting(false)} />;
  const isRest = power !== null && view.status === "playing" && !view.clock.isTalkOpen;
  return (
    <>
      {room.may.includes("draft-treaty") && (
        <Button
          variant="light"
          fullWidth
          mb={12}
          leftSection={<Icon name="plus" size={16} />}
          onClick={() => setWriting(true)}
        >
          {text(hasBegun(view.game) ? "continueDraft" : "writeTreaty")}
        </Button>
      )}
      {isRest && <p className={css.note}>{text("resting")}</p>}
      <p className={css.hint}>
        {text("bindsNobody")} {text(isOfficer ? "officersSeeAll" : "secretSeenBy")}{" "}
        <RuleLinks ids={["MB-56", "MB-60", "MB-61"]} />
      </p>
      {room.treaties.length === 0 && (
        <p className={css.empty}>{text(power === null ? "noneToRead" : "noneYours")}</p>
      )}
      <ul className={css.cards}>
        {sortTreaties(room.treaties, power).map((treaty) => (
          <li key={treaty.treaty}>
            <TreatyCard treaty={treaty} />
          </li>
        ))}
      </ul>
    </>
  );
}
