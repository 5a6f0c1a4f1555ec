import { officialsOf } from "@chancery/variants/officials";
import type { TableView, TurnSummary } from "../../../api/client.ts";

/** A turn in the list of those that can be gone to. */
export interface Stop extends TurnSummary {
  readonly isPresent: boolean;
}

const HOW: Readonly<Record<TurnSummary["how"], string>> = {
  start: "",
  played: "",
  back: "gone to by",
  override: "corrected by",
  edit: "edited by",
};

/** All turns, the last first. The one in progress cannot be gone to; that of a game that is over can. */
export const stopsOf = ({
  turns,
  status,
  setup,
}: Pick<TableView, "turns" | "status" | "setup">): readonly (Omit<Stop, "how"> & {
  readonly how: string;
})[] =>
  turns
    .map((turn, index) => ({
      ...turn,
      how: HOW[turn.how] === "" ? "" : `${HOW[turn.how]} ${officialsOf(setup).the}`,
      isPresent: status === "playing" && index === turns.length - 1,
    }))
    .toReversed();
