/** What a step that can be refused returns: a value, or the reason why not. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A success, with its value. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** A refusal, with its reason. */
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** A broken invariant of our own: never the caller's fault, so it is thrown. */
export class BrokenInvariant extends Error {
  override name = "BrokenInvariant";
}
