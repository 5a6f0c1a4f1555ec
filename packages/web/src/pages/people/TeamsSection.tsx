import { Button, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { type ApiFailure, api } from "../../api/client.ts";
import { teamsQuery } from "../../api/player-queries.ts";
import { profiles as text } from "../../messages/profiles.ts";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import css from "./lists.module.css";

/** Your teams, and those that ask you to join. */
export function TeamsSection() {
  const client = useQueryClient();
  const { data: teams } = useQuery(teamsQuery());
  const [name, setName] = useState("");
  const onSuccess = () => client.invalidateQueries({ queryKey: teamsQuery().queryKey });
  const found = useMutation<unknown, ApiFailure, void>({
    mutationFn: () => api.post("/api/me/teams", { body: { name } }),
    onSuccess: () => {
      setName("");
      return onSuccess();
    },
  });
  const join = useMutation<unknown, ApiFailure, string>({
    mutationFn: (id) => api.put("/api/teams/{id}/membership", { params: { id } }),
    onSuccess,
  });
  const leave = useMutation<unknown, ApiFailure, string>({
    mutationFn: (id) => api.delete("/api/teams/{id}/membership", { params: { id } }),
    onSuccess,
  });
  return (
    <Section heading={text("teams")} lead={text("teamsLead")}>
      {teams && teams.length > 0 && (
        <ul className={css.keys} aria-label={text("teams")}>
          {teams.map((team) => (
            <li key={team.id}>
              <span className={css.url}>
                <Link to="/teams/$team" params={{ team: team.id }} translate="no">
                  {team.name}
                </Link>
                {team.you && <small>{text("memberState", { state: team.you })}</small>}
              </span>
              <span>
                {team.you === "invited" && (
                  <Button
                    size="xs"
                    mr={8}
                    aria-label={text("joinNamed", { name: team.name })}
                    onClick={() => join.mutate(team.id)}
                  >
                    {text("join")}
                  </Button>
                )}
                <Button
                  variant="default"
                  size="xs"
                  aria-label={text("leaveNamed", { name: team.name })}
                  onClick={() => leave.mutate(team.id)}
                >
                  {text(team.you === "invited" ? "decline" : "leave")}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          found.mutate();
        }}
      >
        <TextInput
          label={text("teamName")}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={name.trim() === ""} loading={found.isPending}>
          {text("found")}
        </Button>
      </form>
      <Fault error={found.error ?? join.error ?? leave.error} />
    </Section>
  );
}
