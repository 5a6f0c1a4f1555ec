import type { Board } from "../board/board.ts";
import type { PositionJson } from "./wire.ts";

/** Who was last in which province, by names. Only land without a center: elsewhere owners or nobody count. */
export type Occupiers = Readonly<Record<string, string>>;

/** Who was last on land without a center after these positions, and before them as given. */
export function occupiersOf(
  { provinces }: Pick<Board, "provinces">,
  positions: readonly Pick<PositionJson, "units">[],
  before: Occupiers = {},
): Occupiers {
  const open = new Set(
    provinces.filter(({ terrain, center }) => terrain !== "sea" && !center).map(({ id }) => id),
  );
  const last: Record<string, string> = { ...before };
  for (const { units } of positions)
    for (const [power, own] of Object.entries(units))
      for (const unit of own) {
        const [province] = unit.split(" ")[1].split("/");
        if (open.has(province)) last[province] = power;
      }
  return last;
}
