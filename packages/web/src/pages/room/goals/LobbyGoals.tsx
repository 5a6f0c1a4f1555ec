import type { OpenGame } from "@chancery/contract";
import { useNavigate } from "@tanstack/react-router";
import type { TableView } from "../../../api/client.ts";
import { presetOf } from "../../../games/index.ts";
import { goals as words } from "../../../messages/goals.ts";
import { BoardPage } from "../../../orders/board-page.tsx";
import { Section } from "../../../ui/sections.tsx";
import { RoomFrame } from "../RoomFrame.tsx";
import css from "../room.module.css";
import { useRoom } from "../room-context.ts";
import { OfficersGoals } from "./OfficersGoals.tsx";
import { OwnGoals } from "./OwnGoals.tsx";

/** Goals before the committee meets: they are given and proposed, and in 1935 that is the time for it (M35-56). */
export function LobbyGoals({ view, game }: { view: TableView; game: OpenGame }) {
  const navigate = useNavigate();
  const preset = presetOf(view.setup);
  const showRules = (): void => {
    if (preset) void navigate({ to: "/rules/$rulebook", params: { rulebook: preset.page } });
  };
  return (
    <BoardPage showRule={showRules}>
      <RoomFrame view={view} game={game} open={() => undefined}>
        <Goals />
      </RoomFrame>
    </BoardPage>
  );
}

/** For the officers, and for delegates who know which country is theirs. */
function Goals() {
  const { power, isOfficer } = useRoom();
  if (power === null && !isOfficer) return null;
  return (
    <Section heading={words("politicalGoals")}>
      <div className={css.panel} data-signs>
        {isOfficer ? <OfficersGoals /> : <OwnGoals />}
      </div>
    </Section>
  );
}
