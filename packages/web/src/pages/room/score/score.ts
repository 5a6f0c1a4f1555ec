import type { TableView } from "../../../api/client.ts";
import { paper as text } from "../../../messages/paper.ts";
import type { Goal, Room } from "../room.ts";

type Ending = TableView["ending"];

/** A line of the final table: centers, all other points, and what happened to the delegation (MB-271 to MB-273). */
export interface ScoreRow {
  readonly power: string;
  readonly delegates: readonly string[];
  readonly centres: number;
  readonly other: number;
  /** What the other points are for, in words; empty if there are none. */
  readonly made: string;
  readonly total: number;
  readonly place: "winner" | "shares" | null;
}

/** The highest first; powers that nobody plays come after those that are played. */
export function rowsOf({ scores, delegations }: Room, ending: Ending): readonly ScoreRow[] {
  const delegatesOf = (power: string): readonly string[] =>
    delegations.find((each) => each.power === power)?.delegates ?? [];
  return scores
    .map(({ power, centres, control, helper, goals, total }): ScoreRow => {
      const parts = [
        goals > 0 && text("madeGoals", { count: goals }),
        control > 0 && text("madeEurope", { count: control }),
        helper > 0 && text("madeRisings", { count: helper }),
      ];
      return {
        power,
        delegates: delegatesOf(power),
        centres,
        other: total - centres,
        made: parts.filter(Boolean).join(", "),
        total,
        place: placeOf(power, ending),
      };
    })
    .toSorted(
      (one, other) =>
        Number(other.delegates.length > 0) - Number(one.delegates.length > 0) || other.total - one.total,
    );
}

/** Who would win, or share a draw, if the committee closed now: of the delegations that are present (MB-273, R109). */
export function leadersOf({ room }: { readonly room: Room }): readonly string[] {
  const played = rowsOf(room, null).filter(({ delegates }) => delegates.length > 0);
  const most = Math.max(...played.map(({ total }) => total));
  return played.filter(({ total }) => total === most).map(({ power }) => power);
}

function placeOf(power: string, ending: Ending): ScoreRow["place"] {
  if (ending?.how === "victory" && ending.winners.includes(power)) return "winner";
  return ending?.how === "draw" && ending.sharers.includes(power) ? "shares" : null;
}

/** The goals that may be seen, by power in the order of the table; those that brought points first. */
export function goalsByPower(
  { goals }: Pick<Room, "goals">,
  powers: readonly string[],
): readonly { readonly power: string; readonly goals: readonly Goal[] }[] {
  return powers
    .map((power) => ({
      power,
      goals: goals
        .filter((goal) => goal.power === power && goal.status !== "denied")
        .toSorted((one, other) => (other.award?.points ?? 0) - (one.award?.points ?? 0)),
    }))
    .filter((each) => each.goals.length > 0);
}
