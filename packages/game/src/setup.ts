import type { Window } from "./windows.ts";

/** How the players come by their powers: by lot (CB-3), by their own choice, or by the referee's. */
export const ASSIGNMENTS = ["random", "chosen", "referee"] as const;
export type Assignment = (typeof ASSIGNMENTS)[number];

/** When players may talk: as the rulebook has it (CB-15), or always. */
export const TALKS = ["rulebook", "open"] as const;
export type Talk = (typeof TALKS)[number];

/** What becomes of a power whose orders are missing at the deadline. */
export const MISSING = ["civil-disorder", "hold", "wait"] as const;
export type Missing = (typeof MISSING)[number];

/** Who may sit down on a seat that its player has left (CB-161): whoever is sent the link, or nobody. */
export const REPLACEMENTS = ["link", "nobody"] as const;
export type Replacement = (typeof REPLACEMENTS)[number];

/** Minutes that may be added to a phase, and when people are reminded of its end. */
export interface Leeway {
  /** Granted once in a phase, when orders are missing at its deadline; longer only until the next window opens. */
  readonly grace: number;
  /** The most by which a phase may be extended, all extensions together. */
  readonly extension: number;
  /** The longest the clock stands still when it is paused; then it goes on by itself. */
  readonly pause: number;
  /** How many minutes before a deadline those who are not ready are reminded. */
  readonly reminders: readonly number[];
}

/** Everybody is present: a negotiation, then a few minutes to write. All in minutes. */
export interface LiveClock extends Leeway {
  readonly kind: "live";
  readonly firstNegotiation: number;
  readonly laterNegotiation: number;
  readonly writing: number;
  readonly retreats: number;
  readonly adjustments: number;
}

/** Everybody comes and goes: people negotiate and write at the same time. */
export interface CorrespondenceClock extends Leeway {
  readonly kind: "correspondence";
  readonly hours: { readonly moves: number; readonly retreats: number; readonly adjustments: number };
  /** When a deadline may fall; at any time if there are none. */
  readonly windows: readonly Window[];
  /** Minutes by which the clock of the windows is ahead of UTC. */
  readonly utcOffset: number;
}

/** The referee ends each stage. */
export interface RefereeClock {
  readonly kind: "referee";
}

export type ClockSetup = LiveClock | CorrespondenceClock | RefereeClock;

/** What a table agrees on before the game. How many play is for the variant's own options to say. */
export interface Setup {
  readonly variant: string;
  readonly rulebook: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Whether somebody referees (CB-48). */
  readonly referee: boolean;
  readonly assignment: Assignment;
  readonly clock: ClockSetup;
  readonly talk: Talk;
  /** Whether the referee reads the players' private talks. */
  readonly refereeReads: boolean;
  /** Whether players' names are hidden until the game is over. */
  readonly anonymous: boolean;
  readonly spectators: boolean;
  /** Whether everybody sees who is ready. */
  readonly showReady: boolean;
  /** What is opened to everybody once the game is over: private talks, and sheets that were not used. */
  readonly reveal: { readonly press: boolean; readonly drafts: boolean };
  readonly missing: Missing;
  readonly replacement: {
    readonly by: Replacement;
    /** Moves in a row without orders after which a seat is taken for abandoned. */
    readonly afterMissed: number;
  };
  /** Hours after which the game ends (C71-III-1, C23-4); null if there is no such limit. */
  readonly timeLimit: number | null;
  /** Whether all others together may concede the game to one power. */
  readonly concession: boolean;
}

export const PRESET_NAMES = ["live", "correspondence", "referee"] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** What a preset says about a table; the negotiation and writing times of a live game are the rulebook's. */
export interface Preset {
  readonly title: string;
  readonly talk: Talk;
  readonly referee: boolean;
  readonly showReady: boolean;
  readonly missing: Missing;
  readonly clock: ClockSetup | Omit<LiveClock, "firstNegotiation" | "laterNegotiation" | "writing">;
}

export const PRESETS: Readonly<Record<PresetName, Preset>> = {
  live: {
    title: "Live: everybody is here, the clock is the rulebook's",
    talk: "rulebook",
    referee: false,
    showReady: true,
    missing: "civil-disorder",
    clock: { kind: "live", retreats: 3, adjustments: 5, grace: 1, extension: 30, pause: 60, reminders: [1] },
  },
  correspondence: {
    title: "Correspondence: a day or more for each phase",
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
    title: "Refereed: a person ends each stage",
    talk: "rulebook",
    referee: true,
    showReady: true,
    missing: "wait",
    clock: { kind: "referee" },
  },
};
