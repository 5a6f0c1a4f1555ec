/** A clock that runs faster than ours. All processes that know when it began, and how fast it runs, have the same one. */
export class FastClock {
  readonly began: number;
  readonly speed: number;

  constructor(speed: number, began = Date.now()) {
    this.began = began;
    this.speed = speed;
  }

  now(): number {
    return this.began + (Date.now() - this.began) * this.speed;
  }

  /** Waits for so long by this clock. */
  pass(milliseconds: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, milliseconds / this.speed));
  }
}
