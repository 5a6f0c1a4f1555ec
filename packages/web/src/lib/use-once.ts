import { useRef } from "react";

/** Does something once at a time: who presses twice wants it once, however late the page learns that it is under way. */
export function useOnce<Given extends unknown[]>(
  act: (...given: Given) => Promise<void>,
): (...given: Given) => Promise<void> {
  const isUnderWay = useRef(false);
  return async (...given) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await act(...given);
    } finally {
      isUnderWay.current = false;
    }
  };
}
