import { Checkbox } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ApiFailure, api, type Notifications, type Person } from "../../../api/client.ts";
import { notificationsQuery } from "../../../api/queries.ts";
import { people } from "../../../messages/people.ts";
import { Fault } from "../../../ui/Fault.tsx";
import { Section } from "../../../ui/sections.tsx";
import css from "../account.module.css";
import { QuietHoursFields } from "./QuietHoursFields.tsx";

type Kind = keyof Notifications["mail"];

const KINDS: readonly (readonly [Kind, string])[] = [
  ["turns", people("kindTurns")],
  ["reminders", people("kindReminders")],
  ["results", people("kindResults")],
  ["messages", people("kindMessages")],
  ["table", people("kindTable")],
];

const LABELS = { mail: "kindByEmail", push: "kindByPush", hook: "kindByWebhook" } as const;

/** What you are notified of, and where. */
export function NewsSection({ me }: { me: Person }) {
  const client = useQueryClient();
  const { data } = useQuery(notificationsQuery());
  const { mutate, error } = useMutation<Notifications, ApiFailure, Notifications>({
    // One after the other, so that the last choice counts.
    scope: { id: "notifications" },
    mutationFn: ({ canMail: _, ...body }) => api.put("/api/me/notifications", { body }),
    onMutate: (next) => client.setQueryData(notificationsQuery().queryKey, next),
    onSettled: () => client.invalidateQueries({ queryKey: notificationsQuery().queryKey }),
  });
  if (!data) return null;
  const cell = (place: keyof typeof LABELS, kind: Kind, label: string) => (
    <td>
      <Checkbox
        aria-label={people(LABELS[place], { kind: label })}
        checked={data[place][kind]}
        onChange={(event) =>
          mutate({ ...data, [place]: { ...data[place], [kind]: event.currentTarget.checked } })
        }
      />
    </td>
  );
  return (
    <Section heading={people("notifications")} lead={mailInWords(me, data.canMail)}>
      <table className={css.wishes}>
        <thead>
          <tr>
            <th scope="col">{people("notifyMeOf")}</th>
            {data.canMail && <th scope="col">{people("byEmail")}</th>}
            <th scope="col">{people("byPush")}</th>
            <th scope="col">{people("byWebhook")}</th>
          </tr>
        </thead>
        <tbody>
          {KINDS.map(([kind, label]) => (
            <tr key={kind}>
              <th scope="row">{label}</th>
              {data.canMail && cell("mail", kind, label)}
              {cell("push", kind, label)}
              {cell("hook", kind, label)}
            </tr>
          ))}
        </tbody>
      </table>
      <QuietHoursFields quiet={data.quiet} onChange={(quiet) => mutate({ ...data, quiet })} />
      <Fault error={error} />
    </Section>
  );
}

function mailInWords({ email, isConfirmed }: Person, canMail: boolean): string {
  if (!canMail) return people("noMailServer");
  if (email === null) return people("noEmailYet");
  return isConfirmed ? people("emailGoesTo", { email }) : people("emailAfterConfirming");
}
