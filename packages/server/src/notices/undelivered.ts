/** Why a notice can't be delivered, and whether to try again. */
export class Undelivered extends Error {
  readonly isFinal: boolean;
  /** How long to wait at least, in milliseconds, if that was said. */
  readonly wait: number | null;

  constructor(message: string, isFinal: boolean, wait: number | null = null) {
    super(message);
    this.isFinal = isFinal;
    this.wait = wait;
  }
}
