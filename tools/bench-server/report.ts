import type { Server } from "./server.ts";

/** A line of the table: what was measured, and what it should be. */
export interface Row {
  readonly what: string;
  readonly unit: "s" | "ms";
  readonly measured: number;
  readonly goal?: number;
  /** Processor time of all servers, in seconds, and for how many things they took it. */
  readonly processor?: { readonly seconds: number; readonly of: number };
}

const COLUMNS = [54, 11, 11, 8, 14, 14] as const;
const HEAD = ["", "goal", "measured", "ratio", "processor", "memory"];

export const showHead = (): void => console.log(line(HEAD));

export function showRow(servers: readonly Server[], { what, unit, measured, goal, processor }: Row): void {
  const amount = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`;
  const memory = servers.map((server) => server.memory.toFixed(0)).join("+");
  console.log(
    line([
      what,
      goal === undefined ? "" : amount(goal),
      amount(measured),
      goal === undefined ? "" : (measured / goal).toFixed(2),
      processor ? each(processor) : "",
      `${memory} MB`,
    ]),
  );
}

const each = ({ seconds, of }: { seconds: number; of: number }): string =>
  of === 1 ? `${seconds.toFixed(1)} s` : `${((seconds * 1000) / of).toFixed(1)} ms each`;

const line = (cells: readonly string[]): string =>
  cells.map((cell, i) => (i === 0 ? cell.padEnd(COLUMNS[i]) : cell.padStart(COLUMNS[i]))).join("");

/** Seconds of processor time that servers have used so far. */
export const secondsOf = (servers: readonly Server[]): number =>
  servers.reduce((sum, { seconds }) => sum + seconds, 0);
