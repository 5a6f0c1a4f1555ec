import { createSignal } from "../lib/signal.ts";

/** What is shown as it was kept, because the server can't be reached, and when that was; by what was asked. */
export const shownKept = createSignal<ReadonlyMap<string, number>>(new Map());

/** What is asked for a game's table. */
export const tablePath = (game: string): string => `/api/games/${game}`;
