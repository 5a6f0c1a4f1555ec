import { Button, NativeSelect, TextInput } from "@mantine/core";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type ApiFailure, api, type Key, type Scope } from "../../api/client.ts";
import { people } from "../../messages/people.ts";
import { formatMoment } from "../../messages/time.ts";
import { ui } from "../../messages/ui.ts";
import { type Confirmation, ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { CopyField } from "../../ui/CopyField.tsx";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import css from "../people/lists.module.css";
import { useProof } from "./use-proof.tsx";

const keysQuery = () =>
  queryOptions({
    queryKey: ["keys"],
    queryFn: async ({ signal }) => (await api.get("/api/keys", { signal })).keys,
  });

const DAY = 24 * 3_600_000;
const NEVER = "never";

const SCOPE_NAMES: Readonly<Record<Scope, string>> = {
  read: people("scopeRead"),
  play: people("scopePlay"),
  manage: people("scopeManage"),
};

const SCOPE_CHOICES = Object.entries(SCOPE_NAMES).map(([value, label]) => ({ value, label }));

const EXPIRY_CHOICES = [
  ...[30, 90, 365].map((days) => ({ value: String(days), label: people("expiresInDays", { days }) })),
  { value: NEVER, label: people("expiresNever") },
];

const expiryInWords = ({ expires }: Key): string => {
  if (expires === null) return people("expiresNever");
  const time = formatMoment(expires, Date.now());
  return people(expires <= Date.now() ? "expired" : "expiresAt", { time });
};

/** API keys, for programs that act on your behalf. */
export function KeysSection() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: keysQuery().queryKey });
  const { data: keys = [] } = useQuery(keysQuery());
  const [name, setName] = useState("");
  const [question, setQuestion] = useState<Confirmation | null>(null);
  const [scope, setScope] = useState<Scope>("play");
  const [days, setDays] = useState<string>("90");
  const { withProof, dialog } = useProof();
  const make = useMutation<{ name: string; secret: string }, ApiFailure, void>({
    mutationFn: () => {
      const expires = days === NEVER ? null : Date.now() + Number(days) * DAY;
      return withProof((proof) => api.post("/api/keys", { body: { name, scope, expires, ...proof } }));
    },
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
    make.mutate();
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
              <span className={css.url}>
                {key.name}
                <small>
                  {people("keyScopeAndExpiry", { scope: SCOPE_NAMES[key.scope], expiry: expiryInWords(key) })}
                </small>
              </span>
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
        <NativeSelect
          label={people("keyScope")}
          name="key-scope"
          data={SCOPE_CHOICES}
          value={scope}
          onChange={(event) => setScope(event.currentTarget.value as Scope)}
        />
        <NativeSelect
          label={people("keyExpiry")}
          name="key-expiry"
          data={EXPIRY_CHOICES}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={make.isPending}>
          {people("createKey")}
        </Button>
      </form>
      <Fault error={make.error} />
      {dialog}
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </Section>
  );
}
