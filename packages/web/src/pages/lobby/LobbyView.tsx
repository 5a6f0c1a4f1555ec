import { openVariant } from "@chancery/contract";
import { Button } from "@mantine/core";
import { Suspense, useMemo, useState } from "react";
import type { TableView } from "../../api/client.ts";
import type { Connection } from "../../api/live.ts";
import { useGeometry } from "../../board/use-geometry.ts";
import { tableName } from "../../games/game-name.ts";
import { presetOf, titleOf } from "../../games/index.ts";
import { bots } from "../../messages/bots.ts";
import { lobby } from "../../messages/lobby.ts";
import { ui } from "../../messages/ui.ts";
import { ConnectionSign } from "../../ui/ConnectionSign.tsx";
import { SplitPage } from "../layout/pages.tsx";
import { WayBackCard } from "../layout/WayBackCard.tsx";
import { About } from "./About.tsx";
import { DescriptionDialog } from "./DescriptionDialog.tsx";
import { InviteCard } from "./invitations/InviteCard.tsx";
import { Agreed } from "./joining/Agreed.tsx";
import { JoinTable } from "./joining/JoinTable.tsx";
import { WaitingList } from "./joining/WaitingList.tsx";
import { LobbyActions } from "./LobbyActions.tsx";
import css from "./LobbyView.module.css";
import { PeopleList } from "./PeopleList.tsx";
import { Preview } from "./Preview.tsx";
import { SeatList } from "./SeatList.tsx";
import { setupInWords } from "./setup-words.ts";

export interface LobbyViewProps {
  readonly table: TableView;
  readonly connection: Connection;
}

/** A table whose game has not begun: who is there, who plays what, and what is still missing. */
export function LobbyView({ table, connection }: LobbyViewProps) {
  const { setup, seats, playerCount, you } = table;
  const preset = presetOf(setup);
  const [isEditing, setIsEditing] = useState(false);
  const people = playerCount - table.bots.length;
  const { variant, rulebook, options } = setup;
  const opened = useMemo(() => {
    const read = openVariant({ variant, rulebook, options });
    return read.ok ? read.value : null;
  }, [variant, rulebook, options]);
  const isDrawn = useGeometry(opened);
  const title = tableName(table);
  // Players who still have to choose a power see that first.
  const isChoosing = you.may.includes("choose") && !seats.some(({ isYours }) => isYours);
  const seatList = opened && isDrawn && <SeatList table={table} opened={opened} />;
  return (
    <SplitPage
      title={ui("pageTitle", {
        title: lobby("lobbyTitle", { game: title, players: people, seats: seats.length }),
      })}
      bar={<ConnectionSign state={connection} />}
      picture={preset && <Preview preset={preset} options={options} />}
    >
      <h1>{title}</h1>
      {setup.name && <p className={css.played}>{titleOf(setup)}</p>}
      <About setup={setup} />
      {you.may.includes("describe") && (
        <Button
          className={css.edit}
          variant="default"
          size="xs"
          aria-haspopup="dialog"
          onClick={() => setIsEditing(true)}
        >
          {lobby("editDescription")}
        </Button>
      )}
      {isEditing && <DescriptionDialog table={table} onClose={() => setIsEditing(false)} />}
      <p className={css.state} role="status">
        {table.host !== null && !you.isHost
          ? lobby("playersJoinedHost", { players: people, seats: seats.length, host: table.host })
          : lobby("playersJoined", { players: people, seats: seats.length })}
        {table.waitingCount > 0 && ` · ${lobby("waitingCount", { count: table.waitingCount })}`}
        {table.bots.length > 0 && ` · ${bots("count", { count: table.bots.length })}`}
      </p>
      {isChoosing && seatList}
      {(you.isHost || you.role === "referee") && <InviteCard table={table} missing={seats.length - people} />}
      {you.name === null ? <JoinTable table={table} /> : <LobbyActions table={table} />}
      {you.role !== "player" && <WaitingList table={table} />}
      <WayBackCard />
      {preset?.Before && (
        <Suspense>
          <preset.Before options={options} />
        </Suspense>
      )}
      {!isChoosing && seatList}
      <PeopleList table={table} />
      <Agreed sentences={setupInWords(setup)} page={preset?.page} />
    </SplitPage>
  );
}
