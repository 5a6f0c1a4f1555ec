/**
 * How often two players must meet again at least, in a number of rounds: counted for each earlier meeting, as seeding
 * counts. For each two rounds: everyone who plays in both sits at one of the boards of either, and spread as evenly as
 * possible, so many of them share both.
 */
export function leastMeetings(players: number, seats: number, rounds: number): number {
  const boards = Math.floor(players / seats);
  const out = players - boards * seats;
  const inBoth = Math.max(0, players - 2 * out);
  const cells = boards * boards;
  const each = Math.floor(inBoth / cells);
  const more = inBoth % cells;
  const ofTwo = more * pairs(each + 1) + (cells - more) * pairs(each);
  return pairs(rounds) * ofTwo;
}

const pairs = (count: number): number => (count * (count - 1)) / 2;
