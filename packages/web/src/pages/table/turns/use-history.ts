import { useMediaQuery } from "@mantine/hooks";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { TableView } from "../../../api/client.ts";
import type { OrderEditor } from "../../../orders/entry/order-editor.ts";
import { animateOutcome } from "./motion.ts";

/** All turns of a game, and the way through them. */
export interface History {
  /** The numbers of all turns in the order they were played; null is the current one. */
  readonly stops: readonly (number | null)[];
  readonly at: number;
  go(stop: number): void;
  walk(by: -1 | 1): void;
  readonly isPlaying: boolean;
  play(): void;
  pause(): void;
  /** Shows how the units moved in the turn on screen. */
  replay(): void;
}

/** How long arrows show before the units follow them, and units before the next turn, in ms. */
const LOOK = 700;
const REST = 900;

export function useHistory(
  table: TableView,
  viewed: number | null,
  view: (number: number | null) => void,
  editor: OrderEditor,
): History {
  const [isPlaying, setPlaying] = useState(false);
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)", true);
  const isOver = table.status === "ended";
  const stops = useMemo(
    () => [
      ...table.turns
        .filter((turn, i, { length }) => isOver || turn.isPlayed || i < length - 1)
        .map(({ number }) => number),
      null,
    ],
    [table.turns, isOver],
  );
  const at = Math.max(0, stops.indexOf(viewed));
  const go = useCallback(
    (stop: number) => view(stops[Math.max(0, Math.min(stops.length - 1, stop))]),
    [stops, view],
  );

  // One turn after the other: its arrows, its units on their way, and on to the next.
  const { phase, entry } = editor;
  useEffect(() => {
    if (!isPlaying) return;
    if (viewed === null) return setPlaying(false);
    const motion = new AbortController();
    const timer = setTimeout(
      async () => {
        if (!isStill) await animateOutcome(entry.rules, phase, motion.signal);
        if (!motion.signal.aborted) go(at + 1);
      },
      isStill ? LOOK + REST : LOOK,
    );
    return () => {
      clearTimeout(timer);
      motion.abort();
    };
  }, [isPlaying, viewed, at, go, phase, entry.rules, isStill]);

  return {
    stops,
    at,
    go: (stop) => {
      setPlaying(false);
      go(stop);
    },
    walk: (by) => {
      setPlaying(false);
      go(at + by);
    },
    isPlaying,
    play: () => {
      if (viewed === null) go(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    replay: () => {
      if (!isStill) void animateOutcome(entry.rules, phase, new AbortController().signal);
    },
  };
}
