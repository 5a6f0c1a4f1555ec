import { BrokenInvariant, boardOf, type Location, type Province } from "@chancery/engine";
import { dissolutionBoard } from "../boards/dissolution/table.ts";

/** The Geographic Map. */
export const board = boardOf(dissolutionBoard);

/** A province by its abbreviation in the rulebook's table. */
export function provinceNamed(id: string): Province {
  const index = board.provinces.findIndex((province) => province.id === id);
  if (index < 0) throw new BrokenInvariant(`no province ${id}`);
  return index as Province;
}

/** By province: which of the centers it is, -1 if none. */
const CENTERS = Int16Array.from(board.provinces, (_, index) => board.centers.indexOf(index as Province));

/** Which of the board's centers a province is; -1 if it is none. */
export const centerIn = (province: Province): number => CENTERS[province];

/** There are no split coasts, so that a province is the only place in it (DIS-6.4-1). */
export const placeIn = (province: Province): Location => province as number as Location;

/** All provinces that touch a province, by land or water (R047, R075). */
export const neighborsOf = (province: Province): readonly Province[] =>
  board.reach.air.to[province].map((place) => board.provinceOf[place] as Province);
