/** What is wrong with something that was given: a code, and facts as they are written. Words are made of it elsewhere. */
export interface Fault {
  readonly code: string;
  readonly [fact: string]: unknown;
}
