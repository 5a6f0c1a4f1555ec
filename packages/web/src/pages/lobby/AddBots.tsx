import type { BotLevel } from "@chancery/api/constants";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { Command, TableView } from "../../api/client.ts";
import { bots } from "../../messages/bots.ts";
import { LevelSelect } from "./LevelSelect.tsx";
import css from "./LobbyView.module.css";

/** Fills empty seats with bots. */
export function AddBots({
  table,
  isPending,
  onAct,
}: {
  table: TableView;
  isPending: boolean;
  onAct: (command: Command) => void;
}) {
  const [level, setLevel] = useState<BotLevel>("club");
  if (!table.you.may.includes("fill-with-bots") || table.playerCount >= table.seats.length) return null;
  return (
    <section className={css.bots} aria-label={bots("heading")}>
      <h2>{bots("heading")}</h2>
      <p className={css.missing}>
        {table.botsOffered && `${bots("waitedLong")} `}
        {bots(table.setup.startsWhenFull ? "leadStarts" : "lead")}
      </p>
      <div className={css.buttons}>
        <LevelSelect level={level} onLevel={setLevel} />
        <Button variant="light" loading={isPending} onClick={() => onAct({ type: "fill-with-bots", level })}>
          {bots("fill")}
        </Button>
        {table.you.may.includes("add-bot") && (
          <Button variant="default" disabled={isPending} onClick={() => onAct({ type: "add-bot", level })}>
            {bots("addOne")}
          </Button>
        )}
      </div>
    </section>
  );
}
