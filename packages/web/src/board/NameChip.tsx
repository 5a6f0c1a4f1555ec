import { type Signal, useSignal } from "../lib/signal.ts";
import css from "./NameChip.module.css";
import type { Pointed } from "./use-outlines.tsx";

/** What is under the pointer. */
export function NameChip({
  pointed,
  describe,
}: {
  pointed: Signal<Pointed>;
  describe: (id: string) => readonly string[];
}) {
  const id = useSignal(pointed);
  if (id === null) return null;
  const [name, ...rest] = describe(id);
  return (
    <div className={css.chip} data-chip aria-hidden="true">
      <strong translate="no">{name}</strong>
      {rest.length > 0 && <span>{rest.join(" · ")}</span>}
    </div>
  );
}
