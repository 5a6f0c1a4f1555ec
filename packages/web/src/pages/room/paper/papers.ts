import type { ComponentType } from "react";
import { paper as text } from "../../../messages/paper.ts";
import { ConferenceForm } from "./ConferenceForm.tsx";
import { DelegateGuide } from "./DelegateGuide.tsx";
import { FinalTable } from "./FinalTable.tsx";
import { GoalLists } from "./GoalLists.tsx";
import { MapPaper } from "./MapPaper.tsx";
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
  { id: "guide", title: text("guide"), Paper: DelegateGuide },
  { id: "map", title: text("map"), Paper: MapPaper },
  { id: "slips", title: text("orderSlips"), Paper: OrderSlips },
  { id: "results", title: text("results"), Paper: SeasonPaper },
  { id: "goals", title: text("goals"), Paper: GoalLists },
  { id: "conference", title: text("conferenceForm"), Paper: ConferenceForm },
  { id: "table", title: text("table"), Paper: FinalTable },
];
