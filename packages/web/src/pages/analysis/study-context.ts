import type { Orders } from "@chancery/contract/orders";
import { createContext, useContext } from "react";
import type { Place, Study } from "./study.ts";

/** What the parts of an analysis share about its lines. */
export interface StudyContextValue {
  readonly study: Study;
  /** The line in view. */
  readonly line: number;
  /** Positions that were played in a finished game, by `keyOf`. */
  readonly played: ReadonlySet<string>;
  show(place: Place): void;
  change(study: Study): void;
  /** Begins a branch with these orders, and shows it. */
  branch(place: Place, orders: Orders): void;
  remove(line: number): void;
}

export const StudyContext = createContext<StudyContextValue | null>(null);

export function useStudy(): StudyContextValue {
  const study = useContext(StudyContext);
  if (!study) throw new Error("no study here");
  return study;
}
