import type { Proof, Puzzle } from "@chancery/analysis/puzzles";
import type { Orders } from "@chancery/contract/orders";

export interface Question {
  readonly puzzle: Puzzle;
  /** The orders of the puzzle's power. */
  readonly lines: readonly string[];
}

export interface Answer {
  readonly verdict: Proof["verdict"];
  /** How many replies were looked at. */
  readonly count: number;
  /** The reply that stops it, or those that come closest. */
  readonly replies: readonly Orders[];
}

/** Tries orders against every reply in a worker. Returns how to give up. */
export function prove(question: Question, answered: (answer: Answer | null) => void): () => void {
  const worker = new Worker(new URL("./prove-worker.ts", import.meta.url), {
    type: "module",
    name: "puzzle",
  });
  const end = (answer: Answer | null): void => {
    worker.terminate();
    answered(answer);
  };
  worker.onmessage = ({ data }: MessageEvent<Answer>) => end(data);
  worker.onerror = () => end(null);
  worker.postMessage(question);
  return () => worker.terminate();
}
