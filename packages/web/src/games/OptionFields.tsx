import type { PresetOption } from "./preset.ts";
import { ChoiceField, NumberField, TextField } from "./setup-form.tsx";

/** Which of a game's own rules can be changed. */
export function OptionFields({ options }: { options: readonly PresetOption[] }) {
  return options.map(({ name, label, help, input }) => {
    const field = { path: `options.${name}`, label, ...(help !== undefined && { help }) };
    if (input.kind === "choice") return <ChoiceField key={name} {...field} choices={input.choices} />;
    if (input.kind === "number") return <NumberField key={name} {...field} {...input} />;
    return <TextField key={name} {...field} placeholder={input.placeholder} />;
  });
}
