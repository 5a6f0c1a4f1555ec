import type { Command, TableView } from "../../api/client.ts";

/** What happens around the board of a committee, as far as you can see it. */
export type Room = NonNullable<TableView["room"]>;
/** A game that is played in a committee room. */
export type RoomTable = TableView & { readonly room: Room };
export type RoomAct = Extract<Command, { readonly type: "room" }>["act"];

export const hasRoom = (table: TableView): table is RoomTable => table.room !== null;

export type Treaty = Room["treaties"][number];
export type Breach = Treaty["breaches"][number];
export type Goal = Room["goals"][number];
export type Conference = Room["conferences"][number];
/** What happens in a conference room. */
export type Business = NonNullable<Conference["business"]>;
