import type { SceneUnit, Slot } from "@chancery/variants/boards";
import type { Layer } from "./drawing.ts";
import { provinceOf, type Seats } from "./seats.ts";
import type { Theme } from "./theme.ts";
import { drawToken } from "./token.ts";
import type { Words } from "./words.ts";

/** The units, and above them those that were dislodged, each beside the one that took its place. */
export function drawUnits(
  theme: Theme,
  slots: ReadonlyMap<string, Slot>,
  seats: Seats,
  units: readonly SceneUnit[],
  words: Words,
): Layer[] {
  const layer = (name: string, dislodged: boolean): Layer => ({
    name,
    shapes: units
      .filter((unit) => Boolean(unit.dislodged) === dislodged)
      .map((unit) => {
        const { at, radius } = dislodged ? seats.ofDislodged(unit.at) : seats.of(unit.at, unit.power);
        const data = { unit: unit.at, kind: unit.kind, power: unit.power, province: provinceOf(unit.at) };
        const id = `${dislodged ? "dislodged" : "unit"}-${unit.at.replace("/", "-")}-${unit.power.replaceAll(" ", "-")}`;
        return drawToken(theme, slots.get(unit.power) ?? "tan", unit, at, radius, {
          id,
          class: "unit",
          data,
          label: words.unit(unit),
          role: "img",
        });
      }),
  });
  return [layer("units", false), layer("dislodged", true)];
}
