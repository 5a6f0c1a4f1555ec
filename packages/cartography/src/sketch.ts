import type { Layout } from "./layout.ts";
import type { Point } from "./shapes/plane.ts";
import type { Corner, ProvinceId } from "./spec.ts";
import type { Given } from "./text/place.ts";

/** A board's faces on its sheet, and what its source says of the rest. */
export interface Sketch {
  readonly layout: Layout;
  /** Radius of a unit in px, wherever there is room. */
  readonly unit: number;
  /** Where things of a province should stand, or must. */
  readonly given: Readonly<Partial<Record<ProvinceId, Given>>>;
  /** Where the fleets of separate coasts should stand. */
  readonly coasts: Readonly<Partial<Record<string, Point>>>;
  readonly corners?: readonly Corner[] | undefined;
  /** Marks across straits besides those of the table's crossings. */
  readonly marks: readonly (readonly [ProvinceId, ProvinceId])[];
  readonly waterways: readonly { readonly name: string; readonly line: readonly Point[] }[];
  readonly offBoard: readonly { readonly text: string; readonly at: Point }[];
}
