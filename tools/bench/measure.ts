/** Something to measure: does its work once and returns how many of its units that was. */
export type Work = () => number;

/** How often something is done per second of processor time, and how sure that is: the standard error of the mean, as a part of it. */
interface Rate {
  readonly perSecond: number;
  readonly error: number;
}

/** Milliseconds of processor time for warming up, and for one turn of one work. */
const WARM_UP = 400;
const TURN = 150;

/** Milliseconds that this process has had a processor: on a busy machine fewer than have passed. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Asking for the time takes two microseconds itself, so a work is done this long before it's asked for again. */
const UNASKED = 1;

function turnOf(work: Work, time: number): number {
  const began = processorTime();
  let done = 0;
  let took = 0;
  for (let times = 1; took < time; ) {
    for (let i = 0; i < times; i++) done += work();
    const before = took;
    took = processorTime() - began;
    if (took - before < UNASKED) times *= 2;
  }
  return (done * 1000) / took;
}

function meanOf(values: readonly number[]): Rate {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  const squares = values.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { perSecond: mean, error: Math.sqrt(squares / (values.length - 1) / values.length) / mean };
}

/** Does several works in turn, so that whatever else the machine does slows all of them. Returns the rates of each, turn by turn. */
export function inTurn(works: readonly Work[], rounds: number): readonly (readonly number[])[] {
  for (const work of works) turnOf(work, WARM_UP);
  const rates = works.map((): number[] => []);
  const order = works.map((work, i) => ({ work, i }));
  for (let round = 0; round < rounds; round++) {
    for (const { work, i } of order) rates[i].push(turnOf(work, TURN));
    // Whoever comes first clears up after whoever came last.
    order.reverse();
  }
  return rates;
}

const inWords = ({ perSecond, error }: Rate): string =>
  `${Math.round(perSecond).toLocaleString("en")} ±${(100 * error).toFixed(0)}%`;

const COLUMN = 18;

export const HEADING = `${"per second of processor time".padEnd(60)}${"before".padStart(COLUMN)}${"now".padStart(COLUMN)}${"ratio".padStart(COLUMN)}`;

/** A line of the table: the rates of this checkout and, where there is one, those of an earlier one and how many times as fast this is. */
export function lineOf(label: string, now: readonly number[], before?: readonly number[]): string {
  const cells = ["", inWords(meanOf(now)), ""];
  if (before) {
    const { perSecond, error } = meanOf(now.map((rate, round) => rate / before[round]));
    cells[0] = inWords(meanOf(before));
    cells[2] = `${perSecond.toFixed(2)} ±${(perSecond * error).toFixed(2)}`;
  }
  return `${label.padEnd(60)}${cells.map((cell) => cell.padStart(COLUMN)).join("")}`;
}
