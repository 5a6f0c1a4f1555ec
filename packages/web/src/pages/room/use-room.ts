import { useState } from "react";
import { useTable } from "../table/table-context.ts";
import { useAct, whyNot } from "../table/use-act.ts";
import { hasRoom, type RoomAct, type RoomTable } from "./room.ts";

/** The game, which must have a room. */
export function useRoomTable(): RoomTable {
  const { table } = useTable();
  if (!hasRoom(table)) throw new Error("no room here");
  return table;
}

/** Acts in the room, and keeps why the last act was refused until the next one. */
export function useRoomAct(game: string) {
  const { act, isBusy } = useAct(game);
  const [fault, setFault] = useState<string | null>(null);
  return {
    fault,
    isBusy,
    /** Resolves to whether it was accepted. */
    act: async (wanted: RoomAct): Promise<boolean> => {
      const why = whyNot(await act({ type: "room", act: wanted }));
      setFault(why);
      return why === null;
    },
  };
}
