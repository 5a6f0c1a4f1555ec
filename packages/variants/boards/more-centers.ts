import type { ProvinceRow } from "@chancery/engine";
import type { Point } from "./curves.ts";
import type { GameBoard } from "./game-board.ts";

/** A board that is drawn like another one, but has supply centers in further provinces; `marks` says where they are marked. */
export function withMoreCenters(
  basis: GameBoard,
  id: string,
  marks: Readonly<Record<string, Point>>,
): GameBoard {
  const { table } = basis;
  const provinces = table.provinces.map((row): ProvinceRow => {
    if (!(row.id in marks)) return row;
    const { country: _, ...own } = row;
    return { ...own, center: true };
  });
  return {
    ...basis,
    basis,
    table: { ...table, id, provinces },
    geometry: async () => {
      const geometry = await basis.geometry();
      const places = new Map(geometry.provinces);
      for (const [province, center] of Object.entries(marks)) {
        const place = places.get(province);
        if (place) places.set(province, { ...place, center });
      }
      return { ...geometry, board: id, provinces: places };
    },
  };
}
