import { Button } from "@mantine/core";
import { useState } from "react";
import { RuleLinks } from "../../../orders/RuleLinks.tsx";
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
    <RoomPanel label="Treaties">
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
          {hasBegun(view.game) ? "Go on with your draft" : "Write a treaty"}
        </Button>
      )}
      {isRest && <p className={css.note}>Treaties rest while orders are written in silence.</p>}
      <p className={css.hint}>
        A treaty binds nobody: no order is refused, changed or punished because it breaks one.{" "}
        {isOfficer
          ? "You see all treaties; delegations see their own and those that are public."
          : "A secret one is seen by its parties and the officers, until a party publishes it."}{" "}
        <RuleLinks ids={["MB-56", "MB-60", "MB-61"]} />
      </p>
      {room.treaties.length === 0 && (
        <p className={css.empty}>
          {power === null
            ? "There is no treaty that you may read."
            : "You are party to no treaty, and none is public."}
        </p>
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
