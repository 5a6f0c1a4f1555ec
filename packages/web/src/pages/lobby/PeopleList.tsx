import type { TableView } from "../../api/client.ts";
import { Section } from "../../ui/sections.tsx";
import css from "./LobbyView.module.css";

/** Who has come, as far as that is to be known. */
export function PeopleList({ table }: { table: TableView }) {
  const { players, playerCount, spectators, referee, host, you } = table;
  const people = [
    ...(referee === null ? [] : [{ name: referee, role: "referee" }]),
    ...players.map((name) => ({ name, role: "" })),
    ...spectators.map((name) => ({ name, role: "looks on" })),
  ];
  const hidden = playerCount - players.length;
  return (
    <Section heading="Who is here">
      <ul className={css.people}>
        {people.map(({ name, role }) => (
          <li key={name}>
            <span>{name}</span>
            <span className={css.roles}>
              {[name === you.name ? "you" : "", name === host ? "host" : "", role]
                .filter((word) => word !== "")
                .join(", ")}
            </span>
          </li>
        ))}
        {hidden > 0 && (
          <li className={css.roles}>
            {hidden === 1 ? "one player" : `${hidden} players`} whose names are not shown
          </li>
        )}
      </ul>
    </Section>
  );
}
