import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { meQuery, useRegister } from "../../api/queries.ts";
import { Fault } from "../../ui/Fault.tsx";
import { TextPage } from "../layout/pages.tsx";
import { keepWayBack } from "../layout/way-back.ts";
import css from "./account.module.css";
import { EmailField, PasswordField } from "./account-fields.tsx";
import { NameField } from "./NameField.tsx";

/** Somebody new, with an address and a password; who is a guest already keeps his games by adding them. */
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
    <TextPage title="Register" heading="Register" isNarrow>
      {!me && (
        <p className={css.lead}>
          A name is enough to play. With an address and a password you also come back from anywhere.
        </p>
      )}
      {me && (
        <p className={css.lead}>
          You are {me.name} here. To keep your games, <Link to="/profile">add an address and a password</Link>{" "}
          to yourself instead.
        </p>
      )}
      <form className={css.form} onSubmit={submit}>
        <NameField value={name} onChange={setName} />
        <EmailField
          value={email}
          onChange={setEmail}
          error={error?.code === "email-taken" ? error.message : undefined}
        />
        <PasswordField isNew value={password} onChange={setPassword} />
        <Fault error={error && error.code !== "email-taken" ? error : null} />
        <Button type="submit" loading={isPending}>
          Register
        </Button>
        <p className={css.links}>
          <Link to="/sign-in">I am registered already</Link>
        </p>
      </form>
    </TextPage>
  );
}
