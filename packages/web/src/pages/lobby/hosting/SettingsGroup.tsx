import type { ReactNode } from "react";
import css from "../../../games/setup-form.module.css";

/** Settings that belong together. */
export function SettingsGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      <div className={css.fields}>{children}</div>
    </fieldset>
  );
}
