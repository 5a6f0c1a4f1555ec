import { lazy } from "react";
import { committee } from "../../messages/committee.ts";
import type { TableContextValue } from "../table/table-context.ts";
import type { TableTab } from "../table/table-tab.ts";
import { toRead } from "./delegate/to-read.ts";
import { hasRoom } from "./room.ts";
import { type Waiting, waitingFor } from "./waiting.ts";

/** How many things in a tab wait for you. */
const waitingIn =
  (tab: Waiting["tab"]) =>
  ({ table: { room, you }, me }: TableContextValue): number =>
    room === null
      ? 0
      : waitingFor(room, {
          power: me.powers[0] ?? null,
          officer: you.role === "referee" ? you.name : null,
        }).filter((each) => each.tab === tab).length;

/** The tabs of a committee: the schedule, which is shown first, and what delegates and officers share. */
export const ROOM_TABS: readonly TableTab[] = [
  {
    id: "room",
    title: committee("scheduleTab"),
    Panel: lazy(async () => ({ default: (await import("./officers/OfficersTab.tsx")).OfficersTab })),
    isFor: ({ me }) => me.role === "referee",
    isFirst: true,
    hasClock: true,
  },
  {
    id: "room",
    title: committee("roomTab"),
    Panel: lazy(async () => ({ default: (await import("./delegate/RoomTab.tsx")).RoomTab })),
    isFor: ({ me }) => me.role !== "referee",
    // A delegation that has to read aloud is called back to this tab.
    count: ({ table, me }) => (hasRoom(table) && toRead(table, me.powers[0] ?? null) ? 1 : 0),
    isFirst: true,
    hasClock: true,
  },
  {
    id: "treaties",
    title: committee("treatiesTab"),
    Panel: lazy(async () => ({ default: (await import("./treaties/TreatiesTab.tsx")).TreatiesTab })),
    count: waitingIn("treaties"),
  },
  {
    id: "goals",
    title: committee("goalsTab"),
    Panel: lazy(async () => ({ default: (await import("./goals/GoalsTab.tsx")).GoalsTab })),
    count: waitingIn("goals"),
  },
  {
    id: "conferences",
    title: committee("conferencesTab"),
    Panel: lazy(async () => ({ default: (await import("./conferences/ConferencesTab.tsx")).ConferencesTab })),
    count: waitingIn("conferences"),
  },
  {
    id: "standings",
    title: committee("standingsTab"),
    Panel: lazy(async () => ({ default: (await import("./score/RoomStandings.tsx")).RoomStandings })),
  },
];
