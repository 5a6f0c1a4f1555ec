import { TextInput } from "@mantine/core";
import { type FormEvent, type ReactNode, useRef } from "react";
import type { Preset } from "../../../games/preset.ts";
import { withValue } from "../../../games/setup-draft.ts";
import { SetupFormContext } from "../../../games/setup-form.tsx";
import { hosting as text } from "../../../messages/hosting.ts";
import { ui } from "../../../messages/ui.ts";
import { Fault } from "../../../ui/Fault.tsx";
import forms from "../../../ui/forms.module.css";
import { GuardedButton } from "../../../ui/GuardedButton.tsx";
import { NameField } from "../../accounts/NameField.tsx";
import { SplitPage } from "../../layout/pages.tsx";
import { Preview } from "../Preview.tsx";
import css from "./HostForm.module.css";
import { SetupFaults } from "./SetupFaults.tsx";
import type { Hosting } from "./use-hosting.ts";

interface HostFrameProps {
  readonly preset: Preset;
  readonly hosting: Hosting;
  readonly blurb: ReactNode;
  /** What its name is called. */
  readonly nameLabel: string;
  /** What is asked of everyone. */
  readonly children: ReactNode;
  /** What is usually left as it is. */
  readonly more: ReactNode;
  readonly yes: string;
  /** Sets it up. Not called while anything is wrong. */
  readonly onSubmit: () => void;
}

/** A game to be set up: its board, the form, and what is wrong with it. */
export function HostFrame({
  preset,
  hosting,
  blurb,
  nameLabel,
  children,
  more,
  yes,
  onSubmit,
}: HostFrameProps) {
  const { draft, setDraft, setup, faults, me, name, setName, stranger, refused, isPending } = hosting;
  const hidden = useRef<HTMLDetailsElement>(null);
  const options = (draft.options ?? {}) as Readonly<Record<string, unknown>>;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (faults.size === 0) {
      onSubmit();
      return;
    }
    // What is wrong has to be seen.
    if (hidden.current) hidden.current.open = true;
    event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <SplitPage
      title={ui("pageTitle", { title: text("title", { game: preset.title }) })}
      picture={<Preview preset={preset} options={faults.size > 0 ? {} : options} />}
    >
      <form onSubmit={submit}>
        <h1>{preset.title}</h1>
        <p className={forms.lead}>
          {preset.summary} {blurb}
        </p>
        <SetupFormContext value={{ draft, setup, faults, change: setDraft }}>
          <div className={forms.fields}>
            {me === null && <NameField value={name} onChange={setName} error={stranger?.message} />}
            <TextInput
              label={nameLabel}
              description={text("gameNameHelp")}
              maxLength={60}
              value={String(draft.name ?? "")}
              error={faults.get("name")}
              onChange={(event) => setDraft(withValue(draft, "name", event.currentTarget.value || undefined))}
            />
            {children}
            <details ref={hidden} className={css.more}>
              <summary>{text("moreSettings")}</summary>
              {more}
            </details>
          </div>
        </SetupFormContext>
        <div className={css.foot}>
          <SetupFaults faults={faults} />
          <Fault error={refused} />
          <GuardedButton
            type="submit"
            size="md"
            fullWidth
            loading={isPending}
            first={me === undefined ? text("connecting") : null}
          >
            {yes}
          </GuardedButton>
        </div>
      </form>
    </SplitPage>
  );
}
