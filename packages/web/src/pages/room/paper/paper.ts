import type { OpenGame } from "@chancery/contract";
import type { RoomFacts } from "@chancery/variants";
import type { RoomTable } from "../room.ts";

/** What every paper of the room is made of. */
export interface PaperProps {
  readonly view: RoomTable;
  readonly game: OpenGame;
  readonly facts: RoomFacts;
}
