import type { TableView, TurnSummary } from "../../../api/client.ts";
import { officialsOf } from "../../../lib/officials.ts";
import { gameMaster } from "../../../messages/gameMaster.ts";

/** A turn in the list of turns to roll back to. */
export interface Stop extends TurnSummary {
  readonly isPresent: boolean;
}

const HOW = {
  start: null,
  played: null,
  back: "back",
  override: "corrected",
  edit: "edited",
} as const satisfies Readonly<Record<TurnSummary["how"], string | null>>;

/** How the game master opened a turn; null if the game did by itself. */
function howInWords(how: TurnSummary["how"], setup: TableView["setup"]): string | null {
  const key = HOW[how];
  return key === null ? null : gameMaster(key, { officials: officialsOf(setup) });
}

/** All turns, the last first. The current one can't be rolled back to; the last one of a finished game can. */
export const stopsOf = ({
  turns,
  status,
  setup,
}: Pick<TableView, "turns" | "status" | "setup">): readonly (Omit<Stop, "how"> & {
  readonly how: string | null;
})[] =>
  turns
    .map((turn, index) => ({
      ...turn,
      how: howInWords(turn.how, setup),
      isPresent: status === "playing" && index === turns.length - 1,
    }))
    .toReversed();
