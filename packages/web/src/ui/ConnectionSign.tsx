import type { Connection } from "../api/live.ts";
import { ui } from "../messages/ui.ts";
import css from "./ConnectionSign.module.css";

/** Whether what is on the page is up to date. */
export function ConnectionSign({ state }: { state: Connection }) {
  return (
    <span className={css.sign} data-state={state} role="status" title={ui(state)}>
      <span className={state === "connected" ? css.quiet : undefined}>{ui(state)}</span>
    </span>
  );
}
