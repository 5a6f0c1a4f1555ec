import { Button, TextInput } from "@mantine/core";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type ApiFailure, api } from "../../api/client.ts";
import { people } from "../../messages/people.ts";
import { ui } from "../../messages/ui.ts";
import { type Confirmation, ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { CopyField } from "../../ui/CopyField.tsx";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import css from "./KeysSection.module.css";

const keysQuery = () =>
  queryOptions({
    queryKey: ["keys"],
    queryFn: async ({ signal }) => (await api.get("/api/keys", { signal })).keys,
  });

/** API keys, for programs that act on your behalf. */
export function KeysSection() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: keysQuery().queryKey });
  const { data: keys = [] } = useQuery(keysQuery());
  const [name, setName] = useState("");
  const [question, setQuestion] = useState<Confirmation | null>(null);
  const make = useMutation<{ name: string; secret: string }, ApiFailure, string>({
    mutationFn: (given) => api.post("/api/keys", { body: { name: given } }),
    onSuccess: () => {
      setName("");
      return refresh();
    },
  });
  const revoke = useMutation<unknown, ApiFailure, string>({
    mutationFn: (id) => api.delete("/api/keys/{id}", { params: { id } }),
    onSuccess: refresh,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    make.mutate(name);
  };
  return (
    <Section
      heading={people("apiKeys")}
      lead={people.rich(
        "apiKeysLead",
        {},
        {
          link: (chunks) => (
            <a key="link" href="/api/docs">
              {chunks}
            </a>
          ),
        },
      )}
    >
      {keys.length > 0 && (
        <ul className={css.keys}>
          {keys.map((key) => (
            <li key={key.id}>
              <span>{key.name}</span>
              <Button
                variant="default"
                size="xs"
                aria-label={people("revokeNamed", { name: key.name })}
                aria-haspopup="dialog"
                onClick={() =>
                  setQuestion({
                    title: people("revokeTitle", { name: key.name }),
                    text: people("revokeText"),
                    yes: people("revoke"),
                    onYes: () => revoke.mutate(key.id),
                  })
                }
              >
                {people("revoke")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Fault error={revoke.error} />
      {make.data && (
        <div className={css.made} role="status">
          <p>{people("keyCreated", { name: make.data.name })}</p>
          <CopyField
            label={people("keyNamed", { name: make.data.name })}
            value={make.data.secret}
            button={ui("copy")}
          />
        </div>
      )}
      <form className={css.form} onSubmit={submit}>
        <TextInput
          label={people("keyName")}
          placeholder={people("keyNamePlaceholder")}
          name="key-name"
          autoComplete="off"
          required
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={make.isPending}>
          {people("createKey")}
        </Button>
      </form>
      <Fault error={make.error} />
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </Section>
  );
}
