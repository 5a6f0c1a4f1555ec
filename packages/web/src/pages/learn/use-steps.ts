import type { Orders } from "@chancery/contract/orders";
import { useState } from "react";

/** Orders as they were written, one step after the other. */
interface Steps {
  readonly past: readonly Orders[];
  readonly present: Orders;
  readonly future: readonly Orders[];
}

const FRESH: Steps = { past: [], present: {}, future: [] };

const stepBack = (steps: Steps): Steps => {
  const before = steps.past.at(-1);
  if (!before) return steps;
  return { past: steps.past.slice(0, -1), present: before, future: [steps.present, ...steps.future] };
};

const stepOn = (steps: Steps): Steps => {
  const [next, ...future] = steps.future;
  return next ? { past: [...steps.past, steps.present], present: next, future } : steps;
};

/** Orders that can be undone and redone. */
export function useSteps() {
  const [{ past, present, future }, setSteps] = useState(FRESH);
  return {
    orders: present,
    store: (next: Orders): void =>
      setSteps((steps) => ({ past: [...steps.past, steps.present], present: next, future: [] })),
    undo: (): void => setSteps(stepBack),
    redo: (): void => setSteps(stepOn),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
