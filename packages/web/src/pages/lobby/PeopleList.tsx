import { Button } from "@mantine/core";
import type { TableView } from "../../api/client.ts";
import { useCommand } from "../../api/queries.ts";
import { bots as text } from "../../messages/bots.ts";
import { lobby } from "../../messages/lobby.ts";
import { botLabel } from "../../messages/player-name.ts";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import css from "./LobbyView.module.css";

/** Who has joined, as far as the game tells. */
export function PeopleList({ table }: { table: TableView }) {
  const { players, playerCount, bots, spectators, referees, host, you, game } = table;
  const { mutate, error, isPending } = useCommand(game);
  const people = [
    ...referees.map((name) => ({ name, role: lobby("roleGameMaster") })),
    ...players.map((name) => ({ name, role: "" })),
    ...spectators.map((name) => ({ name, role: lobby("roleSpectator") })),
  ];
  const hidden = playerCount - players.length - bots.length;
  return (
    <Section heading={lobby("players")}>
      <ul className={css.people}>
        {people.map(({ name, role }) => (
          <li key={name}>
            <span translate="no">{name}</span>
            <span className={css.roles}>
              {[name === you.name ? lobby("roleYou") : "", name === host ? lobby("roleHost") : "", role]
                .filter((word) => word !== "")
                .join(", ")}
            </span>
          </li>
        ))}
        {hidden > 0 && <li className={css.roles}>{lobby("hiddenPlayers", { count: hidden })}</li>}
        {bots.map((bot) => (
          <li key={bot.id}>
            <span>{botLabel(bot)}</span>
            <span className={css.roles}>{text("character", { character: bot.character })}</span>
            {you.may.includes("remove-bot") && (
              <Button
                size="compact-sm"
                variant="default"
                disabled={isPending}
                aria-label={text("removeNamed", { bot: botLabel(bot) })}
                onClick={() => mutate({ type: "remove-bot", bot: bot.id })}
              >
                {text("remove")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Fault error={error} />
    </Section>
  );
}
