import type { Orders } from "@chancery/contract/orders";
import { useState } from "react";
import { openJournal } from "../sandbox/journal.ts";
import { LineView } from "./LineView.tsx";
import { type Place, type Study, sandboxOf, withBranch, withoutLine, withPhases } from "./study.ts";
import { StudyContext } from "./study-context.ts";

/** A study: one of its lines is in view. */
export function AnalysisView({
  initial,
  at,
  played,
  onOpen,
}: {
  initial: Study;
  /** The phase that is looked at first. */
  at: number;
  /** Positions that were played in a finished game, by `keyOf`. */
  played: ReadonlySet<string>;
  onOpen: (json: unknown) => Promise<string | null>;
}) {
  const [study, setStudy] = useState(initial);
  // Entering a line at another place opens it again from there.
  const [view, setView] = useState({ line: 0, at, key: 0 });
  const show = ({ line, at }: Place): void => setView(({ key }) => ({ line, at, key: key + 1 }));
  const context = {
    study,
    line: view.line,
    played,
    show,
    change: setStudy,
    branch: (place: Place, orders: Orders) => {
      const grown = withBranch(study, place, orders);
      setStudy(grown);
      show({ line: grown.lines.length - 1, at: place.at });
    },
    remove: (line: number) => {
      const at = study.lines[line].from?.at ?? 0;
      setStudy(withoutLine(study, line));
      show({ line: 0, at: Math.min(at, sandboxOf(study, 0).phases.length - 1) });
    },
  };
  return (
    <StudyContext value={context}>
      <LineView
        key={view.key}
        initial={openJournal(sandboxOf(study, view.line), view.at)}
        onSandbox={({ phases }) => setStudy((before) => withPhases(before, view.line, phases))}
        onOpen={onOpen}
      />
    </StudyContext>
  );
}
