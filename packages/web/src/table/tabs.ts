import type { ComponentType } from "react";
import { unreadOf } from "./press/conversations.ts";
import { PressTab } from "./press/PressTab.tsx";
import { RefereeTab } from "./referee/RefereeTab.tsx";
import { SeatsTab } from "./seats/SeatsTab.tsx";
import { StandingsTab } from "./standings/StandingsTab.tsx";
import type { TableWork } from "./table-context.ts";

/** Something that stands in the panel beside the board. It finds the table by `useTable`. */
export interface TableTab {
  readonly id: string;
  readonly title: string;
  readonly Panel: ComponentType;
  /** How many things wait there for whoever looks. */
  readonly count?: (work: TableWork) => number;
  /** For whom it is; everybody, if it does not say. */
  readonly isFor?: (work: TableWork) => boolean;
}

/** What there is besides orders and rules, in this order. */
export const TABS: readonly TableTab[] = [
  { id: "referee", title: "Referee", Panel: RefereeTab, isFor: ({ me }) => me.role === "referee" },
  { id: "press", title: "Talk", Panel: PressTab, count: ({ table }) => unreadOf(table) },
  { id: "seats", title: "Seats", Panel: SeatsTab },
  { id: "standings", title: "Standings", Panel: StandingsTab },
];
