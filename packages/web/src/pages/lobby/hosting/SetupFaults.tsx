import { hosting as text } from "../../../messages/hosting.ts";
import { Fault } from "../../../ui/Fault.tsx";

/** What of a setup is not possible as it is given. */
export function SetupFaults({ faults }: { faults: ReadonlyMap<string, string> }) {
  const count = faults.size;
  const all = [...faults.values()].join("; ");
  return <Fault error={count > 0 ? text("settingsRefused", { count, faults: all }) : null} />;
}
