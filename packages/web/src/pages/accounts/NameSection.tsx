import { type FormEvent, useState } from "react";
import { api, type Person } from "../../api/client.ts";
import { people } from "../../messages/people.ts";
import { Fault } from "../../ui/Fault.tsx";
import { GuardedButton } from "../../ui/GuardedButton.tsx";
import { Section } from "../../ui/sections.tsx";
import css from "./account.module.css";
import { NameField } from "./NameField.tsx";
import { useOwnChange } from "./use-accounts.ts";

export function NameSection({ me }: { me: Person }) {
  const [name, setName] = useState(me.name);
  const { mutate, error, isPending } = useOwnChange((given: string) =>
    api.patch("/api/me", { body: { name: given } }),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    mutate(name);
  };
  return (
    <Section heading={people("name")} lead={people("nameLead")}>
      <form className={css.row} onSubmit={submit}>
        <NameField value={name} onChange={setName} />
        <GuardedButton
          type="submit"
          variant="default"
          loading={isPending}
          first={name.trim() === me.name ? people("nameUnchanged") : null}
        >
          {people("changeName")}
        </GuardedButton>
      </form>
      <Fault error={error} />
    </Section>
  );
}
