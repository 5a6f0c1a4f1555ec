import type { Asked, Hint, Task, Thought, Wanted } from "@chancery/solo";

/** What a page wants of the worker that hosts solo games. */
export type Request =
  | { readonly do: "create"; readonly game: string; readonly wanted: Wanted }
  | { readonly do: "ask"; readonly game: string; readonly asked: Asked }
  | { readonly do: "take-back"; readonly game: string }
  | { readonly do: "hint"; readonly game: string }
  /** Gives up the hint that was asked for last. */
  | { readonly do: "cancel-hint" }
  | { readonly do: "remove"; readonly game: string };

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export type FromPage = Request & { readonly id: number };

export type FromHost =
  | (Answer & { readonly id: number })
  /** How much of a hint has been thought through, from 0 to 1. */
  | { readonly id: number; readonly progress: number }
  | { readonly changed: string };

/** The worker that hosts games lets others of the same script think, by these names. */
export const BOTS = "bots";
export const HINTS = "hints";

export type ToThinker =
  | { readonly do: "think"; readonly task: Task }
  | { readonly do: "hint"; readonly task: Task; readonly turn: number };

export type FromThinker =
  | { readonly commands: Thought }
  | { readonly hint: Hint }
  | { readonly progress: number }
  | { readonly failure: string };
