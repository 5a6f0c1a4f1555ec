import { goals as words } from "../../../messages/goals.ts";
import { RoomPanel } from "../RoomFrame.tsx";
import { useRoom } from "../room-context.ts";
import { OfficersGoals } from "./OfficersGoals.tsx";
import { OwnGoals } from "./OwnGoals.tsx";

/** Political goals: your own, or all of them for the officers. */
export function GoalsTab() {
  return (
    <RoomPanel label={words("goals")}>
      <Goals />
    </RoomPanel>
  );
}

function Goals() {
  return useRoom().isOfficer ? <OfficersGoals /> : <OwnGoals />;
}
