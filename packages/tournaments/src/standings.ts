import { type StandingRow, TIE_BREAKS, type TournamentSettings } from "@chancery/api";
import { type Played, playedSeats, shownRounds } from "./played.ts";
import { sittingOut, type Tournament } from "./tournament.ts";

type RoundScore = StandingRow["rounds"][number];

/** What players are compared by: more is better. */
interface Ranked {
  readonly row: Omit<StandingRow, "place" | "tie">;
  /** Points on a top board that decides; less than any if they weren't on it. */
  readonly final: number;
  readonly ties: Readonly<Record<(typeof TIE_BREAKS)[number], number>>;
}

/** Points are fractions, and sums of them in another order mustn't make a difference. */
const ALIKE = 1e-9;

const compared = (one: number, other: number): number =>
  one === other || Math.abs(one - other) < ALIKE ? 0 : other - one;

/** Everyone by their places. Withdrawn players stay, if they have played. */
export function standingsOf(tournament: Tournament): readonly StandingRow[] {
  const seats = playedSeats(tournament);
  const ranked = tournament.players
    .map(({ id, isWithdrawn }) => ({ id, isWithdrawn, own: seats.filter(({ player }) => player === id) }))
    .filter(({ isWithdrawn, own }) => !isWithdrawn || own.length > 0)
    .map(({ id, own }) => rankedOf(tournament, id, own))
    .toSorted(order);
  let place = 1;
  return ranked.map(({ row }, index) => {
    if (index > 0 && order(ranked[index - 1], ranked[index]) !== 0) place = index + 1;
    return { ...row, place, tie: tieOf(ranked, index) };
  });
}

function rankedOf(tournament: Tournament, player: string, own: readonly Played[]): Ranked {
  const { settings } = tournament;
  const regular = own.filter(({ isTopBoard }) => !isTopBoard);
  const last = own.filter(({ isTopBoard }) => isTopBoard);
  const topBoard = last.length > 0 ? sum(last.map(({ points }) => points)) : null;
  const scores = shownRounds(tournament).flatMap((round, index): RoundScore[] =>
    round?.isTopBoard
      ? []
      : [scoreIn(settings, round !== null && sittingOut(round).includes(player), index + 1, regular)],
  );
  const rounds = counted(settings, scores);
  const tieBreaks = {
    bestRound: Math.max(0, ...rounds.map(({ points }) => points ?? 0)),
    solos: own.filter(({ isSolo }) => isSolo).length,
    centers: sum(own.map(({ centers }) => centers)),
  };
  return {
    row: {
      player,
      rounds,
      topBoard,
      total: totalOf(rounds) + (settings.topBoard === "adds" ? (topBoard ?? 0) : 0),
      tieBreaks,
    },
    final: settings.topBoard === "decides" && topBoard !== null ? topBoard : -1,
    ties: { "best-round": tieBreaks.bestRound, solos: tieBreaks.solos, centers: tieBreaks.centers },
  };
}

/** What a round is worth to a player, before it is known whether it counts. */
function scoreIn(
  { perRound, bye }: TournamentSettings,
  isBye: boolean,
  round: number,
  own: readonly Played[],
): RoundScore {
  if (isBye) return { points: bye, counts: "no", isBye };
  const points = own.filter((seat) => seat.round === round).map((seat) => seat.points);
  if (points.length === 0) return { points: null, counts: "no", isBye };
  return { points: perRound === "best" ? Math.max(...points) : sum(points), counts: "no", isBye };
}

/** Says of each round whether it counts. A bye without points is no round. */
function counted({ best, halfOfRest }: TournamentSettings, scores: readonly RoundScore[]): RoundScore[] {
  const byPoints = scores
    .map(({ points, isBye }, round) => ({ points, isBye, round }))
    .filter(({ points, isBye }) => points !== null && !(isBye && points === 0))
    .toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0) || a.round - b.round);
  const full = byPoints.slice(0, best ?? byPoints.length).map(({ round }) => round);
  const rest = byPoints.slice(full.length).map(({ round }) => round);
  return scores.map((score, round) => ({
    ...score,
    counts: full.includes(round) ? "full" : halfOfRest && rest.includes(round) ? "rest" : "no",
  }));
}

function totalOf(rounds: readonly RoundScore[]): number {
  const pointsThat = (how: RoundScore["counts"]): number[] =>
    rounds.filter(({ counts }) => counts === how).map(({ points }) => points ?? 0);
  const rest = pointsThat("rest");
  return sum(pointsThat("full")) + (rest.length > 0 ? sum(rest) / rest.length / 2 : 0);
}

const order = (one: Ranked, other: Ranked): number =>
  compared(one.final, other.final) ||
  compared(one.row.total, other.row.total) ||
  TIE_BREAKS.reduce((found, each) => found || compared(one.ties[each], other.ties[each]), 0);

/** What a place was decided by; null if by the total. */
function tieOf(ranked: readonly Ranked[], index: number): StandingRow["tie"] {
  const own = ranked[index];
  const neighbors = [ranked[index - 1], ranked[index + 1]].filter((each) => each !== undefined);
  if (neighbors.some((each) => order(own, each) === 0)) return "shared";
  // Of two on the top board with as many points there, the total or a tie-break is ahead.
  const level = neighbors.filter(({ final }) => compared(final, own.final) === 0);
  const tied = level.find(({ row }) => compared(row.total, own.row.total) === 0)?.ties;
  if (tied) return TIE_BREAKS.find((each) => compared(tied[each], own.ties[each]) !== 0) ?? null;
  return own.final >= 0 && level.length === 0 ? "top-board" : null;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
