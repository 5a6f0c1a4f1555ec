import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { meQuery, useRegister } from "../../api/queries.ts";
import { people } from "../../messages/people.ts";
import { Fault } from "../../ui/Fault.tsx";
import { TextPage } from "../layout/pages.tsx";
import { keepWayBack } from "../layout/way-back.ts";
import css from "./account.module.css";
import { EmailField, PasswordField } from "./account-fields.tsx";
import { NameField } from "./NameField.tsx";

/** A new account with an email and password. Guests keep their games by adding these to their profile. */
export function RegisterPage() {
  const { data: me } = useQuery(meQuery());
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { mutate, error, isPending } = useRegister();
  const navigate = useNavigate();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    mutate(
      { name, email, password },
      {
        onSuccess: ({ id, token }) => {
          keepWayBack({ person: id, token });
          void navigate({ to: "/games" });
        },
      },
    );
  };
  return (
    <TextPage title={people("register")} heading={people("register")} isNarrow>
      {!me && <p className={css.lead}>{people("registerLead")}</p>}
      {me && (
        <p className={css.lead}>
          {people.rich(
            "registerInstead",
            { name: me.name },
            {
              link: (chunks) => (
                <Link key="link" to="/profile">
                  {chunks}
                </Link>
              ),
            },
          )}
        </p>
      )}
      <form className={css.form} onSubmit={submit}>
        <NameField value={name} onChange={setName} />
        <EmailField
          value={email}
          onChange={setEmail}
          error={error?.code === "email-taken" ? error.message : undefined}
        />
        <PasswordField isNew label={people("password")} value={password} onChange={setPassword} />
        <Fault error={error && error.code !== "email-taken" ? error : null} />
        <Button type="submit" loading={isPending}>
          {people("register")}
        </Button>
        <p className={css.links}>
          <Link to="/sign-in">{people("alreadyRegistered")}</Link>
        </p>
      </form>
    </TextPage>
  );
}
