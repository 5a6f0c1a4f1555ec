import { Button, NativeSelect } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { TableView } from "../../api/client.ts";
import { useCommand } from "../../api/queries.ts";
import { presetOf } from "../../games/index.ts";
import { ConfirmDialog, type Question } from "../../ui/ConfirmDialog.tsx";
import { Fault } from "../../ui/Fault.tsx";
import { GuardedButton } from "../../ui/GuardedButton.tsx";
import css from "./LobbyView.module.css";

/** What is missing before the game can start, in words. */
function missingIn(table: TableView): readonly string[] {
  const { setup, seats, playerCount, referee } = table;
  const free = seats.length - playerCount;
  const unseated = seats.filter(({ isVacant }) => isVacant).length;
  return [
    free > 0 ? (free === 1 ? "one more player" : `${free} more players`) : "",
    setup.referee && referee === null ? "a referee" : "",
    free === 0 && setup.assignment !== "random" && unseated > 0
      ? `a power for ${unseated === 1 ? "one player" : `${unseated} players`}`
      : "",
  ].filter((what) => what !== "");
}

/** What to do if nobody else comes. */
function fewerIn({ setup, playerCount }: TableView): string {
  if (!presetOf(setup)?.players.includes(playerCount)) return "";
  return ` If nobody else comes, close this table and set up one for ${playerCount}.`;
}

/** What one can do at a table before the game. */
export function LobbyActions({ table }: { table: TableView }) {
  const { you, game } = table;
  const { mutate, error, isPending, variables } = useCommand(game);
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question | null>(null);
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
            Start the game
          </Button>
          <p id="missing" className={css.missing}>
            {missing.length > 0 ? `Missing: ${missing.join(", ")}.${fewer}` : "Everything is ready."}
          </p>
        </>
      ) : (
        <p className={css.missing}>
          {you.role === "spectator" ? "You look on. " : ""}
          {missing.length > 0
            ? `Missing: ${missing.join(", ")}. When all is there the host starts the game, and this page becomes its board.`
            : "Everything is ready: the host can start the game, and this page becomes its board."}
        </p>
      )}
      <Fault error={error} />
      {may.has("appoint") && (
        <Appoint table={table} onAppoint={(member) => mutate({ type: "appoint", member })} />
      )}
      <div className={css.buttons}>
        {!you.isHost && (
          <Button
            variant="default"
            size="xs"
            onClick={() =>
              setQuestion({
                title: "Leave this table?",
                text: "Your place is free for somebody else. You can come again by the link.",
                yes: "Leave",
                onYes: () => mutate({ type: "leave" }, leave),
              })
            }
          >
            Leave the table
          </Button>
        )}
        {you.isHost && (
          <Button
            variant="default"
            size="xs"
            onClick={() =>
              setQuestion({
                title: "Close this table?",
                text: "Nobody will play here. Who has come finds it among the games that are over.",
                yes: "Close it",
                onYes: () => mutate({ type: "close", reason: "closed before the game" }, leave),
              })
            }
          >
            Close the table
          </Button>
        )}
      </div>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </div>
  );
}

/** The host names the referee, out of those who are here. */
function Appoint({ table, onAppoint }: { table: TableView; onAppoint: (member: string) => void }) {
  const { players, spectators, you } = table;
  const [member, setMember] = useState("");
  const names = [...spectators, ...players];
  return (
    <div className={css.appoint}>
      <NativeSelect
        label="Referee"
        description="Whoever referees plays no power and sees all orders"
        value={member}
        onChange={(event) => setMember(event.currentTarget.value)}
        data={[
          { value: "", label: "choose somebody who is here" },
          ...names.map((name) => ({ value: name, label: name === you.name ? `${name} (you)` : name })),
        ]}
      />
      <GuardedButton
        variant="default"
        first={names.includes(member) ? null : "Choose somebody first."}
        onClick={() => onAppoint(member)}
      >
        Appoint
      </GuardedButton>
    </div>
  );
}
