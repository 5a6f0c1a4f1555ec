import { quantile } from "../bench-server/load.ts";

type Unit = "ms" | "s" | "MB" | "MB/s" | "KB" | "";

interface Line {
  readonly what: string;
  readonly unit: Unit;
  readonly values: number[];
}

/** What was measured at one size, each thing as often as it was done. */
export class Figures {
  readonly lines = new Map<string, Line>();

  /** Things of the same name under different ones are told apart by these. */
  add(what: string, unit: Unit, value: number, under = ""): void {
    const key = under + what;
    const line = this.lines.get(key) ?? { what, unit, values: [] };
    this.lines.set(key, line);
    line.values.push(value);
  }
}

const WIDTH = 38;
const COLUMN = 16;

/** Medians side by side, one column for each size, and how much the last is of the first. */
export function showFigures(sizes: readonly number[], figures: readonly Figures[]): void {
  const heads = sizes.map((size) => `${size.toLocaleString("en")} games`);
  console.log(["".padEnd(WIDTH), ...heads.map((head) => head.padStart(COLUMN)), "   last/first"].join(""));
  for (const [key, { what, unit }] of figures[0].lines) {
    const medians = figures.map(({ lines }) => quantile(lines.get(key)?.values ?? [], 0.5));
    const ratio = (medians.at(-1) as number) / medians[0];
    const cells = medians.map((value) => `${amount(value)} ${unit}`.trimEnd().padStart(COLUMN));
    console.log([what.padEnd(WIDTH), ...cells, `× ${ratio.toFixed(2)}`.padStart(13)].join(""));
  }
}

const amount = (value: number): string =>
  value >= 1000
    ? Math.round(value).toLocaleString("en")
    : value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
