import css from "./Fault.module.css";

/** What was refused, and why. Reasons come without their full stop. */
export function Fault({ error }: { error: string | { readonly message: string } | null }) {
  return (
    error && (
      <div role="alert" className={css.fault}>
        {typeof error === "string" ? error : error.message}.
      </div>
    )
  );
}
