import { useState } from "react";
import { useTable } from "../table/table-context.ts";
import { useAct, whyNot } from "../table/use-act.ts";
import { hasRoom, type RoomAct, type RoomTable } from "./room.ts";

/** The table, where it is known to have a room. */
export function useRoomTable(): RoomTable {
  const { table } = useTable();
  if (!hasRoom(table)) throw new Error("no room here");
  return table;
}

/** Does things around the board; why the last of them could not be done is kept until the next is tried. */
export function useRoomAct(game: string) {
  const { act, isBusy } = useAct(game);
  const [fault, setFault] = useState<string | null>(null);
  return {
    fault,
    isBusy,
    /** Says whether it was done. */
    act: async (wanted: RoomAct): Promise<boolean> => {
      const why = whyNot(await act({ type: "room", act: wanted }));
      setFault(why);
      return why === null;
    },
  };
}
