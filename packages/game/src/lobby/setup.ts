import type { ClockSetup, LiveClock, Setup } from "@chancery/api";

export const PRESET_NAMES = ["live", "correspondence", "referee"] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** What a preset says about a table; the negotiation and writing times of a live game are the rulebook's. */
export interface Preset {
  readonly talk: Setup["talk"];
  readonly referee: boolean;
  readonly showReady: boolean;
  readonly missing: Setup["missing"];
  readonly clock: ClockSetup | Omit<LiveClock, "firstNegotiation" | "laterNegotiation" | "writing">;
}

export const PRESETS: Readonly<Record<PresetName, Preset>> = {
  live: {
    talk: "rulebook",
    referee: false,
    showReady: true,
    missing: "civil-disorder",
    clock: { kind: "live", retreats: 3, adjustments: 5, grace: 1, extension: 30, pause: 60, reminders: [1] },
  },
  correspondence: {
    talk: "open",
    referee: false,
    showReady: true,
    missing: "civil-disorder",
    clock: {
      kind: "correspondence",
      hours: { moves: 48, retreats: 24, adjustments: 24 },
      windows: [],
      utcOffset: 0,
      grace: 12 * 60,
      extension: 7 * 24 * 60,
      pause: 14 * 24 * 60,
      reminders: [12 * 60, 2 * 60],
    },
  },
  referee: {
    talk: "rulebook",
    referee: true,
    showReady: true,
    missing: "wait",
    clock: { kind: "referee" },
  },
};
