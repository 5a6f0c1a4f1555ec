/** Something wrong with a board's specification, its table or its drawing: where, and what. */
export interface Fault {
  readonly where: string;
  readonly what: string;
}

/** A board that cannot be drawn as it is specified. */
export class BoardFaults extends Error {
  override name = "BoardFaults";
  readonly faults: readonly Fault[];

  constructor(board: string, faults: readonly Fault[]) {
    super([`${board}:`, ...faults.map(({ where, what }) => `  ${where}: ${what}`)].join("\n"));
    this.faults = faults;
  }
}
