import { Button, Checkbox } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type ApiFailure, api, type Confirmation, type Person } from "../../api/client.ts";
import { confirmationQuery, notificationsQuery, useAttachAccount } from "../../api/queries.ts";
import { useTimeUntil } from "../../api/use-countdown.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { people } from "../../messages/people.ts";
import { formatMoment } from "../../messages/time.ts";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import css from "./account.module.css";
import { EmailField, PasswordField } from "./account-fields.tsx";
import { useOwnChange } from "./use-accounts.ts";

/** Email and password, for people who want them. */
export function AccountSection({ me }: { me: Person }) {
  return me.email === null ? <Attach /> : <Account email={me.email} isConfirmed={me.isConfirmed} />;
}

function Attach() {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { mutate, error, isPending } = useAttachAccount();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    mutate({ email, password });
  };
  return (
    <Section heading={people("emailAndPassword")} lead={people("attachLead")}>
      <form className={css.form} onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} />
        <PasswordField isNew label={people("password")} value={password} onChange={setPassword} />
        <Fault error={error} />
        <div>
          <Button type="submit" variant="default" loading={isPending}>
            {people("attach")}
          </Button>
        </div>
      </form>
    </Section>
  );
}

function Account({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  const { data: news } = useQuery(notificationsQuery());
  return (
    <Section heading={people("emailAndPassword")} lead={email}>
      {!isConfirmed && news?.canMail && <ToConfirm email={email} />}
      <ChangeEmail />
      <ChangePassword />
    </Section>
  );
}

/** What has become of the mail by which people confirm an address, and a way to another one. */
function ToConfirm({ email }: { email: string }) {
  const client = useQueryClient();
  const query = confirmationQuery(email);
  const { data } = useQuery(query);
  const { mutate, error, isPending } = useMutation<Confirmation, ApiFailure, void>({
    mutationFn: () => api.post("/api/confirmations"),
    onSuccess: (sent) => client.setQueryData(query.queryKey, sent),
  });
  const mail = data?.mail;
  const wait = useTimeUntil(mail?.again ?? 0);
  if (!data) return null;
  return (
    <>
      <p role="status">
        {mail
          ? people(SENT[mail.state], { email, at: formatMoment(mail.at, serverNow()) })
          : people("notConfirmed")}
      </p>
      {wait === 0 && (
        <div>
          <Button variant="default" loading={isPending} onClick={() => mutate()}>
            {people(mail ? "sendAnother" : "sendConfirmation")}
          </Button>
        </div>
      )}
      <Fault error={error} />
    </>
  );
}

const SENT = {
  waiting: "confirmationWaiting",
  delayed: "confirmationDelayed",
  sent: "confirmationSent",
  failed: "confirmationFailed",
} as const;

function ChangeEmail() {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { mutate, error, isPending, isSuccess } = useOwnChange((body: { email: string; password: string }) =>
    api.put("/api/me/email", { body }),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    mutate({ email, password });
  };
  return (
    <details className={css.more}>
      <summary>{people("changeEmail")}</summary>
      <form className={css.form} onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} />
        <PasswordField isNew={false} value={password} onChange={setPassword} />
        <Fault error={error} />
        {isSuccess && <p role="status">{people("changed")}</p>}
        <div>
          <Button type="submit" variant="default" loading={isPending}>
            {people("changeEmail")}
          </Button>
        </div>
      </form>
    </details>
  );
}

/** Lists of what a new password ends. */
const WAYS_IN: readonly unknown[] = ["keys", "passkeys", "hooks"];

function ChangePassword() {
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const [keep, setKeep] = useState(false);
  const client = useQueryClient();
  const { mutate, error, isPending, isSuccess } = useOwnChange(
    async (body: { current: string; password: string; keep: boolean }) => {
      const changed = await api.put("/api/me/password", { body });
      await client.invalidateQueries({ predicate: ({ queryKey: [kind] }) => WAYS_IN.includes(kind) });
      return changed;
    },
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    mutate({ current, password, keep });
  };
  return (
    <details className={css.more}>
      <summary>{people("changePassword")}</summary>
      <form className={css.form} onSubmit={submit}>
        <PasswordField
          isNew={false}
          label={people("currentPassword")}
          value={current}
          onChange={setCurrent}
        />
        <PasswordField isNew value={password} onChange={setPassword} />
        <Checkbox
          label={people("keepWaysIn")}
          description={people("keepWaysInWhen")}
          checked={keep}
          onChange={(event) => setKeep(event.currentTarget.checked)}
        />
        <Fault error={error} />
        {isSuccess && <p role="status">{people("passwordChanged")}</p>}
        <div>
          <Button type="submit" variant="default" loading={isPending}>
            {people("changePassword")}
          </Button>
        </div>
      </form>
    </details>
  );
}
