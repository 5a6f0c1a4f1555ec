import { Fault } from "../../ui/Fault.tsx";

/** What of a setup is not possible as it is given. */
export function SetupFaults({ faults }: { faults: ReadonlyMap<string, string> }) {
  const count = faults.size === 1 ? "One setting is" : `${faults.size} settings are`;
  const all = [...faults.values()].join("; ");
  return <Fault error={faults.size > 0 ? `${count} not possible as given: ${all}` : null} />;
}
