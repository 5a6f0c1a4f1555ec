import { setImmediate } from "node:timers/promises";

/** How long work of one kind lasts before everything else gets its turn, in milliseconds. */
const SLICE = 10;

/** Lets other requests in while there's a lot to do. */
export class Turns {
  private began = 0;
  private pause: Promise<void> | undefined;

  /** Does a piece of work when it is its turn. */
  async run<T>(work: () => T): Promise<T> {
    while (performance.now() - this.began > SLICE) {
      this.pause ??= setImmediate().then(() => {
        this.began = performance.now();
        this.pause = undefined;
      });
      await this.pause;
    }
    return work();
  }
}
