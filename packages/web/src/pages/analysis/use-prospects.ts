import { DEEPEST, type NamedProspects } from "@chancery/analysis";
import type { PositionJson } from "@chancery/engine";
import { useEffect, useMemo, useRef, useState } from "react";
import { Analyst } from "../../api/analysis/analyst.ts";
import type { SandboxSetup } from "../sandbox/sandbox.ts";
import { endShares, keyOf, nextQuestion, SEED, type Thinking } from "./evaluating.ts";
import type { Permission } from "./use-permission.ts";

interface Wanted {
  readonly setup: SandboxSetup;
  /** Those of the line in view. */
  readonly positions: readonly PositionJson[];
  readonly at: number;
  readonly permissions: readonly Permission[];
  readonly isOn: boolean;
}

/** What everyone may expect in each position of a line, ever deeper while it is on. */
export function useProspects({ setup, positions, at, permissions, isOn }: Wanted): {
  readonly prospects: readonly (NamedProspects | null)[];
  readonly thinking: Thinking | null;
} {
  const [known, setKnown] = useState<ReadonlyMap<string, NamedProspects>>(new Map());
  const [thinking, setThinking] = useState<Thinking | null>(null);
  const analyst = useRef<Analyst | null>(null);
  analyst.current ??= new Analyst();
  useEffect(() => () => analyst.current?.close(), []);

  const prospects = useMemo(
    () =>
      positions.map((position) =>
        position.phase === "COMPLETED" ? endShares(position) : (known.get(keyOf(position)) ?? null),
      ),
    [positions, known],
  );
  const depths = positions.map((_, index) =>
    permissions[index] === "open" ? (prospects[index]?.depth ?? 0) : Number.POSITIVE_INFINITY,
  );
  const next = isOn ? nextQuestion(depths, at, DEEPEST) : null;
  const position = next && positions[next.index];
  const question = next && position && `${next.depth} ${keyOf(position)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question says which position and how deep
  useEffect(() => {
    if (!next || !position) return setThinking(null);
    let isCurrent = true;
    const { depth } = next;
    setThinking({ depth, done: 0 });
    void analyst.current
      ?.ask({ game: setup, position, depth, seed: SEED }, (done) => {
        if (isCurrent) setThinking({ depth, done });
      })
      .then((found) => {
        if (!isCurrent) return;
        if (!found || !("prospects" in found)) return setThinking(null);
        setKnown((before) => new Map(before).set(keyOf(position), found.prospects));
      });
    return () => {
      isCurrent = false;
      analyst.current?.cancel();
    };
  }, [question, setup]);
  return { prospects, thinking };
}
