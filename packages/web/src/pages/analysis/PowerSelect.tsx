import { NativeSelect } from "@mantine/core";
import { analysis as text } from "../../messages/analysis.ts";
import { powerName } from "../../messages/power-name.ts";

interface PowerSelectProps {
  readonly powers: readonly string[];
  readonly power: string;
  readonly choose: (power: string) => void;
}

/** Whose orders are looked at. */
export function PowerSelect({ powers, power, choose }: PowerSelectProps) {
  return (
    <NativeSelect
      size="sm"
      label={text("power")}
      data={powers.map((value) => ({ value, label: powerName(value) }))}
      value={power}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
