import { Button, TextInput } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiFailure, api } from "../../api/client.ts";
import { vacationsQuery } from "../../api/player-queries.ts";
import { profiles as text } from "../../messages/profiles.ts";
import { formatDay } from "../../messages/time.ts";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import css from "./lists.module.css";

const DAY = 24 * 3_600_000;

/** The beginning of a day in the reader's time zone. */
const startOf = (day: string): number => new Date(`${day}T00:00`).getTime();

/** Days on which you can't play. */
export function VacationsSection() {
  const client = useQueryClient();
  const { data } = useQuery(vacationsQuery());
  const [from, setFrom] = useState("");
  const [until, setUntil] = useState("");
  const onSuccess = () => client.invalidateQueries({ queryKey: vacationsQuery().queryKey });
  const announce = useMutation<unknown, ApiFailure, void>({
    mutationFn: () =>
      api.post("/api/me/vacations", { body: { since: startOf(from), until: startOf(until) + DAY } }),
    onSuccess: () => {
      setFrom("");
      setUntil("");
      return onSuccess();
    },
  });
  const cancel = useMutation<unknown, ApiFailure, string>({
    mutationFn: (id) => api.delete("/api/me/vacations/{id}", { params: { id } }),
    onSuccess,
  });
  return (
    <Section heading={text("vacations")} lead={text("vacationsLead")}>
      {data && data.vacations.length > 0 && (
        <ul className={css.keys} aria-label={text("vacations")}>
          {data.vacations.map(({ id, since, until: end, canCancel }) => {
            const dates = text("vacation", { from: formatDay(since), until: formatDay(end - 1) });
            return (
              <li key={id}>
                {dates}
                {canCancel ? (
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={text("cancelVacationNamed", { dates })}
                    onClick={() => cancel.mutate(id)}
                  >
                    {text("cancelVacation")}
                  </Button>
                ) : (
                  <span>{text("vacationWaited")}</span>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {data && <p>{text("daysLeft", { days: data.daysLeft })}</p>}
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          announce.mutate();
        }}
      >
        <TextInput
          type="date"
          label={text("from")}
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={text("until")}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={!from || !until} loading={announce.isPending}>
          {text("announce")}
        </Button>
      </form>
      <Fault error={announce.error ?? cancel.error} />
    </Section>
  );
}
