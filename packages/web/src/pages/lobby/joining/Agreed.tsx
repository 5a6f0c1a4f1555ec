import { Link } from "@tanstack/react-router";
import { lobby } from "../../../messages/lobby.ts";
import { Section } from "../../../ui/sections.tsx";
import css from "../LobbyView.module.css";

/** What was agreed for a table, and where to read and try out its rules. */
export function Agreed({
  sentences,
  page,
}: {
  sentences: readonly string[];
  /** Where its rules and its sandbox are. */
  page?: string | undefined;
}) {
  return (
    <Section heading={lobby("gameSettings")}>
      <ul className={css.agreed}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {page && (
        <p className={css.links}>
          <Link to="/rules/$rulebook" params={{ rulebook: page }}>
            {lobby("rules")}
          </Link>
          <Link to="/sandbox/$rulebook" params={{ rulebook: page }}>
            {lobby("trySandbox")}
          </Link>
        </p>
      )}
    </Section>
  );
}
