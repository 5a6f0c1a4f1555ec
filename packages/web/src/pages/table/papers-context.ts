import { createContext, useContext } from "react";
import type { Paper, Papers } from "./papers.ts";

/** What is written, whether it is saved, and who sees to that. */
export interface PapersWork {
  readonly papers: ReadonlyMap<string, Paper>;
  readonly keeper: Papers;
}

export const PapersContext = createContext<PapersWork | null>(null);

export function usePapersWork(): PapersWork {
  const work = useContext(PapersContext);
  if (!work) throw new Error("nothing is written here");
  return work;
}
