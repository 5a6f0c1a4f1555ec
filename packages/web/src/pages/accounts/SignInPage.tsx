import { Button, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import type { ApiFailure, Person } from "../../api/client.ts";
import { canUsePasskeys, signInByPasskey } from "../../api/passkeys.ts";
import { become, useSignIn } from "../../api/queries.ts";
import { people } from "../../messages/people.ts";
import { ui } from "../../messages/ui.ts";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import { TextPage } from "../layout/pages.tsx";
import css from "./account.module.css";
import { EmailField, PasswordField } from "./account-fields.tsx";
import { useComeBack } from "./use-accounts.ts";

/** For people who already have an account or a private link. */
export function SignInPage() {
  return (
    <TextPage title={ui("signIn")} heading={ui("signIn")} isNarrow>
      <ByPassword />
      {canUsePasskeys() && <ByPasskey />}
      <ByLink />
    </TextPage>
  );
}

function ByPassword() {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { mutate, error, isPending } = useSignIn();
  const navigate = useNavigate();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    mutate({ email, password }, { onSuccess: () => void navigate({ to: "/games" }) });
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <EmailField value={email} onChange={setEmail} />
      <PasswordField isNew={false} value={password} onChange={setPassword} />
      <Fault error={error} />
      <Button type="submit" loading={isPending}>
        {ui("signIn")}
      </Button>
      <p className={css.links}>
        <Link to="/register">{people("register")}</Link>
        <Link to="/reset-password">{people("forgotPassword")}</Link>
      </p>
    </form>
  );
}

function ByPasskey() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, error, isPending } = useMutation<Person, ApiFailure, void>({
    mutationFn: signInByPasskey,
    onSuccess: async (person) => {
      await become(client, person);
      await navigate({ to: "/games" });
    },
  });
  return (
    <div className={css.form}>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        {people("signInWithPasskey")}
      </Button>
      <Fault error={error} />
    </div>
  );
}

/** A guest's own link, pasted as a whole or only its secret. */
function ByLink() {
  const [link, setLink] = useState("");
  const { mutate, error, isPending } = useComeBack();
  const navigate = useNavigate();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const token = link.trim().split("#").at(-1) as string;
    mutate(token, { onSuccess: () => void navigate({ to: "/games" }) });
  };
  return (
    <Section heading={people("withSignInLink")} lead={people("withSignInLinkLead")}>
      <form className={css.form} onSubmit={submit}>
        <TextInput
          label={ui("privateLinkTitle")}
          name="link"
          autoComplete="off"
          required
          value={link}
          error={error && error.status !== 0 ? people("signInLinkWrong") : undefined}
          onChange={(event) => setLink(event.currentTarget.value)}
        />
        <Fault error={error?.status === 0 ? error : null} />
        <Button type="submit" variant="default" loading={isPending}>
          {people("signInWithLink")}
        </Button>
      </form>
    </Section>
  );
}
