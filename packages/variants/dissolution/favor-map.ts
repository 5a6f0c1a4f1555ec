import { favorGeometry } from "../boards/favor/geometry.ts";
import type { SecondDrawing } from "../second-board.ts";
import { readFavorPicture } from "./favor-picture.ts";
import { embassyScene } from "./favor-scene.ts";

/** What it takes to draw the Favor Map. */
export const favorMap: SecondDrawing = {
  geometry: favorGeometry,
  empty: embassyScene({}),
  read: readFavorPicture,
};
