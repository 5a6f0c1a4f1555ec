import { Link } from "@tanstack/react-router";
import type { Preset } from "../../games/index.ts";
import { lobby } from "../../messages/lobby.ts";
import { Section } from "../../ui/sections.tsx";
import css from "./LobbyView.module.css";

/** What was agreed for a table, and where to read and try out its rules. */
export function Agreed({
  sentences,
  book,
}: {
  sentences: readonly string[];
  book?: Preset["book"] | undefined;
}) {
  return (
    <Section heading={lobby("gameSettings")}>
      <ul className={css.agreed}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {book && (
        <p className={css.links}>
          <Link to="/rules/$rulebook" params={{ rulebook: book }}>
            {lobby("rules")}
          </Link>
          <Link to="/sandbox/$rulebook" params={{ rulebook: book }}>
            {lobby("trySandbox")}
          </Link>
        </p>
      )}
    </Section>
  );
}
