import type { TableView } from "../../../api/client.ts";
import { paper as text } from "../../../messages/paper.ts";
import { botOf } from "../../../messages/player-name.ts";
import type { Goal, Room, RoomTable } from "../room.ts";

type Ending = TableView["ending"];

/** A line of the final table: centers, all other points, and what happened to the delegation (MB-271 to MB-273). */
export interface ScoreRow {
  readonly power: string;
  readonly delegates: readonly string[];
  /** The bot that plays it, if one does. */
  readonly bot: string | null;
  /** Its place in the ranking; null for powers outside it, which can't win. */
  readonly rank: number | null;
  readonly isLost: boolean;
  readonly centers: number;
  readonly other: number;
  /** What the other points are for, in words; empty if there are none. */
  readonly made: string;
  readonly total: number;
  readonly place: "winner" | "shares" | null;
}

/** What a table of scores is made of. */
export type Scored = Pick<RoomTable, "room" | "ending" | "position" | "seats">;

/**
 * All powers, the highest first, on every screen and on paper. Delegations are ranked, bots if the officers say so, and
 * equal ones share a rank.
 */
export function rowsOf(view: Scored): readonly ScoreRow[] {
  const { scores, delegations, ranksBots } = view.room;
  const delegatesOf = (power: string): readonly string[] =>
    delegations.find((each) => each.power === power)?.delegates ?? [];
  const isRanked = (power: string): boolean =>
    delegatesOf(power).length > 0 || (ranksBots && botOf(view, power) !== null);
  const ranked = scores.filter(({ power }) => isRanked(power));
  const { lost = {} } = view.position as { readonly lost?: object };
  return scores
    .map(({ power, centres: centers, control, helper, goals, total }): ScoreRow => {
      const parts = [
        goals > 0 && text("madeGoals", { count: goals }),
        control > 0 && text("madeEurope", { count: control }),
        helper > 0 && text("madeRisings", { count: helper }),
      ];
      return {
        power,
        delegates: delegatesOf(power),
        bot: botOf(view, power),
        rank: isRanked(power) ? 1 + ranked.filter((other) => other.total > total).length : null,
        isLost: power in lost,
        centers,
        other: total - centers,
        made: parts.filter(Boolean).join(", "),
        total,
        place: placeOf(power, view.ending),
      };
    })
    .toSorted((one, other) => other.total - one.total || other.centers - one.centers);
}

/** Who would win, or share a draw, if the committee closed now: of those that are ranked (MB-273, R109). */
export const leadersOf = (view: Scored): readonly string[] =>
  rowsOf(view)
    .filter(({ rank }) => rank === 1)
    .map(({ power }) => power);

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
