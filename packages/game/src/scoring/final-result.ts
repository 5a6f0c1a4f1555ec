import type { Ending, ScoringName } from "@chancery/api";
import { formatPhase } from "@chancery/engine";
import { roomFacts } from "@chancery/variants";
import { taskOf } from "../clock/clock.ts";
import { gameOf, powersBySeat } from "../game-of.ts";
import { isBot, lineOf, type Table, type Turn } from "../table.ts";
import { isCalledOff, scoresOf } from "./scores.ts";
import { standingsOf } from "./standings.ts";

/** How a seat came out of a game. */
interface SeatResult {
  readonly seat: number;
  readonly person: string | null;
  readonly starter: string | null;
  readonly powers: readonly string[];
  readonly result: "won" | "shared" | "survived" | "eliminated" | "called-off";
  readonly share: number;
  readonly points: number | null;
  readonly centers: number;
  readonly opening: string | null;
}

/** How a game ended: all that is counted later. */
export interface FinalResult {
  readonly variant: string;
  readonly rulebook: string;
  readonly pace: Table["setup"]["clock"]["kind"];
  readonly ended: number;
  readonly phase: string;
  readonly how: Ending["how"];
  readonly scoring: ScoringName | null;
  readonly anonymous: boolean;
  readonly counts: "rated" | "casual" | "called-off" | "bots" | "short";
  readonly seats: readonly SeatResult[];
}

/** In how many move phases people have to play before a game counts for ratings: three years of most games. */
const LEAST_PLAYED = 6;

/**
 * How a game ended, for the records of its players. Null while it is played, if it never began, and for the games of
 * committees, with or without their room: nothing is counted there.
 */
export function finalResult(table: Table, ended: number): FinalResult | null {
  const { setup, ending } = table;
  if (table.status !== "ended" || !ending || table.turns.length === 0 || roomFacts(setup.variant))
    return null;
  const seats = seatResults(table, ending.ending);
  return {
    variant: setup.variant,
    rulebook: setup.rulebook,
    pace: setup.clock.kind,
    ended,
    phase: ending.phase,
    how: ending.ending.how,
    scoring: setup.scoring ?? null,
    anonymous: setup.anonymous,
    counts: countsFor(table),
    seats,
  };
}

/** Whether a game that is over counts for ratings, as far as its log tells. */
export function countsFor(table: Table): FinalResult["counts"] {
  if (isCalledOff(table)) return "called-off";
  if (!table.setup.rated) return "casual";
  if (table.seats.some((_, seat) => !table.starters?.[seat])) return "bots";
  return lineOf(table).filter(isPlayed).length < LEAST_PLAYED ? "short" : "rated";
}

/** Whether most of the powers on the board had orders in a turn, not just empty sheets, and it was about moves. */
function isPlayed({ phase, position, result }: Turn): boolean {
  if (!result || taskOf(phase) !== "M") return false;
  const alive = Object.entries(position.units).flatMap(([power, units]) => (units.length > 0 ? [power] : []));
  const ordered = new Set(result.orders.flatMap(({ power, order }) => (order === null ? [] : [power])));
  return 2 * alive.filter((power) => ordered.has(power)).length > alive.length;
}

function seatResults(table: Table, ending: Ending): readonly SeatResult[] {
  const bySeat = powersBySeat(table);
  const { position } = table.ending as NonNullable<Table["ending"]>;
  const points = scoresOf(table, standingsOf(table))?.map((each) => each.points) ?? null;
  const count = (lists: Readonly<Record<string, readonly unknown[]>>, powers: readonly string[]): number =>
    powers.reduce((sum, power) => sum + (lists[power]?.length ?? 0), 0);
  const isAlive = (powers: readonly string[]): boolean =>
    count(position.centers, powers) + count(position.units, powers) > 0;
  const best = bestOf(ending) ?? bySeat.filter(isAlive).flat();
  const top = bySeat.filter((powers) => powers.some((power) => best.includes(power)));
  const total = points?.reduce((sum, each) => sum + Math.max(0, each), 0) ?? 0;
  return table.seats.map(({ holder }, seat) => {
    const powers = bySeat[seat];
    const isTop = top.includes(powers);
    const even = isTop ? 1 / top.length : 0;
    const scored = points && total > 0 ? Math.max(0, points[seat]) / total : even;
    const ranked = isTop
      ? top.length === 1
        ? "won"
        : "shared"
      : isAlive(powers)
        ? "survived"
        : "eliminated";
    return {
      seat,
      person: isBot(table, holder) ? null : holder,
      starter: table.starters?.[seat] ?? null,
      powers,
      result: isCalledOff(table) ? "called-off" : ranked,
      share: isCalledOff(table) ? 0 : scored,
      points: points?.[seat] ?? null,
      centers: count(position.centers, powers),
      opening: openingOf(table, powers),
    };
  });
}

/** Who won or shares the game; null if it ended at its limit, and all who are left share it. */
const bestOf = (ending: Ending): readonly string[] | null =>
  ending.how === "draw" ? ending.sharers : ending.how === "stopped" ? null : ending.winners;

/** The first orders of some powers, each as it was understood, in the order of their texts. */
function openingOf(table: Table, powers: readonly string[]): string | null {
  const first = lineOf(table).at(0);
  if (!first?.result || first.phase !== formatPhase(gameOf(table).start.phase)) return null;
  const written = first.result.orders.filter(({ power }) => powers.includes(power));
  const orders = written.flatMap(({ order }) => (order === null ? [] : [order])).toSorted();
  return orders.length > 0 ? orders.join(", ") : null;
}
