import { Checkbox } from "@mantine/core";
import { useSignal } from "../../../lib/signal.ts";
import { clock as text } from "../../../messages/clock.ts";
import { setWanted, wanted } from "./notify.ts";

/** Turns browser notifications on and off, where browsers have them. */
export function NotifySwitch() {
  const isOn = useSignal(wanted);
  if (!("Notification" in globalThis) || !globalThis.isSecureContext) return null;
  const isBarred = Notification.permission === "denied";
  return (
    <Checkbox
      label={text("notify")}
      description={text(isBarred ? "notifyBlocked" : "notifyWhile")}
      disabled={isBarred}
      checked={isOn}
      onChange={(event) => void setWanted(event.currentTarget.checked)}
    />
  );
}
