import { geoConicConformal } from "d3-geo";
import type { ProjectionSpec } from "../spec.ts";
import type { Box, Point } from "./plane.ts";

export interface Projection {
  /** From longitude and latitude to the plane, in which y points up. */
  readonly forward: (lonLat: Point) => Point;
  readonly inverse: (point: Point) => Point;
  /** The part of the plane that is drawn at all. */
  readonly frame: Box;
}

/** Lambert's conformal conic projection with a slight horizontal stretch. */
export function makeProjection({
  parallels,
  meridian,
  center,
  scale,
  stretch,
  frame,
}: ProjectionSpec): Projection {
  const conic = geoConicConformal()
    .parallels([...parallels])
    .rotate([-meridian, 0])
    .center([0, center])
    .scale(scale)
    .translate([0, 0]);
  return {
    forward: ([lon, lat]) => {
      const [x, y] = conic([lon, lat])!;
      return [x * stretch, -y];
    },
    inverse: ([x, y]) => conic.invert!([x / stretch, -y])!,
    frame: [frame[0] * stretch, frame[1], frame[2] * stretch, frame[3]],
  };
}
