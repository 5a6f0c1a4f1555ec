import { TableView, type TableViewProps } from "../table/TableView.tsx";
import { ROOM_TABS } from "./tabs.ts";

/** The table of a committee, with what goes on around its board. */
export const RoomTable = (props: TableViewProps) => <TableView {...props} tabs={ROOM_TABS} />;
