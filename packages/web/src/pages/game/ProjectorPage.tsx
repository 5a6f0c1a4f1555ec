import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { projectorQuery } from "../../api/queries.ts";
import { useShellEnd } from "../../lib/shell.ts";
import { LostPage } from "../layout/LostPage.tsx";
import { useGameLanguage } from "../layout/use-game-language.ts";
import { hasRoom } from "../room/room.ts";
import { projectorTitle } from "../table/clock/attention.ts";
import screen from "../table/projector/screen.module.css";

const RoomScreen = lazy(async () => ({
  default: (await import("../room/projector/RoomScreen.tsx")).RoomScreen,
}));
const TableScreen = lazy(async () => ({
  default: (await import("../table/projector/TableScreen.tsx")).TableScreen,
}));

/** What is projected for everyone in the room: a committee has a screen of its own. */
export function ProjectorPage() {
  const { game } = useParams({ from: "/games/$game/projector" });
  const { data, error } = useQuery(projectorQuery(game));
  useShellEnd(Boolean(data));
  useGameLanguage(data?.setup);
  if (!data) return error ? <LostPage what="game" /> : <main className={screen.screen} />;
  return (
    <>
      <title>{projectorTitle(data)}</title>
      <Suspense fallback={<main className={screen.screen} />}>
        {hasRoom(data) ? <RoomScreen view={data} /> : <TableScreen view={data} />}
      </Suspense>
    </>
  );
}
