import type { QuietHours } from "@chancery/api";
import { fitInto } from "@chancery/game";

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** The first moment not before `time` that isn't within someone's quiet hours. */
export function afterQuiet(quiet: QuietHours | null, time: number): number {
  if (quiet === null) return time;
  const { from, to, timeZone } = quiet;
  const loud =
    from < to
      ? [
          { from: 0, to: from },
          { from: to, to: 24 },
        ]
      : [{ from: to, to: from }];
  const windows = loud
    .filter((window) => window.from < window.to)
    .map((window) => ({ days: EVERY_DAY, ...window }));
  return fitInto(windows, timeZone, time);
}
