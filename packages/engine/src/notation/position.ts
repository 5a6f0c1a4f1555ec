import type { Board } from "../board/board.ts";
import type { State } from "../state/state.ts";
import type { Unit } from "../state/unit.ts";

/**
 * Which units stand where, for reading orders: the units in place, or in retreats the dislodged ones. Kept
 * for the state that was read for last, as a whole phase's orders are usually read one after another.
 */
export class Position {
  private readonly board: Board;
  private readonly units: (Unit | null)[];
  private state: State | null = null;

  constructor(board: Board) {
    this.board = board;
    this.units = board.provinces.map(() => null);
  }

  /** The unit in each province. To be used at once: the next state overwrites it. */
  of(state: State): readonly (Unit | null)[] {
    if (state !== this.state) this.sit(state);
    return this.units;
  }

  private sit(state: State): void {
    const { units, board } = this;
    units.fill(null);
    if (state.phase.task === "R") {
      for (const { unit } of state.dislodged) units[board.provinceOf[unit.at]] = unit;
    } else {
      for (const unit of state.units) units[board.provinceOf[unit.at]] = unit;
    }
    this.state = state;
  }
}

/** The units that can be ordered in the state's phase. */
export const orderable = (state: State): readonly Unit[] =>
  state.phase.task === "R" ? state.dislodged.map(({ unit }) => unit) : state.units;
