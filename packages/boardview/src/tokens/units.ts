import type { BoardTable, SceneUnit, Slot } from "@chancery/variants/boards";
import type { Theme } from "../colors/theme.ts";
import { type Detail, drawnRadius } from "../detail.ts";
import type { GroupShape, Layer, Spot } from "../drawing.ts";
import type { Words } from "../labels/words.ts";
import { provinceOf, type Seats } from "../seats.ts";
import { drawToken } from "./token.ts";

/** Arrows into an empty province end this far from its middle, in radii. */
const MIDDLE = 0.4;

/** A province that nobody stands in is pressed where someone would. */
export const emptyPlaces = ({ provinces }: BoardTable, seats: Seats): Spot[] =>
  provinces.flatMap(({ id }): Spot[] => {
    if (seats.isTaken(id)) return [];
    const { at, radius } = seats.of(id);
    return [{ kind: "place", at, radius: radius * MIDDLE, province: id }];
  });

/** The units, and above them those that were dislodged, each beside the one that took its place. */
export function drawUnits(
  theme: Theme,
  slots: ReadonlyMap<string, Slot>,
  seats: Seats,
  units: readonly SceneUnit[],
  words: Words,
  detail?: Detail,
): Layer[] {
  const layer = (name: string, dislodged: boolean): Layer => {
    const spots: Spot[] = [];
    const shapes = units
      .filter((unit) => Boolean(unit.dislodged) === dislodged)
      .map((unit): GroupShape => {
        const seat = dislodged ? seats.ofDislodged(unit.at) : seats.of(unit.at, unit.power);
        const { at } = seat;
        const radius = drawnRadius(seat.radius, unit.stationary ?? false, detail);
        const data = { unit: unit.at, kind: unit.kind, power: unit.power, province: provinceOf(unit.at) };
        spots.push({ kind: "unit", at, radius: seat.radius, province: data.province });
        const id = `${dislodged ? "dislodged" : "unit"}-${unit.at.replace("/", "-")}-${unit.power.replaceAll(" ", "-")}`;
        return drawToken(theme, slots.get(unit.power) ?? "tan", unit, at, radius, {
          id,
          class: "unit",
          data,
          label: words.unit(unit),
          role: "img",
        });
      });
    return { name, shapes, spots };
  };
  return [layer("units", false), layer("dislodged", true)];
}
