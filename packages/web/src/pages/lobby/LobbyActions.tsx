import type { UsualReason } from "@chancery/api";
import { formatList } from "@chancery/messages";
import { Button, NativeSelect } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { TableView } from "../../api/client.ts";
import { useCommand } from "../../api/queries.ts";
import { presetOf } from "../../games/index.ts";
import { LANGUAGE } from "../../messages/language.ts";
import { lobby } from "../../messages/lobby.ts";
import { type Confirmation, ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Fault } from "../../ui/Fault.tsx";
import { GuardedButton } from "../../ui/GuardedButton.tsx";
import { AddBots } from "./AddBots.tsx";
import css from "./LobbyView.module.css";

/** What is missing before the game can start, in words. */
function missingIn(table: TableView): readonly string[] {
  const { setup, seats, playerCount, referee, bots } = table;
  const free = seats.length - playerCount;
  // Bots without a power get those that are left.
  const loose = bots.filter(({ seat }) => seat === null).length;
  const unseated = seats.filter(({ isVacant }) => isVacant).length - loose;
  return [
    free > 0 ? lobby("missingPlayers", { count: free }) : "",
    setup.referee && referee === null ? lobby("missingGameMaster") : "",
    free === 0 && setup.assignment !== "random" && unseated > 0
      ? lobby("missingPowers", { count: unseated })
      : "",
  ].filter((what) => what !== "");
}

/** What to do if nobody else comes. */
function fewerIn({ setup, playerCount }: TableView): string {
  if (!presetOf(setup)?.players.includes(playerCount)) return "";
  return lobby("fewerPlayers", { count: playerCount });
}

/** What one can do at a table before the game. */
export function LobbyActions({ table }: { table: TableView }) {
  const { you, game } = table;
  const { mutate, error, isPending, variables } = useCommand(game);
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Confirmation | null>(null);
  const missing = missingIn(table);
  const may = new Set<string>(you.may);
  const fewer = table.seats.length > table.playerCount ? fewerIn(table) : "";
  const leave = { onSuccess: () => void navigate({ to: "/games" }) };
  return (
    <div className={css.actions}>
      {you.isHost || you.role === "referee" ? (
        <>
          <Button
            size="md"
            disabled={missing.length > 0}
            aria-describedby="missing"
            loading={isPending && variables?.type === "start"}
            onClick={() => mutate({ type: "start" })}
          >
            {lobby("startGame")}
          </Button>
          <p id="missing" className={css.missing}>
            {missing.length > 0
              ? `${lobby("stillNeeded", { what: formatList(LANGUAGE, missing) })} ${fewer}`
              : lobby("allReady")}
          </p>
        </>
      ) : (
        <p className={css.missing}>
          {[
            ...(you.role === "spectator" ? [lobby("watching")] : []),
            ...(missing.length > 0 ? [lobby("stillNeeded", { what: formatList(LANGUAGE, missing) })] : []),
            lobby(table.setup.startsWhenFull ? "startsByItself" : "hostWillStart"),
          ].join(" ")}
        </p>
      )}
      <Fault error={error} />
      <AddBots table={table} isPending={isPending && variables?.type === "fill-with-bots"} onAct={mutate} />
      {may.has("appoint") && (
        <Appoint table={table} onAppoint={(member) => mutate({ type: "appoint", member })} />
      )}
      <div className={css.away}>
        {!you.isHost && (
          <Button
            variant="default"
            size="xs"
            aria-haspopup="dialog"
            onClick={() =>
              setQuestion({
                title: lobby("leaveTitle"),
                text: lobby("leaveText"),
                yes: lobby("leave"),
                onYes: () => mutate({ type: "leave" }, leave),
              })
            }
          >
            {lobby("leave")}
          </Button>
        )}
        {you.isHost && (
          <Button
            variant="default"
            size="xs"
            aria-haspopup="dialog"
            onClick={() =>
              setQuestion({
                title: lobby("cancelTitle"),
                text: lobby("cancelText"),
                yes: lobby("cancelGame"),
                onYes: () =>
                  mutate({ type: "close", reason: "canceled-before-start" satisfies UsualReason }, leave),
              })
            }
          >
            {lobby("cancelGame")}
          </Button>
        )}
      </div>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </div>
  );
}

/** The host appoints a referee from the people who are here. */
function Appoint({ table, onAppoint }: { table: TableView; onAppoint: (member: string) => void }) {
  const { players, spectators, you } = table;
  const [member, setMember] = useState("");
  const names = [...spectators, ...players];
  return (
    <div className={css.appoint}>
      <NativeSelect
        label={lobby("gameMaster")}
        description={lobby("gameMasterHelp")}
        value={member}
        onChange={(event) => setMember(event.currentTarget.value)}
        data={[
          { value: "", label: lobby("chooseSomeone") },
          ...names.map((name) => ({
            value: name,
            label: name === you.name ? lobby("nameYou", { name }) : name,
          })),
        ]}
      />
      <GuardedButton
        variant="default"
        first={names.includes(member) ? null : lobby("chooseSomeoneFirst")}
        onClick={() => onAppoint(member)}
      >
        {lobby("appoint")}
      </GuardedButton>
    </div>
  );
}
