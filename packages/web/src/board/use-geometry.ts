import { useEffect, useState } from "react";
import { hasGeometry, loadGeometry } from "./boards.ts";

/** Whether a board can be drawn; if not yet, it is loaded. What cannot be loaded is thrown where it is wanted. */
export function useGeometry(board: string): boolean {
  const [failure, setFailure] = useState<Error | null>(null);
  const [, setLoaded] = useState(0);
  useEffect(() => {
    if (hasGeometry(board)) return;
    loadGeometry(board).then(() => setLoaded((count) => count + 1), setFailure);
  }, [board]);
  if (failure) throw failure;
  return hasGeometry(board);
}
