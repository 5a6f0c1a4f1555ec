import type { TableView } from "../../api/client.ts";
import { lobby } from "../../messages/lobby.ts";
import { Section } from "../../ui/sections.tsx";
import css from "./LobbyView.module.css";

/** Who has come, as far as that is to be known. */
export function PeopleList({ table }: { table: TableView }) {
  const { players, playerCount, spectators, referee, host, you } = table;
  const people = [
    ...(referee === null ? [] : [{ name: referee, role: lobby("roleGameMaster") }]),
    ...players.map((name) => ({ name, role: "" })),
    ...spectators.map((name) => ({ name, role: lobby("roleSpectator") })),
  ];
  const hidden = playerCount - players.length;
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
      </ul>
    </Section>
  );
}
