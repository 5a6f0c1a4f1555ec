import { Checkbox } from "@mantine/core";
import { useSignal } from "../../../lib/signal.ts";
import { setWanted, wanted } from "./notify.ts";

/** Lets the browser call when it is one's turn; only where browsers can. */
export function NotifySwitch() {
  const isOn = useSignal(wanted);
  if (!("Notification" in globalThis) || !globalThis.isSecureContext) return null;
  const isBarred = Notification.permission === "denied";
  return (
    <Checkbox
      label="Call me when it is my turn or somebody writes"
      description={isBarred ? "Your browser forbids it for this site." : "Only while this page is open."}
      disabled={isBarred}
      checked={isOn}
      onChange={(event) => void setWanted(event.currentTarget.checked)}
    />
  );
}
