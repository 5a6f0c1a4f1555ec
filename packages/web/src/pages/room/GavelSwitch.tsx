import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { committee } from "../../messages/committee.ts";
import { hasGavel, setGavel, strike } from "./gavel.ts";

/** Whether this device sounds a gavel when time is up. */
export function GavelSwitch() {
  const [isOn, setOn] = useState(hasGavel);
  const change = (next: boolean): void => {
    setOn(next);
    setGavel(next);
    if (next) strike();
  };
  return (
    <Checkbox
      size="xs"
      mt={10}
      label={committee("gavel")}
      checked={isOn}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
}
