import type { ComponentType } from "react";
import { ConferenceForm } from "./ConferenceForm.tsx";
import { FinalTable } from "./FinalTable.tsx";
import { GoalLists } from "./GoalLists.tsx";
import { OrderSlips } from "./OrderSlips.tsx";
import type { PaperProps } from "./paper.ts";
import { SeasonPaper } from "./SeasonPaper.tsx";

interface PaperKind {
  readonly id: string;
  readonly title: string;
  readonly Paper: ComponentType<PaperProps>;
}

/** Everything that can be printed, in the order in which a weekend needs it. */
export const PAPERS: readonly PaperKind[] = [
  { id: "slips", title: "Order slips", Paper: OrderSlips },
  { id: "results", title: "Results", Paper: SeasonPaper },
  { id: "goals", title: "Goals", Paper: GoalLists },
  { id: "conference", title: "Conference form", Paper: ConferenceForm },
  { id: "table", title: "Table", Paper: FinalTable },
];
