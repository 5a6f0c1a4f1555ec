/** Something wrong with a board's specification, its table or its drawing: where, and what. */
export interface Fault {
  readonly where: string;
  readonly what: string;
}

/** Faults for people, one a line. */
export const formatFaults = (board: string, faults: readonly Fault[]): string =>
  [`${board} cannot be drawn:`, ...faults.map(({ where, what }) => `  ${where}: ${what}`)].join("\n");
