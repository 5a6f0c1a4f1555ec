import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { api } from "../../api/client.ts";
import { useOnce } from "../../lib/use-once.ts";
import { tournaments as text } from "../../messages/tournaments.ts";
import { Fault } from "../../ui/Fault.tsx";
import forms from "../../ui/forms.module.css";
import { GuardedButton } from "../../ui/GuardedButton.tsx";
import { NameField } from "../accounts/NameField.tsx";
import { useIntroduction } from "../accounts/use-introduction.ts";
import { TextPage } from "../layout/pages.tsx";
import { FRESH, type SettingsDraft, SettingsFields } from "./SettingsFields.tsx";
import css from "./tournaments.module.css";

/** Sets up a tournament. */
export function NewTournamentPage() {
  const [draft, setDraft] = useState<SettingsDraft>(FRESH);
  const [name, setName] = useState("");
  const { me, introduce, error: stranger } = useIntroduction();
  const navigate = useNavigate();
  const { mutateAsync, error, isPending } = useMutation({
    mutationFn: (body: SettingsDraft) => api.post("/api/tournaments", { body }),
  });
  const create = useOnce(async () => {
    try {
      await introduce(name);
      const { tournament } = await mutateAsync(draft);
      await navigate({ to: "/tournaments/$tournament", params: { tournament } });
    } catch {
      // Said below the form.
    }
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void create();
  };
  return (
    <TextPage title={text("createTitle")} heading={text("createTitle")}>
      <form onSubmit={submit}>
        <p className={forms.lead}>{text("createLead")}</p>
        {me === null && (
          <div className={css.stranger}>
            <NameField value={name} onChange={setName} error={stranger?.message} />
          </div>
        )}
        <SettingsFields draft={draft} onChange={setDraft} />
        <div className={css.foot}>
          <Fault error={error} />
          <GuardedButton type="submit" size="md" fullWidth loading={isPending} first={null}>
            {text("createNow")}
          </GuardedButton>
        </div>
      </form>
    </TextPage>
  );
}
