/** Does something whenever it is asked to, but not twice within some milliseconds: what is asked meanwhile is done once, after them. */
export class Pace {
  private readonly every: number;
  private readonly act: () => void;
  private timer: NodeJS.Timeout | undefined;
  private isAsked = false;

  constructor(every: number, act: () => void) {
    this.every = every;
    this.act = act;
  }

  ask(): void {
    if (this.timer) {
      this.isAsked = true;
      return;
    }
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.isAsked) this.ask();
    }, this.every).unref();
    this.isAsked = false;
    this.act();
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
