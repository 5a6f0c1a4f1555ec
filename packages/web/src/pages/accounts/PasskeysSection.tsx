import { Button, TextInput } from "@mantine/core";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type ApiFailure, api } from "../../api/client.ts";
import { addPasskey, canUsePasskeys } from "../../api/passkeys.ts";
import { people } from "../../messages/people.ts";
import { formatMoment } from "../../messages/time.ts";
import { type Confirmation, ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import css from "../people/lists.module.css";
import { useProof } from "./use-proof.tsx";

const passkeysQuery = () =>
  queryOptions({
    queryKey: ["passkeys"],
    queryFn: async ({ signal }) => (await api.get("/api/me/passkeys", { signal })).passkeys,
  });

/** Passkeys, which sign you in without a password or a link. */
export function PasskeysSection() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: passkeysQuery().queryKey });
  const { data: passkeys = [] } = useQuery(passkeysQuery());
  const [name, setName] = useState("");
  const { withProof, dialog } = useProof();
  const [question, setQuestion] = useState<Confirmation | null>(null);
  const add = useMutation<unknown, ApiFailure, string>({
    mutationFn: (given) => withProof((proof) => addPasskey(given, proof)),
    onSuccess: () => {
      setName("");
      return refresh();
    },
  });
  const remove = useMutation<unknown, ApiFailure, string>({
    mutationFn: (id) => api.delete("/api/me/passkeys/{id}", { params: { id } }),
    onSuccess: refresh,
  });
  if (!canUsePasskeys() && passkeys.length === 0) return null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    add.mutate(name);
  };
  return (
    <Section heading={people("passkeys")} lead={people("passkeysLead")}>
      {passkeys.length > 0 && (
        <ul className={css.keys} aria-label={people("passkeys")}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span className={css.url}>
                {passkey.name}
                <small>
                  {passkey.used === null
                    ? people("neverUsed")
                    : people("lastUsed", { time: formatMoment(passkey.used, Date.now()) })}
                </small>
              </span>
              <Button
                variant="default"
                size="xs"
                aria-label={people("removeNamed", { name: passkey.name })}
                onClick={() =>
                  setQuestion({
                    title: people("removePasskeyTitle", { name: passkey.name }),
                    text: people("removePasskeyText"),
                    yes: people("remove"),
                    onYes: () => remove.mutate(passkey.id),
                  })
                }
              >
                {people("remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Fault error={remove.error} />
      {canUsePasskeys() && (
        <form className={css.form} onSubmit={submit}>
          <TextInput
            label={people("passkeyName")}
            placeholder={people("passkeyNamePlaceholder")}
            name="passkey-name"
            autoComplete="off"
            required
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={add.isPending}>
            {people("addPasskey")}
          </Button>
        </form>
      )}
      <Fault error={add.error} />
      {dialog}
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </Section>
  );
}
