import { openVariant } from "@chancery/contract";
import type { Game } from "@chancery/engine";
import { manifestOf } from "@chancery/variants";
import { NumberInput, SegmentedControl } from "@mantine/core";
import { powerNames } from "../../messages/power-name.ts";
import type { SettingsProps } from "../../orders/plugin.ts";
import css from "../../ui/dialogs.module.css";
import { text } from "./text.ts";

const ALL = 7;

/** The rulebook, the number of players and the first year. */
export function ClassicSettings({ setup, onChange }: SettingsProps) {
  const { rulebook, options } = setup;
  const players = Number(options.players ?? ALL);
  const year = Number(options.firstYear ?? "") || "";
  const game = openVariant(setup);
  const agree = (count: number, first: number | ""): void =>
    onChange({
      ...setup,
      options: { ...(count !== ALL && { players: count }), ...(first !== "" && { firstYear: first }) },
    });
  return (
    <>
      <section className={css.section}>
        <h3>{text("rulebook")}</h3>
        <SegmentedControl
          fullWidth
          value={rulebook}
          onChange={(book) => onChange({ ...setup, rulebook: book })}
          data={[...(manifestOf(setup)?.variant.rulebooks ?? [])]}
          aria-label={text("rulebook")}
        />
      </section>
      <section className={css.section}>
        <h3>{text("players")}</h3>
        <SegmentedControl
          fullWidth
          value={String(players)}
          onChange={(value) => agree(Number(value), year)}
          data={["2", "3", "4", "5", "6", "7"]}
          aria-label={text("players")}
        />
        {game.ok && players < ALL && <p>{seatsInWords(game.value)}</p>}
      </section>
      <section className={css.section}>
        <h3>{text("firstYear")}</h3>
        <NumberInput
          aria-label={text("firstYear")}
          min={1}
          max={9000}
          allowDecimal={false}
          placeholder={game.ok ? String(game.value.start.phase.year) : ""}
          value={year}
          onChange={(value) => agree(players, typeof value === "number" && value > 0 ? value : "")}
        />
      </section>
    </>
  );
}

function seatsInWords({ rules, start }: Game): string {
  const named = (powers: readonly number[]): string =>
    powerNames(powers.map((power) => rules.powers[power].name));
  const seats = start.seats.map(named).join("; ");
  const taken = new Set<number>(start.seats.flat());
  const idle = rules.powers.flatMap((_, power) => (taken.has(power) ? [] : [power]));
  return idle.length === 0 ? text("seats", { seats }) : text("seatsIdle", { seats, idle: named(idle) });
}
