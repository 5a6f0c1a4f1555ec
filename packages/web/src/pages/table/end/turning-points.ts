import type { TableView } from "../../../api/client.ts";

/** Something that turned a game: who took the lead, grew or shrank at once, or went out. */
export interface TurningPoint {
  readonly year: number;
  readonly what: "lead" | "gains" | "losses" | "out";
  readonly power: string;
  /** What the power has afterwards. */
  readonly count: number;
  /** By how much that changed in the year. */
  readonly change: number;
}

type Standings = TableView["standings"];

/** From so many in one year on, a change turns a game. */
const LARGE = 3;
/** As many as can be taken in. */
const MOST = 8;

/** The turning points of a game by what everyone had at the end of each year, the first first. */
export function turningPoints(standings: Standings): readonly TurningPoint[] {
  const found = standings.slice(1).flatMap((now, index) => {
    const before = countsIn(standings[index]);
    const counts = countsIn(now);
    const point = (what: TurningPoint["what"], power: string): TurningPoint => {
      const count = counts[power] ?? 0;
      return { year: now.year, what, power, count, change: Math.abs(count - (before[power] ?? 0)) };
    };
    const leader = leaderIn(counts);
    const led = leaderIn(before);
    return Object.keys({ ...before, ...counts }).flatMap((power): TurningPoint[] => {
      const change = (counts[power] ?? 0) - (before[power] ?? 0);
      if (power === leader && led !== leader) return [point("lead", power)];
      if ((counts[power] ?? 0) === 0 && change < 0) return [point("out", power)];
      if (Math.abs(change) >= LARGE) return [point(change > 0 ? "gains" : "losses", power)];
      return [];
    });
  });
  const weightiest = new Set(found.toSorted((one, other) => weight(other) - weight(one)).slice(0, MOST));
  return found.filter((each) => weightiest.has(each));
}

const countsIn = ({ centers, points }: Standings[number]): Readonly<Record<string, number>> =>
  points ?? centers;

/** The leader; nobody in a tie. */
function leaderIn(counts: Readonly<Record<string, number>>): string | null {
  const most = Math.max(...Object.values(counts));
  const leaders = Object.keys(counts).filter((power) => counts[power] === most);
  return leaders.length === 1 ? leaders[0] : null;
}

const weight = ({ what, change }: TurningPoint): number =>
  ({ out: 6, lead: 4, losses: 0, gains: 0 })[what] + change;
