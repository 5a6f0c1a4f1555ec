import type { Hint, Task, Thought } from "@chancery/solo";
import { BOTS, type FromThinker, HINTS, type ToThinker } from "./protocol.ts";
import { scopeOf } from "./scope.ts";

/** Another worker of the same script. */
const start = (name: string): Worker =>
  new Worker(scopeOf<never, never>().location.href, { type: "module", name });

/** The answer of a worker; rejects if the worker fails. */
function ask(worker: Worker, asked: ToThinker, progress: (done: number) => void = () => undefined) {
  return new Promise<Exclude<FromThinker, { progress: number } | { failure: string }>>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if ("progress" in data) progress(data.progress);
      else if ("failure" in data) reject(new Error(data.failure));
      else resolve(data);
    };
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(asked);
  });
}

/** As many bots think at once, at most: one core is left to the page, and phones have little memory. */
const THINKERS = Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1));

/** Thinks for bots, a few at a time: the worker that answers the page never has to. */
export class BotThinker {
  private readonly threads = Array.from({ length: THINKERS }, () => new Thread());

  think(task: Task): Promise<Thought> {
    const [first, ...others] = this.threads;
    return others.reduce((best, each) => (each.waiting < best.waiting ? each : best), first).think(task);
  }
}

/** A worker that is started when it is first needed, and thinks for one bot after the other. */
class Thread {
  private worker: Worker | null = null;
  private last: Promise<unknown> = Promise.resolve();
  /** How many bots wait for it. */
  waiting = 0;

  think(task: Task): Promise<Thought> {
    this.waiting++;
    const thought = this.last.then(async () => {
      this.worker ??= start(BOTS);
      const answer = await ask(this.worker, { do: "think", task });
      return "commands" in answer ? answer.commands : [];
    });
    this.last = thought
      .catch(() => {
        // Who failed may be out of memory: the next bot gets a new one.
        this.worker?.terminate();
        this.worker = null;
      })
      .finally(() => void this.waiting--);
    return thought;
  }
}

/** Thinks about one hint at a time, which can be given up. */
export class HintThinker {
  private giveUp: (() => void) | null = null;

  /** Null if it was given up. */
  hint(task: Task, turn: number, progress: (done: number) => void): Promise<Hint | null> {
    this.cancel();
    const worker = start(HINTS);
    return new Promise<Hint | null>((resolve, reject) => {
      this.giveUp = () => resolve(null);
      ask(worker, { do: "hint", task, turn }, progress).then(
        (answer) => resolve("hint" in answer ? answer.hint : null),
        reject,
      );
    }).finally(() => worker.terminate());
  }

  cancel(): void {
    this.giveUp?.();
    this.giveUp = null;
  }
}
