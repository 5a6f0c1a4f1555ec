import type { Game } from "@chancery/engine";
import { Button, Group, Modal, NumberInput, SegmentedControl } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { bookOf, RULEBOOKS } from "../app/rulebooks.ts";
import { newSandbox, type Sandbox, type Setup } from "../sandbox/sandbox.ts";
import { tableOf, timelineOf } from "../sandbox/timeline.ts";
import { useSandbox } from "../sandbox/use-sandbox.ts";
import css from "./dialogs.module.css";

const GameOptions = lazy(async () => ({ default: (await import("./GameOptions.tsx")).GameOptions }));

export interface SettingsDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The whole game by other settings, or a new one. */
  readonly onOpen: (sandbox: Sandbox) => void;
}

/** The book, how many play, and the year it begins in. */
export function SettingsDialog({ opened, onClose, onOpen }: SettingsDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Settings" size="md">
      <SettingsForm onClose={onClose} onOpen={onOpen} />
    </Modal>
  );
}

function SettingsForm({ onClose, onOpen }: Omit<SettingsDialogProps, "opened">) {
  const { sandbox } = useSandbox();
  const { setup } = sandbox;
  const [rulebook, setRulebook] = useState(setup.rulebook);
  const [players, setPlayers] = useState(Number(setup.options.players ?? 7));
  const [year, setYear] = useState<number | "">(Number(setup.options.firstYear ?? "") || "");
  const [options, setOptions] = useState(setup.options);
  const isClassic = setup.variant === "classic";
  const next: Setup = {
    ...setup,
    rulebook,
    options: !isClassic
      ? options
      : { ...(players !== 7 && { players }), ...(year !== "" && { firstYear: year }) },
  };
  const table = tableOf(next);
  const usual = table.ok ? table.value.start.phase.year : 1901;
  const replay = timelineOf({ ...sandbox, setup: next });
  const apply = (anew: boolean): void => {
    onOpen(anew ? newSandbox(next) : { ...sandbox, setup: next });
    onClose();
  };
  return (
    <>
      {isClassic ? (
        <>
          <section className={css.section}>
            <h3>Rulebook</h3>
            <SegmentedControl
              fullWidth
              value={rulebook}
              onChange={setRulebook}
              data={[...RULEBOOKS]}
              aria-label="Rulebook"
            />
          </section>
          <section className={css.section}>
            <h3>Players</h3>
            <SegmentedControl
              fullWidth
              value={String(players)}
              onChange={(value) => setPlayers(Number(value))}
              data={["2", "3", "4", "5", "6", "7"]}
              aria-label="Players"
            />
            {table.ok && players < 7 && <p>{seatsInWords(table.value)}</p>}
          </section>
          <section className={css.section}>
            <h3>First year</h3>
            <NumberInput
              aria-label="First year"
              min={1}
              max={9000}
              allowDecimal={false}
              placeholder={String(usual)}
              value={year}
              onChange={(value) => setYear(typeof value === "number" && value > 0 ? value : "")}
            />
          </section>
        </>
      ) : (
        <section className={css.section}>
          <h3>{bookOf(setup)?.title}</h3>
          <p>{bookOf(setup)?.credit ?? "By its own rulebook."}</p>
          <Suspense>
            <GameOptions setup={next} onSetup={setOptions} />
          </Suspense>
        </section>
      )}
      {!replay.ok && (
        <p role="alert" className={css.fault}>
          {table.ok
            ? "The game so far cannot be played with these settings: "
            : "These settings will not do: "}
          {table.ok ? replay.error : table.error}.
        </p>
      )}
      <Group justify="flex-end">
        <Button variant="default" disabled={!table.ok} onClick={() => apply(true)}>
          Start anew
        </Button>
        <Button disabled={!replay.ok} onClick={() => apply(false)}>
          Apply to this game
        </Button>
      </Group>
    </>
  );
}

function seatsInWords({ rules, start }: Game): string {
  const seats = start.seats.map((seat) => seat.map((power) => rules.powers[power].name).join(" and "));
  const idle = rules.powers.filter(
    (_, index) => !start.seats.some((seat) => (seat as readonly number[]).includes(index)),
  );
  const rest =
    idle.length > 0
      ? ` ${idle.map(({ name }) => name).join(" and ")} ${idle.length === 1 ? "stands" : "stand"} still.`
      : "";
  return `${seats.join("; ")}.${rest}`;
}
