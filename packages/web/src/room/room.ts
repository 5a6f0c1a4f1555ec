import type { Command, TableView } from "../api/client.ts";

/** What goes on around the board of a committee, as far as one sees it. */
export type Room = NonNullable<TableView["room"]>;
/** A table whose game is played in a room. */
export type RoomTable = TableView & { readonly room: Room };
export type RoomAct = Extract<Command, { readonly type: "room" }>["act"];

export const hasRoom = (table: TableView): table is RoomTable => table.room !== null;
