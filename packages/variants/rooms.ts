import { manifestOf } from "./games.ts";
import type { RoomFacts } from "./room-facts.ts";

/** The room a variant is played in; null for games that need none. */
export const roomFacts = (variant: string): RoomFacts | null => manifestOf({ variant })?.room ?? null;
