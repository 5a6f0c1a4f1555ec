import type { PositionJson } from "@chancery/engine";
import { useEffect, useState } from "react";
import { findRunning, type Running } from "../../api/analysis/permission.ts";
import { keyOf } from "./evaluating.ts";

/** Whether positions may be analyzed: not known yet, yes, or no, as they belong to a game in progress. */
export type Permission = "unknown" | "open" | "refused";

/**
 * Asks the server once about each position of a line. Nothing is analyzed before it has answered. What comes of the present
 * position of a game in progress is refused as well: it would tell a player what to order.
 */
export function usePermission(
  positions: readonly PositionJson[],
  /** Positions of a finished game, by `keyOf`: they came about by what was ordered there. */
  played: ReadonlySet<string>,
): {
  /** One for each position. */
  readonly permissions: readonly Permission[];
  readonly fault: string | null;
  readonly retry: () => void;
} {
  const [known, setKnown] = useState<ReadonlyMap<string, Running>>(new Map());
  const [fault, setFault] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const asked = [...new Map(positions.map((position) => [keyOf(position), position]))].filter(
      ([key]) => !known.has(key),
    );
    if (asked.length === 0) return;
    let isCurrent = true;
    findRunning(asked.map(([, position]) => position)).then(
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
    permissions: permissionsOf(
      positions.map((position) => {
        const key = keyOf(position);
        return { running: known.get(key), isPlayed: played.has(key) };
      }),
    ),
    fault,
    retry: () => setAttempt((before) => before + 1),
  };
}

/** What is known of a position by itself. */
interface Known {
  /** Not there before the server has answered. */
  readonly running: Running | undefined;
  /** Whether it was played in a finished game, so that it isn't what somebody tries in another. */
  readonly isPlayed: boolean;
}

/**
 * The positions of a line, the first one first. Those of a game in progress are refused, and so is what comes of its present
 * one. A past one only says that both began alike: what comes of it is another game, unless it is recognized itself.
 */
export function permissionsOf(line: readonly Known[]): Permission[] {
  let inherited: Permission = "open";
  return line.map(({ running, isPlayed }) => {
    if (isPlayed) inherited = "open";
    if (running === "present") inherited = "refused";
    else if (running === undefined && inherited === "open") inherited = "unknown";
    return running === "past" ? "refused" : inherited;
  });
}
