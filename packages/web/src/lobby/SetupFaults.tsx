import css from "./HostForm.module.css";

/** What of a setup is not possible as it is given. */
export function SetupFaults({ faults }: { faults: ReadonlyMap<string, string> }) {
  return (
    faults.size > 0 && (
      <p role="alert" className={css.fault}>
        {faults.size === 1 ? "One setting is" : `${faults.size} settings are`} not possible as given:{" "}
        {[...faults.values()].join("; ")}.
      </p>
    )
  );
}
