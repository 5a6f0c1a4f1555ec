import type { TableView } from "../../../api/client.ts";
import { botLabel, playerName } from "../../../messages/player-name.ts";

export interface Row {
  readonly power: string;
  readonly centers: number;
  /** Centers, or the points that a game counts in their place. */
  readonly counts: number;
  readonly units: number;
  /** Against the end of the year before; null in the first. */
  readonly change: number | null;
  readonly isOut: boolean;
  /** What the result is worth to its player, as if the game ended now; null if it isn't scored. */
  readonly points: number | null;
  /** Who plays it; null if nobody does or the name is hidden. */
  readonly player: string | null;
  /** The bot that plays it, if one does. */
  readonly bot: string | null;
}

type Seen = Pick<TableView, "position" | "standings" | "seats" | "scores">;

/** Who has how much now, most first. Powers that no seat plays, where there are any, come after. */
export function rowsOf(
  { position, standings, seats, scores }: Seen,
  countOf?: (power: string) => number,
): readonly Row[] {
  const powers = seats.flatMap(({ powers: own }) => own);
  const others = Object.keys(position.centers).filter((power) => !powers.includes(power));
  const last = standings.at(-1);
  const before = (countOf && last?.points) ?? last?.centers ?? {};
  return [...powers, ...others]
    .map((power): Row => {
      const centers = position.centers[power]?.length ?? 0;
      const counts = countOf?.(power) ?? centers;
      const seat = seats.find(({ powers: own }) => own.includes(power));
      const units = position.units[power]?.length ?? 0;
      return {
        power,
        centers,
        counts,
        units,
        change: standings.length === 0 ? null : counts - (before[power] ?? 0),
        isOut: centers + units === 0,
        points: scores?.find((score) => score.seat === seat?.seat)?.points ?? null,
        player: seat ? playerName(seat) : null,
        bot: seat?.bot ? botLabel(seat.bot) : null,
      };
    })
    .toSorted((one, other) => other.counts - one.counts || other.units - one.units);
}

/** What counts by year, centers or points, for each power: nought for years in which it had none. */
export interface Series {
  readonly power: string;
  readonly counts: readonly number[];
}

export function seriesOf({ standings, seats }: Pick<TableView, "standings" | "seats">): readonly Series[] {
  return seats
    .flatMap(({ powers }) => powers)
    .map((power) => ({
      power,
      counts: standings.map(({ centers, points }) => (points ?? centers)[power] ?? 0),
    }));
}
