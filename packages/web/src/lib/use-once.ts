import { useRef } from "react";

/** Does something once at a time: a double press does it once, however late the page learns that it's in progress. */
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
