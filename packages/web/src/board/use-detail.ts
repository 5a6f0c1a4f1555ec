import type { Detail } from "@chancery/boardview";
import { useCallback, useMemo, useState } from "react";
import { detailOf, type Medium, stepOf } from "./detail.ts";
import { useBoardSettings } from "./settings.ts";

interface Seen {
  readonly step: number;
  readonly width: number;
  readonly height: number;
}

const seenAt = (scale: number): Seen => ({
  step: stepOf(scale),
  width: window.innerWidth,
  height: window.innerHeight,
});

/**
 * How large things have to be on a board whose scale is reported now and then; null until it is, unless it can be
 * predicted.
 */
export function useDetail(
  medium: Medium = "page",
  expected: () => number | null = () => null,
): {
  readonly detail: Detail | null;
  readonly onScale: (scale: number) => void;
} {
  const [seen, setSeen] = useState<Seen | null>(() => {
    const scale = expected();
    return scale === null ? null : seenAt(scale);
  });
  const { largerPieces: larger } = useBoardSettings();
  const detail = useMemo(
    () => seen && detailOf(seen.step, { medium, larger, width: seen.width, height: seen.height }),
    [seen, medium, larger],
  );
  const onScale = useCallback((scale: number) => {
    const next = seenAt(scale);
    setSeen((now) =>
      now && now.step === next.step && now.width === next.width && now.height === next.height ? now : next,
    );
  }, []);
  return { detail, onScale };
}
