import type { LeftOver } from "@chancery/api";
import { leastMeetings } from "./bound.ts";
import { type Boards, pastOf } from "./past.ts";
import type { Candidate } from "./problem.ts";
import { seedBoards } from "./seed.ts";

/** How well the rounds of a tournament were seeded. */
export interface Rehearsal {
  readonly rounds: readonly { readonly boards: Boards; readonly byes: readonly string[] }[];
  /** Meetings of players who had met before, counted for each earlier meeting. */
  readonly meetings: number;
  /** What `meetings` must be at least. */
  readonly leastMeetings: number;
  /** Meetings of players who had met before. */
  readonly repeatedPairs: number;
  /** Powers played by someone who had played them before. */
  readonly repeatedPowers: number;
  /** The most often anyone sat out. */
  readonly mostByes: number;
}

/** Plays a tournament of so many players in which everyone comes to every round. */
export function rehearse(
  count: number,
  rounds: number,
  { seats = 7, seed = 1, leftOver = "byes" as LeftOver } = {},
): Rehearsal {
  const players = Array.from({ length: count }, (_, i): Candidate => {
    return { id: `p${i + 1}`, club: "", preferences: [], playsTwice: false };
  });
  const played: { readonly boards: Boards; readonly byes: readonly string[] }[] = [];
  let meetings = 0;
  let repeatedPairs = 0;
  let repeatedPowers = 0;
  for (let round = 0; round < rounds; round++) {
    const past = pastOf(played);
    const input = { players, seats, leftOver, locked: [], past, blocked: [], seed: seed + round };
    const { boards, out } = seedBoards(input);
    for (const board of boards)
      board.forEach((player, power) => {
        if (past.played(player, power) > 0) repeatedPowers++;
        for (const other of board.slice(power + 1)) {
          const times = past.met(player, other);
          meetings += times;
          if (times > 0) repeatedPairs++;
        }
      });
    played.push({ boards, byes: out });
  }
  const past = pastOf(played);
  return {
    rounds: played,
    meetings,
    leastMeetings: leastMeetings(count, seats, rounds),
    repeatedPairs,
    repeatedPowers,
    mostByes: Math.max(...players.map(({ id }) => past.byes(id))),
  };
}
