import type { SecondDrawing } from "../second-board.ts";
import { favorGeometryIn } from "./favor-geometry.ts";
import { readFavorPicture } from "./favor-picture.ts";
import { embassyScene } from "./favor-scene.ts";

/** What it takes to draw the Favor Map. */
export const favorMap: SecondDrawing = {
  geometry: favorGeometryIn,
  empty: (language) => embassyScene({}, new Set(), { language }),
  read: readFavorPicture,
};
