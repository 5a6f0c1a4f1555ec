import type { Found, FromAnalyst, Question } from "./protocol.ts";

/** Answers one question at a time in a worker of its own, which is started when it is first needed. */
export class Analyst {
  private worker: Worker | null = null;
  private given: ((found: Found | null) => void) | null = null;

  /** What was found; null if it was canceled, or failed. */
  ask(question: Question, progress: (done: number) => void): Promise<Found | null> {
    this.cancel();
    const worker =
      this.worker ??
      new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "analysis" });
    this.worker = worker;
    return new Promise((resolve) => {
      const finish = (found: Found | null): void => {
        this.given = null;
        resolve(found);
      };
      this.given = finish;
      worker.onmessage = ({ data }: MessageEvent<FromAnalyst>) => {
        if ("progress" in data) progress(data.progress);
        else finish("failure" in data ? null : data);
      };
      worker.onerror = () => {
        this.worker = null;
        finish(null);
      };
      worker.postMessage(question);
    });
  }

  /** Gives up what is being thought about. A worker that is busy can't be told, so it is ended. */
  cancel(): void {
    if (!this.given) return;
    this.worker?.terminate();
    this.worker = null;
    this.given(null);
  }

  /** Ends the worker as well. */
  close(): void {
    this.cancel();
    this.worker?.terminate();
    this.worker = null;
  }
}
