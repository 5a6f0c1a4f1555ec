import { openTable } from "@chancery/contract";
import type { Game } from "@chancery/engine";
import { manifestOf } from "@chancery/variants";
import { NumberInput, SegmentedControl } from "@mantine/core";
import type { SettingsProps } from "../../orders/plugin.ts";
import css from "../../ui/dialogs.module.css";

const ALL = 7;

/** The book, how many play, and the year it begins in. */
export function ClassicSettings({ setup, onChange }: SettingsProps) {
  const { rulebook, options } = setup;
  const players = Number(options.players ?? ALL);
  const year = Number(options.firstYear ?? "") || "";
  const game = openTable({ ...setup, options: { ...options } });
  const agree = (count: number, first: number | ""): void =>
    onChange({
      ...setup,
      options: { ...(count !== ALL && { players: count }), ...(first !== "" && { firstYear: first }) },
    });
  return (
    <>
      <section className={css.section}>
        <h3>Rulebook</h3>
        <SegmentedControl
          fullWidth
          value={rulebook}
          onChange={(book) => onChange({ ...setup, rulebook: book })}
          data={[...(manifestOf(setup)?.variant.rulebooks ?? [])]}
          aria-label="Rulebook"
        />
      </section>
      <section className={css.section}>
        <h3>Players</h3>
        <SegmentedControl
          fullWidth
          value={String(players)}
          onChange={(value) => agree(Number(value), year)}
          data={["2", "3", "4", "5", "6", "7"]}
          aria-label="Players"
        />
        {game.ok && players < ALL && <p>{seatsInWords(game.value)}</p>}
      </section>
      <section className={css.section}>
        <h3>First year</h3>
        <NumberInput
          aria-label="First year"
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
