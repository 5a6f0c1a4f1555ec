import type { Detail } from "@chancery/boardview";
import { useCallback, useMemo, useState } from "react";
import { detailOf, type Medium, stepOf } from "./detail.ts";
import { useBoardSettings } from "./settings.ts";

/** How large things have to be on a board whose scale is told from time to time; null until it is. */
export function useDetail(medium: Medium = "page"): {
  readonly detail: Detail | null;
  readonly onScale: (scale: number) => void;
} {
  const [seen, setSeen] = useState<{ step: number; width: number; height: number } | null>(null);
  const { largerPieces: larger } = useBoardSettings();
  const detail = useMemo(
    () => seen && detailOf(seen.step, { medium, larger, width: seen.width, height: seen.height }),
    [seen, medium, larger],
  );
  const onScale = useCallback((scale: number) => {
    const next = { step: stepOf(scale), width: window.innerWidth, height: window.innerHeight };
    setSeen((now) =>
      now && now.step === next.step && now.width === next.width && now.height === next.height ? now : next,
    );
  }, []);
  return { detail, onScale };
}
