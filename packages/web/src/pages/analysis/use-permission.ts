import type { PositionJson } from "@chancery/engine";
import { useEffect, useState } from "react";
import { mayAnalyze } from "../../api/analysis/permission.ts";
import { keyOf } from "./evaluating.ts";

/** Whether positions may be analyzed: not known yet, yes, or no, as they belong to a game in progress. */
export type Permission = "unknown" | "open" | "refused";

/**
 * Asks the server once about each position of a line. Nothing is analyzed before it has answered. What comes of a position
 * that is refused is refused as well: it would tell a player what to order.
 */
export function usePermission(positions: readonly PositionJson[]): {
  /** One for each position. */
  readonly permissions: readonly Permission[];
  readonly fault: string | null;
  readonly retry: () => void;
} {
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [fault, setFault] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const asked = [...new Map(positions.map((position) => [keyOf(position), position]))].filter(
      ([key]) => !known.has(key),
    );
    if (asked.length === 0) return;
    let isCurrent = true;
    mayAnalyze(asked.map(([, position]) => position)).then(
      (answers) => {
        if (!isCurrent) return;
        setFault(null);
        setKnown(
          (before) => new Map([...before, ...asked.map(([key], index) => [key, answers[index]] as const)]),
        );
      },
      (failure: Error) => {
        if (isCurrent) setFault(failure.message);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [positions, known, attempt]);
  return {
    permissions: permissionsOf(positions.map((position) => known.get(keyOf(position)))),
    fault,
    retry: () => setAttempt((before) => before + 1),
  };
}

/** From what is known of each position of a line by itself, the first one first. */
export function permissionsOf(may: readonly (boolean | undefined)[]): Permission[] {
  let before: Permission = "open";
  return may.map((each) => {
    if (before === "open") before = each === undefined ? "unknown" : each ? "open" : "refused";
    else if (each === false) before = "refused";
    return before;
  });
}
