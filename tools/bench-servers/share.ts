import { readFileSync } from "node:fs";

/** How often it is looked what a process has used, and over what time its share is counted, in milliseconds. */
const LOOK = 4;
const WINDOW = 100;
const NANOSECONDS = 1_000_000;

/**
 * Gives a process a share of a processor: once it has used it up, it stops until the next window begins. So many servers
 * can be compared on a machine with few processors, as if each had a small one of its own.
 */
export class Share {
  private readonly pid: number;
  private readonly most: number;
  private readonly timer: NodeJS.Timeout;
  private window = 0;
  private used = 0;
  private isStopped = false;

  constructor(pid: number, share: number) {
    this.pid = pid;
    this.most = share * WINDOW;
    this.timer = setInterval(() => this.look(), LOOK);
  }

  end(): void {
    clearInterval(this.timer);
    this.let("SIGCONT");
  }

  private look(): void {
    const window = Math.floor(performance.now() / WINDOW);
    const used = this.milliseconds();
    if (window !== this.window) {
      // What was too much counts against what comes next.
      const over = Math.max(0, used - this.used - this.most);
      [this.window, this.used] = [window, used - Math.min(over, this.most)];
    }
    const isOver = used - this.used >= this.most;
    if (isOver !== this.isStopped) this.let(isOver ? "SIGSTOP" : "SIGCONT");
    this.isStopped = isOver;
  }

  /** What its main thread, which does nearly everything, has used so far. */
  private milliseconds(): number {
    return Number(readFileSync(`/proc/${this.pid}/schedstat`, "utf8").split(" ")[0]) / NANOSECONDS;
  }

  private let(signal: "SIGSTOP" | "SIGCONT"): void {
    try {
      process.kill(this.pid, signal);
    } catch {
      clearInterval(this.timer);
    }
  }
}
