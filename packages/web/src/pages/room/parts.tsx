import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import { Token } from "../../board/Token.tsx";
import { committee } from "../../messages/committee.ts";
import { powerName } from "../../messages/power-name.ts";
import { ui } from "../../messages/ui.ts";
import { phaseInWords } from "../../orders/names.ts";
import { Fault } from "../../ui/Fault.tsx";
import type { ReasonRequest } from "../../ui/ReasonDialog.tsx";
import css from "./room.module.css";
import { type RoomContextValue, useRoom } from "./room-context.ts";

export type Tone = "plain" | "good" | "warn" | "bad";

/** A status at a glance. */
export function Tag({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={css.tag} data-tone={tone}>
      {children}
    </span>
  );
}

/** Delegations by their powers, with their colors. */
export function Powers({ names }: { names: readonly string[] }) {
  const { game } = useRoom();
  return (
    <span className={css.names}>
      {names.map((power) => (
        <span key={power}>
          <Token game={game} power={power} size={18} />
          {powerName(power)}
        </span>
      ))}
    </span>
  );
}

/** Chooses some delegations. */
export function PowerPicker({
  label,
  from,
  chosen,
  onChange,
}: {
  label: string;
  from: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const { game } = useRoom();
  const toggle = (power: string): void =>
    onChange(chosen.includes(power) ? chosen.filter((each) => each !== power) : [...chosen, power]);
  return (
    <div className={css.field}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look and a legend of its own */}
      <div className={css.picker} role="group" aria-label={label}>
        {from.map((power) => (
          <button
            key={power}
            type="button"
            aria-pressed={chosen.includes(power)}
            onClick={() => toggle(power)}
          >
            <Token game={game} power={power} size={20} />
            {powerName(power)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** A button that asks for confirmation before it acts. */
export function AskButton(question: ReasonRequest) {
  const { ask } = useRoom();
  return (
    <Button variant="default" size="xs" aria-haspopup="dialog" onClick={() => ask(question)}>
      {question.yes}
    </Button>
  );
}

/** A form to fill in and send; an error is shown below it. */
export function ActForm({
  label,
  yes,
  isMissing = false,
  act,
  onDone,
  onCancel,
  children,
}: {
  label: string;
  yes: string;
  /** Whether a required field is still empty. */
  isMissing?: boolean;
  /** Sends it; resolves to a sentence if it was refused. */
  act: () => Promise<string | null>;
  onDone?: () => void;
  onCancel?: () => void;
  children?: ReactNode;
}) {
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isMissing || isBusy) return;
    setBusy(true);
    const why = await act();
    setBusy(false);
    setFault(why);
    if (why === null) onDone?.();
  };
  return (
    <form className={css.form} aria-label={label} onSubmit={submit}>
      {children}
      <Fault error={fault} />
      <div className={css.acts}>
        <Button type="submit" size="xs" loading={isBusy} disabled={isMissing}>
          {yes}
        </Button>
        {onCancel && (
          <Button variant="default" size="xs" onClick={onCancel}>
            {ui("cancel")}
          </Button>
        )}
      </div>
    </form>
  );
}

/** A button that acts at once. */
export function ActButton({
  act,
  variant = "default",
  children,
}: {
  act: () => Promise<string | null>;
  variant?: "filled" | "default" | "light";
  children: ReactNode;
}) {
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    setFault(await act());
    setBusy(false);
  };
  return (
    <>
      <Button variant={variant} size="xs" loading={isBusy} onClick={() => void press()}>
        {children}
      </Button>
      <Fault error={fault} />
    </>
  );
}

/** The name of a turn's phase. */
export function turnInWords({ view }: Pick<RoomContextValue, "view">, turn: number): string {
  const found = view.turns.find(({ number }) => number === turn);
  return found ? phaseInWords(found.phase, view.setup) : committee("beforeFirstTurn");
}

/** Delegations that are present. */
export const presentIn = ({ room }: Pick<RoomContextValue, "room">): readonly string[] =>
  room.delegations.filter(({ delegates }) => delegates.length > 0).map(({ power }) => power);
