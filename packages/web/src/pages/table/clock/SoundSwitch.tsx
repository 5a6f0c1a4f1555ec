import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { clock as text } from "../../../messages/clock.ts";
import { hasSound, isQuiet, playSound, setSound } from "./sound.ts";

/** Turns sounds on this device on and off. */
export function SoundSwitch() {
  const [isOn, setOn] = useState(hasSound);
  const isBarred = isQuiet();
  const change = (next: boolean): void => {
    setOn(next);
    setSound(next);
    if (next) playSound("results");
  };
  return (
    <Checkbox
      label={text("sound")}
      description={isBarred ? text("soundQuiet") : undefined}
      disabled={isBarred}
      checked={isOn && !isBarred}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
}
