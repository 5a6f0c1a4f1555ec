import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { tableQuery, useLive } from "../api/queries.ts";
import { TopBar } from "../app/TopBar.tsx";
import { TableView } from "./TableView.tsx";

/** A game: the table once it has begun. */
export function GamePage() {
  const { game } = useParams({ from: "/games/$game" });
  const { data: table } = useQuery(tableQuery(game));
  const connection = useLive(game);
  if (!table || table.status === "lobby") return <TopBar />;
  return <TableView table={table} connection={connection} />;
}
