import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import type { ListedTournament } from "../../api/client.ts";
import { tournaments as text } from "../../messages/tournaments.ts";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import { TextPage } from "../layout/pages.tsx";
import { tournamentsQuery } from "./queries.ts";
import css from "./tournaments.module.css";

/** Your tournaments, those listed for everyone, and ways to find or set up another. */
export function TournamentsPage() {
  const { data, failureReason: failure } = useQuery(tournamentsQuery());
  return (
    <TextPage title={text("title")} heading={text("title")}>
      <p className={css.lead}>{text("lead")}</p>
      <CodeForm />
      <Fault error={data ? null : failure} />
      {data && (
        <Section heading={text("yours")}>
          {data.yours.length === 0 ? (
            <p className={css.muted}>{text("none")}</p>
          ) : (
            <TournamentList tournaments={data.yours} />
          )}
          <Button
            variant="default"
            className={css.create}
            renderRoot={(props) => <Link to="/tournaments/new" {...props} />}
          >
            {text("create")}
          </Button>
        </Section>
      )}
      {data && data.open.length > 0 && (
        <Section heading={text("open")}>
          <TournamentList tournaments={data.open} />
        </Section>
      )}
    </TextPage>
  );
}

/** Codes are written in capitals with a dash, and typed in any way. */
const codeOf = (typed: string): string => {
  const signs = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return `${signs.slice(0, 4)}-${signs.slice(4)}`;
};

function CodeForm() {
  const [typed, setTyped] = useState("");
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void navigate({ to: "/tournaments/$tournament", params: { tournament: codeOf(typed) } });
  };
  return (
    <form className={css.code} onSubmit={submit}>
      <TextInput
        label={text("enterCode")}
        description={text("enterCodeHelp")}
        required
        withAsterisk={false}
        maxLength={20}
        autoCapitalize="characters"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit">{text("go")}</Button>
    </form>
  );
}

const TournamentList = ({ tournaments }: { tournaments: readonly ListedTournament[] }) => (
  <ul className={css.list}>
    {tournaments.map(({ tournament, name, players, status, rounds, isOpen }) => (
      <li key={tournament}>
        <Link to="/tournaments/$tournament" params={{ tournament }}>
          <strong translate="no">{name}</strong>
          <span>
            {text("playersCount", { count: players })} ·{" "}
            {status === "registration"
              ? text(isOpen ? "status_registration" : "status_closed")
              : status === "running"
                ? text("roundsCount", { count: rounds })
                : text("status_ended")}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
