import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import type { Command, TableView } from "../../api/client.ts";
import { BOT_LEVELS, type BotLevel } from "../../lib/bot-levels.ts";
import { bots } from "../../messages/bots.ts";
import css from "./LobbyView.module.css";

/** Fills the seats for which nobody has come. */
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
      <p className={css.missing}>{bots("lead")}</p>
      <div className={css.buttons}>
        <NativeSelect
          aria-label={bots("chooseLevel")}
          value={level}
          onChange={(event) =>
            setLevel(BOT_LEVELS.find((each) => each === event.currentTarget.value) ?? level)
          }
          data={BOT_LEVELS.map((value) => ({ value, label: bots("level", { level: value }) }))}
        />
        <Button variant="light" loading={isPending} onClick={() => onAct({ type: "fill-with-bots", level })}>
          {bots("fill")}
        </Button>
        <Button variant="default" disabled={isPending} onClick={() => onAct({ type: "add-bot", level })}>
          {bots("addOne")}
        </Button>
      </div>
    </section>
  );
}
