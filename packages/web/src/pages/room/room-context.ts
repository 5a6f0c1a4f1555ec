import type { Table } from "@chancery/contract";
import type { RoomFacts } from "@chancery/variants";
import { createContext, useContext } from "react";
import type { TableView } from "../../api/client.ts";
import type { Question } from "../../ui/ReasonDialog.tsx";
import type { Room, RoomAct } from "./room.ts";

/** What all parts of the room's pages share. */
export interface RoomWork {
  readonly view: TableView;
  readonly game: Table;
  readonly room: Room;
  /** What the booklet says. */
  readonly facts: RoomFacts;
  /** The power of one's delegation; null for the officers and for those who look on. */
  readonly power: string | null;
  readonly isOfficer: boolean;
  /** Does something around the board; a sentence if it could not be done. */
  act(act: RoomAct): Promise<string | null>;
  /** Asks before something is done that others will notice. */
  ask(question: Question): void;
  /** Shows a tab of the panel. */
  open(tab: string): void;
}

export const RoomContext = createContext<RoomWork | null>(null);

export function useRoom(): RoomWork {
  const room = useContext(RoomContext);
  if (!room) throw new Error("no room here");
  return room;
}
