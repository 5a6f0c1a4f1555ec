import { type Decision, type Field, MOVE } from "./field.ts";

/**
 * A decision that may be open: whether the move of unit `u` wins, or its support is given, is `u`; its convoy is
 * `-1 - u`; and where that is another question, whether its move succeeds is `MOVED + u`.
 */
export type Variable = number;

const MOVED = 1 << 12;

export const unitOf = (variable: Variable): number => (variable < 0 ? -1 - variable : variable % MOVED);
export const pathOf = (u: number): Variable => -1 - u;
export const movedOf = (field: Field, u: number): Variable => (field.wins === field.moves ? u : MOVED + u);
export const isPath = (variable: Variable): boolean => variable < 0;
/** Whether it asks if a move succeeds, where that is not whether it wins. */
export const isMoved = (variable: Variable): boolean => variable >= MOVED;

/** Where the decision about a variable is kept. */
function decisions(field: Field, variable: Variable): Uint8Array {
  if (isPath(variable)) return field.path;
  if (isMoved(variable)) return field.moves;
  return field.task[variable] === MOVE ? field.wins : field.gives;
}

export const read = (field: Field, variable: Variable): Decision =>
  decisions(field, variable)[unitOf(variable)] as Decision;

export function write(field: Field, variable: Variable, value: Decision): void {
  decisions(field, variable)[unitOf(variable)] = value;
}

export function assign(field: Field, variables: readonly Variable[], values: readonly Decision[]): void {
  for (const [i, variable] of variables.entries()) write(field, variable, values[i]);
}
