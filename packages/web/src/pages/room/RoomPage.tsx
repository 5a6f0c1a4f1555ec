import { TablePage, type TablePageProps } from "../table/TablePage.tsx";
import { ROOM_TABS } from "./tabs.ts";

/** The page of a committee that is being played. */
export const RoomPage = (props: TablePageProps) => <TablePage {...props} tabs={ROOM_TABS} />;
