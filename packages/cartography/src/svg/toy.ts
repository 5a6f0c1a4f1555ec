import type { BoardTable } from "@chancery/variants/boards";

/**
 * A drawing for tests: three lands side by side between two seas, which run on below them.
 *
 * ```
 *   Nor
 *  ├─────┬─────┬─────┤
 *  │ Wes │ Mid │ Eas │
 *  ├─────┴─────┴─────┤
 *   Sou
 * ```
 */
export const toyTable: BoardTable = {
  id: "toy",
  name: "Toy",
  provinces: [
    { id: "Wes", name: "West", terrain: "coast", center: true },
    { id: "Mid", name: "Middle", terrain: "coast", coasts: ["nc", "sc"] },
    { id: "Eas", name: "East", terrain: "coast" },
    { id: "Nor", name: "North Sea", terrain: "sea" },
    { id: "Sou", name: "South Sea", terrain: "sea" },
  ],
  edges: {
    land: "Mid-Wes Eas-Mid",
    both: "",
    water: `
      Nor-Wes Nor-Mid/nc Nor-Eas Sou-Wes Sou-Mid/sc Sou-Eas
      Mid/nc-Wes Mid/sc-Wes Eas-Mid/nc Eas-Mid/sc
    `,
  },
};

/** Its shapes and points, by the name that tests replace them by. */
const PARTS = {
  Nor: '<rect data-province="Nor" width="600" height="200"/>',
  Sou: '<rect data-province="Sou" y="200" width="600" height="200"/>',
  Wes: '<path data-province="Wes" d="M0 100H200V300H0Z"/>',
  Mid: '<path id="Mid" d="M200 100C240 80 260 120 300 100S360 110 400 100V300H200Z"/>',
  Eas: '<polygon data-province="Eas" points="400,100 600,100 600,300 400,300"/>',
  nc: '<circle data-coast="Mid/nc" cx="350" cy="140" r="3"/>',
  sc: '<circle data-coast="Mid/sc" cx="350" cy="260" r="3"/>',
};

/** The text of the drawing, one part a line from the second on, with some replaced or added. */
export function toySvg(changes: Readonly<Record<string, string>> = {}): string {
  const parts = Object.values({ ...PARTS, ...changes });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400">',
    ...parts.filter((part) => part !== ""),
    "</svg>",
  ].join("\n");
}
