/** Milliseconds that this process has had a processor: on a busy machine fewer than have passed. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Runs some work again and again for a while; how often per second of processor time it's done, the median of three tries. */
export function rate(work: () => number): number {
  for (const began = processorTime(); processorTime() - began < 500; ) work();
  const rates = Array.from({ length: 3 }, () => {
    const began = processorTime();
    let done = 0;
    while (processorTime() - began < 500) done += work();
    return (done * 1000) / (processorTime() - began);
  });
  return rates.toSorted((a, b) => a - b)[1];
}

/** What is measured of one checkout: how often something is done per second, by what it is. */
export type Figures = ReadonlyMap<string, number>;

const inWords = (figure: number | undefined): string =>
  figure === undefined ? "" : Math.round(figure).toLocaleString("en");

/** Prints the figures of this checkout, and beside them those of an earlier one. */
export function printFigures(after: Figures, before: Figures | null): void {
  console.log(
    `${"per second of processor time".padEnd(64)} ${(before ? "before" : "").padStart(11)} ${"now".padStart(11)}`,
  );
  for (const [label, now] of after) {
    const then = before?.get(label);
    const times = then === undefined ? "" : `${(now / then).toFixed(2)} x`;
    console.log(
      `${label.padEnd(64)} ${inWords(then).padStart(11)} ${inWords(now).padStart(11)} ${times.padStart(9)}`,
    );
  }
}
