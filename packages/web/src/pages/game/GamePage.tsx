import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { ApiFailure, type TableView } from "../../api/client.ts";
import { tableQuery, useLive } from "../../api/queries.ts";
import { ui } from "../../messages/ui.ts";
import { LoadingPage } from "../layout/LoadingPage.tsx";
import { LostPage } from "../layout/LostPage.tsx";
import { UnreachedPage } from "../layout/UnreachedPage.tsx";
import { hasRoom } from "../room/room.ts";

const LobbyView = lazy(async () => ({ default: (await import("../lobby/LobbyView.tsx")).LobbyView }));
const RoomLobby = lazy(async () => ({ default: (await import("../room/codes/RoomLobby.tsx")).RoomLobby }));
const RoomPage = lazy(async () => ({ default: (await import("../room/RoomPage.tsx")).RoomPage }));
const MovedPage = lazy(async () => ({ default: (await import("../room/codes/MovedPage.tsx")).MovedPage }));
const TablePage = lazy(async () => ({ default: (await import("../table/TablePage.tsx")).TablePage }));

/** A game: the lobby before it has begun, the table afterwards. */
export function GamePage() {
  const { game } = useParams({ from: "/games/$game" });
  return <Game key={game} game={game} />;
}

function Game({ game }: { game: string }) {
  const { data: table, error, failureReason: failure, refetch } = useQuery(tableQuery(game));
  if (error instanceof ApiFailure && error.code === "seat-moved") return <MovedPage />;
  if (table) return <Present table={table} />;
  if (!failure) return <LoadingPage />;
  if (failure instanceof ApiFailure && failure.status === 404) return <LostPage what="game" />;
  return (
    <UnreachedPage title={ui("game")} heading={ui("gameUnavailable")} error={failure} onAgain={refetch} />
  );
}

/** Only viewers of a table get its updates. */
function Present({ table }: { table: TableView }) {
  const connection = useLive(table.game);
  const props = { connection, table };
  return (
    <Suspense fallback={<LoadingPage />}>
      {table.status === "lobby" ? (
        hasRoom(table) ? (
          <RoomLobby {...props} table={table} />
        ) : (
          <LobbyView {...props} />
        )
      ) : hasRoom(table) ? (
        <RoomPage {...props} />
      ) : (
        <TablePage {...props} />
      )}
    </Suspense>
  );
}
