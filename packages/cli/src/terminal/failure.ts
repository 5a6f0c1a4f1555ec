/** The command cannot go on: what to tell the person, and the exit status (1 for what was read, 2 for how it was called). */
export class Failure extends Error {
  override name = "Failure";
  readonly status: 1 | 2;

  constructor(message: string, status: 1 | 2 = 1) {
    super(message);
    this.status = status;
  }
}
