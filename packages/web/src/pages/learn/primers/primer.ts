/** A primer to read, to try and to print: its sections on two sheets, and what to try. */
export interface Primer<Id extends string = string, Part extends string = string> {
  readonly id: Id;
  /** The names of its sections; their texts are messages that begin with these. */
  readonly sheets: readonly (readonly Part[])[];
  /** A lesson whose tasks belong to it. */
  readonly lesson?: string;
  /** Examples to be judged before they are opened. */
  readonly examples?: readonly string[];
}

/** A primer whose names are known, so that none of its texts can be missing. */
export const primer = <const Id extends string, const Part extends string>(
  given: Primer<Id, Part>,
): Primer<Id, Part> => given;
