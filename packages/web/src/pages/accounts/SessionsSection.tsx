import { Button } from "@mantine/core";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ApiFailure, api } from "../../api/client.ts";
import { people } from "../../messages/people.ts";
import { formatMoment } from "../../messages/time.ts";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import css from "../people/lists.module.css";
import { deviceInWords } from "./device-words.ts";

const sessionsQuery = () =>
  queryOptions({
    queryKey: ["sessions"],
    queryFn: async ({ signal }) => (await api.get("/api/me/sessions", { signal })).sessions,
  });

/** Where you are signed in, and how to end that. */
export function SessionsSection() {
  const client = useQueryClient();
  const { data: sessions = [] } = useQuery(sessionsQuery());
  const end = useMutation<unknown, ApiFailure, string | null>({
    mutationFn: (id) =>
      id === null ? api.delete("/api/me/sessions") : api.delete("/api/me/sessions/{id}", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
  return (
    <Section heading={people("sessions")} lead={people("sessionsLead")}>
      <ul className={css.keys} aria-label={people("sessions")}>
        {sessions.map((session) => (
          <li key={session.id}>
            <span className={css.url}>
              <span translate="no">{deviceInWords(session)}</span>
              <small>
                {session.isCurrent
                  ? people("thisSession")
                  : people("lastUsed", { time: formatMoment(session.seen, Date.now()) })}
              </small>
            </span>
            {!session.isCurrent && (
              <Button
                variant="default"
                size="xs"
                aria-label={people("signOutOf", { device: deviceInWords(session) })}
                onClick={() => end.mutate(session.id)}
              >
                {people("signOutThere")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="default" loading={end.isPending} onClick={() => end.mutate(null)}>
          {people("signOutElsewhere")}
        </Button>
      )}
      <Fault error={end.error} />
    </Section>
  );
}
