import { Button } from "@mantine/core";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { type ApiFailure, api } from "../../api/client.ts";
import { friendsQuery } from "../../api/player-queries.ts";
import { profiles as text } from "../../messages/profiles.ts";
import { Fault } from "../../ui/Fault.tsx";
import { OffInClassroom } from "../layout/OffInClassroom.tsx";
import { TextPage } from "../layout/pages.tsx";
import css from "./lists.module.css";

const teamQuery = (id: string) =>
  queryOptions({
    queryKey: ["team", id],
    queryFn: ({ signal }) => api.get("/api/teams/{id}", { params: { id }, signal }),
    retry: false,
  });

/** A team and its members; its leaders invite their friends. */
export const TeamPage = () => (
  <OffInClassroom title={text("team")}>
    <TeamPageHere />
  </OffInClassroom>
);

function TeamPageHere() {
  const { team: id } = useParams({ from: "/teams/$team" });
  const client = useQueryClient();
  const { data: team, error } = useQuery(teamQuery(id));
  const leads = team?.you === "leader";
  const { data: friends } = useQuery({ ...friendsQuery(), enabled: leads });
  const onSuccess = () => client.invalidateQueries({ queryKey: teamQuery(id).queryKey });
  const invite = useMutation<unknown, ApiFailure, string>({
    mutationFn: (address) => api.post("/api/teams/{id}/members", { params: { id }, body: { address } }),
    onSuccess,
  });
  const remove = useMutation<unknown, ApiFailure, string>({
    mutationFn: (address) => api.delete("/api/teams/{id}/members/{address}", { params: { id, address } }),
    onSuccess,
  });
  if (error)
    return (
      <TextPage title={text("team")} heading={text("team")}>
        <p>{text("teamUnknown")}</p>
      </TextPage>
    );
  const isIn = (address: string): boolean => team?.members.some((each) => each.address === address) ?? false;
  return (
    <TextPage title={team?.name ?? text("team")} heading={team?.name ?? text("team")}>
      <ul className={css.keys}>
        {team?.members.map(({ name, address, state }) => (
          <li key={address}>
            <span className={css.url}>
              <Link to="/players/$player" params={{ player: address }} translate="no">
                {name}
              </Link>
              <small>{text("memberState", { state })}</small>
            </span>
            {leads && state !== "leader" && (
              <Button
                variant="default"
                size="xs"
                aria-label={text("removeNamed", { name, team: team.name })}
                onClick={() => remove.mutate(address)}
              >
                {text("remove")}
              </Button>
            )}
          </li>
        ))}
        {leads &&
          friends?.map(({ id: friend, name, address, state }) =>
            state !== "friend" || address === null || isIn(address) ? null : (
              <li key={friend}>
                <span translate="no">{name}</span>
                <Button variant="default" size="xs" onClick={() => invite.mutate(address)}>
                  {text("invite", { team: team.name })}
                </Button>
              </li>
            ),
          )}
      </ul>
      <Fault error={invite.error ?? remove.error} />
    </TextPage>
  );
}
