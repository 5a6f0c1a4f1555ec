import { startTransition, useEffect, useState } from "react";

/**
 * Whether something is there, as nothing (null) always is; if not yet, it is loaded. What cannot be loaded is thrown where
 * it is wanted.
 */
export function useLoaded(
  name: string | null,
  isThere: (name: string) => boolean,
  load: (name: string) => Promise<unknown>,
): boolean {
  const [failure, setFailure] = useState<Error | null>(null);
  const [, setLoaded] = useState(0);
  useEffect(() => {
    if (name === null || isThere(name)) return;
    // What waited for it may be a board, so it is rendered in slices.
    load(name).then(() => startTransition(() => setLoaded((count) => count + 1)), setFailure);
  }, [name, isThere, load]);
  if (failure) throw failure;
  return name === null || isThere(name);
}
