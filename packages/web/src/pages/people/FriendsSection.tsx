import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ApiFailure, api } from "../../api/client.ts";
import { friendsQuery } from "../../api/player-queries.ts";
import { profiles as text } from "../../messages/profiles.ts";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import css from "./lists.module.css";

const END = { friend: "remove", asked: "withdraw", asks: "decline" } as const;

/** Your friends, and who wants to be one. */
export function FriendsSection() {
  const client = useQueryClient();
  const { data: friends } = useQuery(friendsQuery());
  const onSuccess = () => client.invalidateQueries({ queryKey: friendsQuery().queryKey });
  const accept = useMutation<unknown, ApiFailure, string>({
    mutationFn: (id) => api.put("/api/me/friends/{id}", { params: { id } }),
    onSuccess,
  });
  const end = useMutation<unknown, ApiFailure, string>({
    mutationFn: (id) => api.delete("/api/me/friends/{id}", { params: { id } }),
    onSuccess,
  });
  return (
    <Section heading={text("friends")} lead={text("friendsLead")}>
      {friends && friends.length > 0 && (
        <ul className={css.keys} aria-label={text("friends")}>
          {friends.map(({ id, name, address, state }) => (
            <li key={id}>
              <span className={css.url}>
                {address === null ? (
                  <span translate="no">{name}</span>
                ) : (
                  <Link to="/players/$player" params={{ player: address }} translate="no">
                    {name}
                  </Link>
                )}
                <small>{text("friendState", { state })}</small>
              </span>
              <span>
                {state === "asks" && (
                  <Button
                    size="xs"
                    mr={8}
                    aria-label={text("acceptNamed", { name })}
                    onClick={() => accept.mutate(id)}
                  >
                    {text("accept")}
                  </Button>
                )}
                <Button
                  variant="default"
                  size="xs"
                  aria-label={text("endNamed", { name, state })}
                  onClick={() => end.mutate(id)}
                >
                  {text(END[state])}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Fault error={accept.error ?? end.error} />
    </Section>
  );
}
