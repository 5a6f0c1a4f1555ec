import type { Connection } from "../api/live.ts";
import css from "./ConnectionSign.module.css";

const WORDS: Readonly<Record<Connection, string>> = {
  connecting: "Connecting …",
  connected: "Live",
  disconnected: "No connection; trying again",
};

/** Whether what is on the page is up to date. */
export function ConnectionSign({ state }: { state: Connection }) {
  return (
    <span className={css.sign} data-state={state} role="status" title={WORDS[state]}>
      <span className={state === "connected" ? css.quiet : undefined}>{WORDS[state]}</span>
    </span>
  );
}
