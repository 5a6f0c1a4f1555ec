import { TableView, type TableViewProps } from "../table/TableView.tsx";
import { ROOM_TABS } from "./tabs.ts";

/** The page of a committee that is being played. */
export const RoomTable = (props: TableViewProps) => <TableView {...props} tabs={ROOM_TABS} />;
