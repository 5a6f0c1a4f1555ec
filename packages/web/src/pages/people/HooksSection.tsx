import { Button, TextInput } from "@mantine/core";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type ApiFailure, answered, api, type Hook } from "../../api/client.ts";
import { ConfirmDialog, type Question } from "../../ui/ConfirmDialog.tsx";
import { CopyField } from "../../ui/CopyField.tsx";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import css from "./KeysSection.module.css";

const hooksQuery = () =>
  queryOptions({
    queryKey: ["hooks"],
    queryFn: async ({ signal }) => (await answered(api.GET("/api/hooks", { signal }))).hooks,
  });

/** Addresses that are called with the news one has chosen, as Discord and other programs understand them. */
export function HooksSection() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: hooksQuery().queryKey });
  const { data: hooks = [] } = useQuery(hooksQuery());
  const [url, setUrl] = useState("");
  const [question, setQuestion] = useState<Question | null>(null);
  const make = useMutation<Hook & { secret: string }, ApiFailure, string>({
    mutationFn: (given) => answered(api.POST("/api/hooks", { body: { url: given, game: null } })),
    onSuccess: () => {
      setUrl("");
      return refresh();
    },
  });
  const remove = useMutation<unknown, ApiFailure, string>({
    mutationFn: (id) => answered(api.DELETE("/api/hooks/{id}", { params: { path: { id } } })),
    onSuccess: refresh,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    make.mutate(url.trim());
  };
  const made = make.data && hooks.some(({ id }) => id === make.data.id) ? make.data : null;
  return (
    <Section
      heading="Web hooks"
      lead="News can go to a channel in Discord, or to a program of yours: paste the address of its web hook here."
    >
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
                aria-label={`Remove ${hook.url}`}
                onClick={() =>
                  setQuestion({
                    title: "Remove this web hook?",
                    text: `No more news will go to ${hook.url}.`,
                    yes: "Remove",
                    onYes: () => remove.mutate(hook.id),
                  })
                }
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Fault error={remove.error} />
      {made && (
        <div className={css.made} role="status">
          <p>
            Discord needs nothing more. A program of yours can tell by this secret that a call comes from here
            (<a href="/api/docs">how calls are signed</a>). It is shown only now.
          </p>
          <CopyField label="Secret of the web hook" value={made.secret} button="Copy" />
        </div>
      )}
      <form className={css.form} onSubmit={submit}>
        <TextInput
          label="Address of a new web hook"
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
          Add the web hook
        </Button>
      </form>
      <Fault error={make.error} />
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </Section>
  );
}

/** What is not as it should be with a hook, if anything. */
function HookState({ hook: { game, failures, failure, disabled } }: { hook: Hook }) {
  const words = [
    ...(game === null ? [] : ["Follows one game"]),
    ...(disabled !== null
      ? ["No longer called, since it failed too often. Remove it and add it again."]
      : failures > 0
        ? [`Failed ${failures === 1 ? "once" : `${failures} times in a row`}: ${failure}`]
        : []),
  ];
  return words.length > 0 ? <small>{words.join(". ")}</small> : null;
}
