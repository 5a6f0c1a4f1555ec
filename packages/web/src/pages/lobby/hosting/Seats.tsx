import { openVariant } from "@chancery/contract";
import type { Preset } from "../../../games/index.ts";
import { hosting as text } from "../../../messages/hosting.ts";
import { powerNames } from "../../../messages/power-name.ts";
import forms from "../../../ui/forms.module.css";

/** Who plays what, where there are fewer players than powers. */
export function Seats({ preset, options }: { preset: Preset; options: Readonly<Record<string, unknown>> }) {
  const { variant, rulebook } = preset;
  const table = openVariant({ variant, rulebook, options });
  if (!table.ok) return null;
  const { rules, start } = table.value;
  const seats = start.seats.map((seat) => seat.map((power) => rules.powers[power].name));
  const idle = rules.powers.map(({ name }) => name).filter((name) => !seats.flat().includes(name));
  const all = seats.map(powerNames).join("; ");
  return (
    <p className={forms.note}>
      {idle.length === 0
        ? text("seatsAll", { seats: all })
        : text("seatsNobody", { seats: all, idle: powerNames(idle) })}
    </p>
  );
}
