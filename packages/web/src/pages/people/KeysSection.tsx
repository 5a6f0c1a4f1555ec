import { Button, TextInput } from "@mantine/core";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type ApiFailure, answered, api } from "../../api/client.ts";
import { ConfirmDialog, type Question } from "../../ui/ConfirmDialog.tsx";
import { CopyField } from "../../ui/CopyField.tsx";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import css from "./KeysSection.module.css";

const keysQuery = () =>
  queryOptions({
    queryKey: ["keys"],
    queryFn: async ({ signal }) => (await answered(api.GET("/api/keys", { signal }))).keys,
  });

/** Keys for programs that act in one's name. */
export function KeysSection() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: keysQuery().queryKey });
  const { data: keys = [] } = useQuery(keysQuery());
  const [name, setName] = useState("");
  const [question, setQuestion] = useState<Question | null>(null);
  const make = useMutation<{ name: string; secret: string }, ApiFailure, string>({
    mutationFn: (given) => answered(api.POST("/api/keys", { body: { name: given } })),
    onSuccess: () => {
      setName("");
      return refresh();
    },
  });
  const revoke = useMutation<unknown, ApiFailure, string>({
    mutationFn: (id) => answered(api.DELETE("/api/keys/{id}", { params: { path: { id } } })),
    onSuccess: refresh,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    make.mutate(name);
  };
  return (
    <Section
      heading="Keys for programs"
      lead={
        <>
          A program with a key does what you could do: play for you, watch, keep records.{" "}
          <a href="/api/docs">What programs can do</a>
        </>
      }
    >
      {keys.length > 0 && (
        <ul className={css.keys}>
          {keys.map((key) => (
            <li key={key.id}>
              <span>{key.name}</span>
              <Button
                variant="default"
                size="xs"
                aria-label={`Revoke ${key.name}`}
                onClick={() =>
                  setQuestion({
                    title: `Revoke “${key.name}”?`,
                    text: "The program that uses it can do nothing for you any more. A key cannot be brought back.",
                    yes: "Revoke",
                    onYes: () => revoke.mutate(key.id),
                  })
                }
              >
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Fault error={revoke.error} />
      {make.data && (
        <div className={css.made} role="status">
          <p>The key “{make.data.name}”. It is shown only now: copy it to where it will be used.</p>
          <CopyField label={`The key ${make.data.name}`} value={make.data.secret} button="Copy" />
        </div>
      )}
      <form className={css.form} onSubmit={submit}>
        <TextInput
          label="Name of a new key"
          placeholder="for instance, what the program is called"
          name="key-name"
          autoComplete="off"
          required
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={make.isPending}>
          Make a key
        </Button>
      </form>
      <Fault error={make.error} />
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </Section>
  );
}
