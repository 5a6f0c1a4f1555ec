import { Checkbox } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ApiFailure, answered, api, type Notifications, type Person } from "../../api/client.ts";
import { notificationsQuery } from "../../api/queries.ts";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import css from "./account.module.css";

type Kind = keyof Notifications["mail"];

const KINDS: readonly (readonly [Kind, string])[] = [
  ["turns", "It is my turn"],
  ["reminders", "Reminders before a deadline"],
  ["results", "What came of a turn"],
  ["messages", "Messages to me"],
  ["table", "Changes at the table: pauses, seats, the end"],
];

/** Of what one hears while not looking, and where. */
export function NewsSection({ me }: { me: Person }) {
  const client = useQueryClient();
  const { data } = useQuery(notificationsQuery());
  const { mutate, error } = useMutation<Notifications, ApiFailure, Notifications>({
    mutationFn: ({ mail, hook }) => answered(api.PUT("/api/me/notifications", { body: { mail, hook } })),
    onMutate: (next) => client.setQueryData(notificationsQuery().queryKey, next),
    onSettled: () => client.invalidateQueries({ queryKey: notificationsQuery().queryKey }),
  });
  if (!data) return null;
  const cell = (place: "mail" | "hook", kind: Kind, label: string) => (
    <td>
      <Checkbox
        aria-label={`${label}, ${place === "mail" ? "by mail" : "by web hook"}`}
        checked={data[place][kind]}
        onChange={(event) =>
          mutate({ ...data, [place]: { ...data[place], [kind]: event.currentTarget.checked } })
        }
      />
    </td>
  );
  return (
    <Section heading="News" lead={mailInWords(me, data.canMail)}>
      <table className={css.wishes}>
        <thead>
          <tr>
            <th scope="col">Tell me of</th>
            {data.canMail && <th scope="col">Mail</th>}
            <th scope="col">Web hook</th>
          </tr>
        </thead>
        <tbody>
          {KINDS.map(([kind, label]) => (
            <tr key={kind}>
              <th scope="row">{label}</th>
              {data.canMail && cell("mail", kind, label)}
              {cell("hook", kind, label)}
            </tr>
          ))}
        </tbody>
      </table>
      <Fault error={error} />
    </Section>
  );
}

function mailInWords({ email, isConfirmed }: Person, canMail: boolean): string {
  if (!canMail) return "This server sends no mail. News can go to web hooks, which you add below.";
  if (email === null) return "Mail goes to people who have added an address.";
  return isConfirmed ? `Mail goes to ${email}.` : "Mail goes to your address once you have confirmed it.";
}
