import { lazy } from "react";
import type { TableTab } from "../table/table-tab.ts";

/** The tabs of a committee: one for the officers, which is shown first, and what delegates and officers share. */
export const ROOM_TABS: readonly TableTab[] = [
  {
    id: "room",
    title: "Schedule",
    Panel: lazy(async () => ({ default: (await import("./officers/OfficersTab.tsx")).OfficersTab })),
    isFor: ({ me }) => me.role === "referee",
    isFirst: true,
    hasClock: true,
  },
];
