import type { OpenGame } from "@chancery/contract";
import type { RoomFacts } from "@chancery/variants";
import { createContext, useContext } from "react";
import type { TableView } from "../../api/client.ts";
import type { ReasonRequest } from "../../ui/ReasonDialog.tsx";
import type { Room, RoomAct } from "./room.ts";

/** What all parts of a committee's pages share. */
export interface RoomContextValue {
  readonly view: TableView;
  readonly game: OpenGame;
  readonly room: Room;
  /** What the booklet of this committee says. */
  readonly facts: RoomFacts;
  /** The power of your delegation; null for officers and spectators. */
  readonly power: string | null;
  readonly isOfficer: boolean;
  /** Acts in the room; resolves to a sentence if it was refused. */
  act(act: RoomAct): Promise<string | null>;
  /** Asks for confirmation before something that others will notice. */
  ask(question: ReasonRequest): void;
  /** Shows a tab of the panel. */
  open(tab: string): void;
}

export const RoomContext = createContext<RoomContextValue | null>(null);

export function useRoom(): RoomContextValue {
  const room = useContext(RoomContext);
  if (!room) throw new Error("no room here");
  return room;
}
