import { Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type ApiFailure, api, type Person } from "../../api/client.ts";
import { notificationsQuery, useAttachAccount } from "../../api/queries.ts";
import { people } from "../../messages/people.ts";
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
  const confirm = useMutation<unknown, ApiFailure, void>({
    mutationFn: () => api.post("/api/confirmations"),
  });
  const { data: news } = useQuery(notificationsQuery());
  return (
    <Section heading={people("emailAndPassword")} lead={email}>
      {!isConfirmed && news?.canMail && (
        <p>
          {confirm.isSuccess ? (
            people("confirmationSent")
          ) : (
            <>
              {people("notConfirmed")}{" "}
              <Button variant="subtle" size="compact-sm" onClick={() => confirm.mutate()}>
                {people("sendConfirmation")}
              </Button>
            </>
          )}
        </p>
      )}
      <Fault error={confirm.error} />
      <ChangeEmail />
      <ChangePassword />
    </Section>
  );
}

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

function ChangePassword() {
  const [current, setCurrent] = useState("");
  const [password, setPassword] = useState("");
  const { mutate, error, isPending, isSuccess } = useOwnChange(
    (body: { current: string; password: string }) => api.put("/api/me/password", { body }),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    mutate({ current, password });
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
