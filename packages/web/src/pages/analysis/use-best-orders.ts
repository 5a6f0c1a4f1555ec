import { DEEPEST, type NamedBestOrders } from "@chancery/analysis";
import type { PositionJson } from "@chancery/engine";
import { useEffect, useRef, useState } from "react";
import { Analyst } from "../../api/analysis/analyst.ts";
import type { SandboxSetup } from "../sandbox/sandbox.ts";
import { keyOf, SEED, type Thinking } from "./evaluating.ts";

interface Wanted {
  readonly setup: SandboxSetup;
  readonly position: PositionJson;
  readonly power: string;
  readonly played: readonly string[];
  readonly isOn: boolean;
}

/** The best orders of a power, ever deeper while it is on. */
export function useBestOrders({ setup, position, power, played, isOn }: Wanted): {
  readonly best: NamedBestOrders | null;
  readonly thinking: Thinking | null;
} {
  const [known, setKnown] = useState<ReadonlyMap<string, NamedBestOrders>>(new Map());
  const [thinking, setThinking] = useState<Thinking | null>(null);
  const analyst = useRef<Analyst | null>(null);
  analyst.current ??= new Analyst();
  useEffect(() => () => analyst.current?.close(), []);

  const key = [power, played.join(), keyOf(position)].join("|");
  const best = known.get(key) ?? null;
  const depth = (best?.depth ?? 0) + 1;
  const isWanted = isOn && depth <= DEEPEST;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked
  useEffect(() => {
    if (!isWanted) return setThinking(null);
    let isCurrent = true;
    setThinking({ depth, done: 0 });
    void analyst.current
      ?.ask({ game: setup, position, depth, seed: SEED, power, played }, (done) => {
        if (isCurrent) setThinking({ depth, done });
      })
      .then((found) => {
        if (!isCurrent) return;
        if (!found || !("best" in found)) return setThinking(null);
        setKnown((before) => new Map(before).set(key, found.best));
      });
    return () => {
      isCurrent = false;
      analyst.current?.cancel();
    };
  }, [key, depth, isWanted, setup]);
  return { best, thinking };
}
