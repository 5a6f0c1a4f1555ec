import type { RoomFacts } from "@chancery/variants";
import { roomLobby } from "../../../messages/roomLobby.ts";
import { withoutGoals } from "../goals/goals.ts";
import type { Room } from "../room.ts";

/** Something to see to before a committee opens. */
export interface Check {
  readonly words: string;
  readonly isDone: boolean;
}

/** What officers forget: empty delegations, and the goals that the booklet wants handed out (M35-54). */
export function checksOf(
  room: Pick<Room, "delegations" | "goals" | "officers" | "opensAt">,
  facts: RoomFacts,
): readonly Check[] {
  const { delegations, goals, officers, opensAt } = room;
  const here = delegations.filter(({ delegates }) => delegates.length > 0).length;
  const { given, deadlineHours } = facts.goals;
  const missing = withoutGoals(room, facts).reduce((sum, each) => sum + each.missing, 0);
  const open = goals.filter(({ status }) => status === "proposed").length;
  return [
    {
      words: roomLobby("checkDelegations", { here, count: delegations.length }),
      isDone: here === delegations.length,
    },
    { words: roomLobby("checkOfficers", { count: officers.length }), isDone: officers.length > 1 },
    ...(given === null
      ? []
      : [{ words: roomLobby("checkGoals", { missing, given }), isDone: missing === 0 }]),
    ...(deadlineHours === null
      ? []
      : [
          {
            words: roomLobby("checkOpening", { isSet: String(opensAt !== null), hours: deadlineHours }),
            isDone: opensAt !== null,
          },
        ]),
    ...(open === 0 ? [] : [{ words: roomLobby("checkProposals", { count: open }), isDone: false }]),
  ];
}
