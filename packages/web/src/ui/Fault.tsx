import css from "./Fault.module.css";

/** A message with its full stop, if it has none of its own. */
export const asSentence = (message: string): string => (/[.!?…]$/.test(message) ? message : `${message}.`);

/** What was refused, and why. */
export function Fault({ error }: { error: string | { readonly message: string } | null }) {
  return (
    error && (
      <div role="alert" className={css.fault}>
        {asSentence(typeof error === "string" ? error : error.message)}
      </div>
    )
  );
}
