import type { Draft } from "../draft.ts";
import type { RoomEvent } from "./room-event.ts";

/** Notes something around the board that follows by itself. */
export const happens = (draft: Draft, what: RoomEvent): void => draft.follow({ type: "room", what });
