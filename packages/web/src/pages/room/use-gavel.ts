import { useEffect, useRef } from "react";
import { hasGavel, strike } from "./gavel.ts";

/** Strikes once when time is called, where the device is to. */
export function useGavel(timeUp: number | null): void {
  const before = useRef(timeUp);
  useEffect(() => {
    if (timeUp !== null && timeUp !== before.current && hasGavel()) strike();
    before.current = timeUp;
  }, [timeUp]);
}
