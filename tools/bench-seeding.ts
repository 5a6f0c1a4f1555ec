/**
 * How well rounds of tournaments are seeded, and how quickly. For each number of players, four rounds: how often people
 * meet again (counted for each earlier meeting), how often they must at least, how many powers are played again, and
 * milliseconds a round.
 *
 *     npm run bench:seeding -- [PLAYERS ...]
 */
import { rehearse } from "@chancery/tournaments";

const ROUNDS = 4;
const SEEDS = [1, 2, 3, 4, 5];

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [7, 14, 21, 23, 28, 35, 49, 56, 70, 140];

// The first draw also compiles the program.
rehearse(28, ROUNDS);

const rows = sizes.map((players) => {
  const runs = SEEDS.map((seed) => {
    const start = performance.now();
    const { meetings, leastMeetings, repeatedPairs, repeatedPowers, mostByes } = rehearse(players, ROUNDS, {
      seed,
    });
    return {
      meetings,
      leastMeetings,
      repeatedPairs,
      repeatedPowers,
      mostByes,
      time: (performance.now() - start) / ROUNDS,
    };
  });
  const range = (of: (run: (typeof runs)[number]) => number): string => {
    const values = runs.map(of);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return least === most ? `${least}` : `${least}-${most}`;
  };
  return {
    players,
    boards: Math.floor(players / 7),
    meetings: range(({ meetings }) => meetings),
    "at least": runs[0].leastMeetings,
    "pairs again": range(({ repeatedPairs }) => repeatedPairs),
    "powers again": range(({ repeatedPowers }) => repeatedPowers),
    "most byes": range(({ mostByes }) => mostByes),
    "ms a round": Math.round(Math.max(...runs.map(({ time }) => time))),
  };
});
console.table(rows);
