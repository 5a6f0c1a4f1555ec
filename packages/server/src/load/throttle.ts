/** Does something when it is called, but not twice within an interval: calls in between are one call at its end. */
export class Throttle {
  private readonly interval: number;
  private readonly act: () => void;
  private timer: NodeJS.Timeout | undefined;
  private isCalled = false;

  /** The interval is in milliseconds. */
  constructor(interval: number, act: () => void) {
    this.interval = interval;
    this.act = act;
  }

  call(): void {
    if (this.timer) {
      this.isCalled = true;
      return;
    }
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.isCalled) this.call();
    }, this.interval).unref();
    this.isCalled = false;
    this.act();
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
