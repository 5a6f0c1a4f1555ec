import { Button, TextInput } from "@mantine/core";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type ApiFailure, api, type Hook } from "../../api/client.ts";
import { people } from "../../messages/people.ts";
import { ui } from "../../messages/ui.ts";
import { type Confirmation, ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { CopyField } from "../../ui/CopyField.tsx";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import css from "../people/lists.module.css";
import { useProof } from "./use-proof.tsx";

const hooksQuery = () =>
  queryOptions({
    queryKey: ["hooks"],
    queryFn: async ({ signal }) => (await api.get("/api/hooks", { signal })).hooks,
  });

/** Addresses that are called with the news one has chosen, as Discord and other programs understand them. */
export function HooksSection() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: hooksQuery().queryKey });
  const { data: hooks = [] } = useQuery(hooksQuery());
  const [url, setUrl] = useState("");
  const { withProof, dialog } = useProof();
  const [question, setQuestion] = useState<Confirmation | null>(null);
  const make = useMutation<Hook & { secret: string }, ApiFailure, string>({
    mutationFn: (given) =>
      withProof((proof) => api.post("/api/hooks", { body: { url: given, game: null, ...proof } })),
    onSuccess: () => {
      setUrl("");
      return refresh();
    },
  });
  const remove = useMutation<unknown, ApiFailure, string>({
    mutationFn: (id) => api.delete("/api/hooks/{id}", { params: { id } }),
    onSuccess: refresh,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    make.mutate(url.trim());
  };
  const made = make.data && hooks.some(({ id }) => id === make.data.id) ? make.data : null;
  return (
    <Section heading={people("webhooks")} lead={people("webhooksLead")}>
      {hooks.length > 0 && (
        <ul className={css.keys}>
          {hooks.map((hook) => (
            <li key={hook.id}>
              <span className={css.url}>
                {hook.url}
                <HookState hook={hook} />
              </span>
              <Button
                variant="default"
                size="xs"
                aria-label={people("removeNamed", { name: hook.url })}
                aria-haspopup="dialog"
                onClick={() =>
                  setQuestion({
                    title: people("removeWebhookTitle"),
                    text: people("removeWebhookText", { url: hook.url }),
                    yes: people("remove"),
                    onYes: () => remove.mutate(hook.id),
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
      {made && (
        <div className={css.made} role="status">
          <p>
            {people.rich(
              "webhookAdded",
              {},
              {
                link: (chunks) => (
                  <a key="link" href="/api/docs">
                    {chunks}
                  </a>
                ),
              },
            )}
          </p>
          <CopyField label={people("webhookSecret")} value={made.secret} button={ui("copy")} />
        </div>
      )}
      <form className={css.form} onSubmit={submit}>
        <TextInput
          label={people("webhookUrl")}
          placeholder="https://discord.com/api/webhooks/…"
          name="hook-url"
          type="url"
          autoComplete="off"
          required
          maxLength={1000}
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={make.isPending}>
          {people("addWebhook")}
        </Button>
      </form>
      <Fault error={make.error} />
      {dialog}
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </Section>
  );
}

/** What is not as it should be with a hook, if anything. */
function HookState({ hook: { game, failures, failure, disabled } }: { hook: Hook }) {
  const words = [
    ...(game === null ? [] : [people("webhookOneGame")]),
    ...(disabled !== null
      ? [people("webhookDisabled")]
      : failures > 0
        ? [
            people("webhookFailed", {
              count: failures,
              reason: failure?.startsWith("HTTP") ? failure : people("webhookUnreachable"),
            }),
          ]
        : []),
  ];
  return words.length > 0 ? <small>{words.join(" ")}</small> : null;
}
