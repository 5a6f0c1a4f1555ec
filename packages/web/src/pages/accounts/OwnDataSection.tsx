import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { type ApiFailure, api, type Person } from "../../api/client.ts";
import { become } from "../../api/queries.ts";
import { people } from "../../messages/people.ts";
import { type Confirmation, ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import { keepWayBack } from "../layout/way-back.ts";
import css from "./account.module.css";
import { PasswordField } from "./account-fields.tsx";

/** Everything about you to take along, and how to delete it here. */
export function OwnDataSection({ me }: { me: Person }) {
  return (
    <Section heading={people("yourData")} lead={people("yourDataLead")}>
      <p>
        <Button component="a" variant="default" href="/api/me/export" download="chancery.json">
          {people("downloadData")}
        </Button>
      </p>
      <DeleteAccount hasPassword={me.email !== null} />
    </Section>
  );
}

function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  const [question, setQuestion] = useState<Confirmation | null>(null);
  const { mutate, error, isPending } = useMutation<unknown, ApiFailure, void>({
    mutationFn: () => api.post("/api/me/deletion", { body: { password: hasPassword ? password : null } }),
    onSuccess: async () => {
      keepWayBack(null);
      await become(client, null);
      await navigate({ to: "/" });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setQuestion({
      title: people("deleteTitle"),
      text: people("deleteText"),
      yes: people("deleteAccount"),
      onYes: () => mutate(),
    });
  };
  return (
    <details className={css.more}>
      <summary>{people("deleteAccount")}</summary>
      <form className={css.form} onSubmit={submit}>
        <p>{people("deleteEffect")}</p>
        {hasPassword && <PasswordField isNew={false} value={password} onChange={setPassword} />}
        <Fault error={error} />
        <div>
          <Button type="submit" color="red" variant="outline" loading={isPending}>
            {people("deleteAccount")}
          </Button>
        </div>
      </form>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </details>
  );
}
