import type { RoomStage } from "@chancery/api";

/** Who speaks in which order, and how long each (MB-41, MB-43). */
export interface Speeches {
  readonly order: readonly string[];
  readonly seconds: number;
}

export interface Schedule {
  readonly stage: RoomStage;
  /** As announced for the speeches to come; frozen once they begin (R16). */
  readonly announced: Speeches | null;
  /** How many have been called to speak. */
  readonly called: number;
  /** Who has the floor: the delegation that was called, or the one it yielded to; null between speeches. */
  readonly floor: string | null;
  /** Since when the time of a speech or a stage that continues is up; null if it isn't. */
  readonly timeUp: number | null;
  /** Why the officers came back to this place; null if they did not. */
  readonly backFor: string | null;
  /** Delegations that want speeches in a Fall turn (R14), or extra ones (R15). */
  readonly requests: readonly string[];
  /** What the officers said to extra speeches; null while nobody asked or they have not decided. */
  readonly extra: boolean | null;
  /** In which order the sheets are read out (R22). */
  readonly readingOrder: readonly string[];
  readonly read: number;
  /** Where the reading differed from the text (M01-25). */
  readonly objections: readonly Objection[];
}

interface Objection {
  readonly by: string;
  readonly power: string;
  readonly text: string;
}

export const NO_SCHEDULE: Schedule = {
  stage: "opening",
  announced: null,
  called: 0,
  floor: null,
  timeUp: null,
  backFor: null,
  requests: [],
  extra: null,
  readingOrder: [],
  read: 0,
  objections: [],
};

/** As much of a table as has to be known. */
interface Roomed {
  readonly room: { readonly schedule: Schedule } | null;
}

export const stageOf = ({ room }: Roomed): RoomStage | null => room?.schedule.stage ?? null;

export const isSpeaking = (table: Roomed): boolean =>
  ["speeches", "extra-speeches"].includes(stageOf(table) ?? "");

/** Whether writing is over and the sheets wait to be opened and resolved. */
export const isSealed = (table: Roomed): boolean => ["sealed", "revealed"].includes(stageOf(table) ?? "");
