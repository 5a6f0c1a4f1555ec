import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { type ApiFailure, api, type Newcomer } from "../../api/client.ts";
import { people } from "../../messages/people.ts";
import { Fault } from "../../ui/Fault.tsx";
import { TextPage } from "../layout/pages.tsx";
import css from "./account.module.css";
import { EmailField, PasswordField } from "./account-fields.tsx";
import { useOwnChange } from "./use-accounts.ts";

/** Asks for a mail, and is where its link leads. */
export function ResetPage() {
  const { hash } = useLocation();
  return (
    <TextPage title={people("resetPassword")} heading={people("resetPassword")} isNarrow>
      {hash === "" ? (
        <AskForMail />
      ) : (
        <SetPassword
          label={people("setPassword")}
          set={(password) => api.put("/api/password", { body: { token: hash, password } })}
        />
      )}
    </TextPage>
  );
}

/** Where the mail leads that tells people at their old address of a new one. */
export function UndoEmailPage() {
  const [token, address] = useLocation().hash.split("/");
  const email = decodeURIComponent(address ?? "");
  return (
    <TextPage title={people("undoEmail")} heading={people("undoEmail")} isNarrow>
      {email === "" ? (
        <p>{people("linkIncomplete")}</p>
      ) : (
        <>
          <p>{people("undoEmailLead", { email })}</p>
          <SetPassword
            label={people("undoEmailYes")}
            set={(password) => api.put("/api/email", { body: { token, email, password } })}
          />
        </>
      )}
    </TextPage>
  );
}

function AskForMail() {
  const [email, setEmail] = useState("");
  const { mutate, error, isPending, isSuccess } = useMutation<unknown, ApiFailure, string>({
    mutationFn: (given) => api.post("/api/password-resets", { body: { email: given } }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    mutate(email);
  };
  if (isSuccess) return <p role="status">{people("resetSent")}</p>;
  return (
    <form className={css.form} onSubmit={submit}>
      <EmailField value={email} onChange={setEmail} />
      <Fault error={error} />
      <Button type="submit" loading={isPending}>
        {people("sendLink")}
      </Button>
      <p className={css.links}>
        <Link to="/sign-in">{people("backToSignIn")}</Link>
      </p>
    </form>
  );
}

function SetPassword({ label, set }: { label: string; set: (password: string) => Promise<Newcomer> }) {
  const [password, setPassword] = useState("");
  const navigate = useNavigate();
  const { mutate, error, isPending } = useOwnChange(set);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    mutate(password, { onSuccess: () => void navigate({ to: "/games", replace: true }) });
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <PasswordField isNew value={password} onChange={setPassword} />
      <Fault error={error} />
      <Button type="submit" loading={isPending}>
        {label}
      </Button>
    </form>
  );
}
