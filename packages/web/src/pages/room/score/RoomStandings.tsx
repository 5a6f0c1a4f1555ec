import { StandingsTab } from "../../table/standings/StandingsTab.tsx";
import { ScoreTable } from "./ScoreTable.tsx";

/** The standings of a committee, which counts more than centers. */
export function RoomStandings() {
  return (
    <StandingsTab>
      <div data-signs>
        <ScoreTable />
      </div>
    </StandingsTab>
  );
}
