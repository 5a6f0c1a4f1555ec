// biome-ignore-all format: coordinates are read as lists
import type { BoardSpec } from "../src/spec.ts";

/** Land of 1935 that today's districts don't divide, given away by hand. */
export const paint: BoardSpec["paint"] = [
  {
    to: "Ire", over: ["Lon"], rough: 0,
    area: [
      [-9, 53.9], [-9, 55.5], [-6, 55.45], [-5.85, 55.25], [-5.3, 54.9], [-5.3, 53.9],
    ],
  },
  // Great Britain, cut by hand
  {
    to: "Edi", over: ["Lon"], rough: 0.2,
    area: [
      [-9, 55.25], [-9, 61.5], [0.5, 61.5], [-1, 55.5], [-1.9, 55.45], [-2.3, 55.25], [-3.1, 55.3],
      [-3.6, 55.42], [-4.4, 55.25],
    ],
  },
  {
    to: "Lvp", over: ["Lon"],
    area: [
      [-5.4, 55.25], [-4.4, 55.25], [-3.6, 55.42], [-3.1, 55.3], [-2.3, 55.25], [-2, 54.6], [-1.75, 54],
      [-1.75, 53.3], [-2.2, 52.8], [-3.1, 53.2], [-3.6, 53.6], [-5.4, 54.4],
    ],
  },
  {
    to: "Yor", over: ["Lon"],
    area: [
      [-2.3, 55.25], [-2, 54.6], [-1.75, 54], [-1.75, 53.3], [-2.2, 52.8], [-2, 52.35], [-0.6, 52.5],
      [0.3, 52.85], [1.5, 53.4], [-0.5, 55.2], [-1, 55.5], [-1.9, 55.45],
    ],
  },
  {
    to: "Wal", over: ["Lon"],
    area: [
      [-3.1, 53.2], [-2.2, 52.8], [-2, 52.35], [-2.1, 51.6], [-2.2, 51], [-1.9, 50.3], [-6.8, 49.5],
      [-6.8, 52.5], [-4.7, 54],
    ],
  },
  // Germany: Hamburg from the Dutch border to the western Baltic, Rhineland, Palatinate and north Baden with Frankfurt
  {
    to: "Ham", over: ["Mst"],
    area: [
      [6.5, 52.85], [7.6, 52.8], [8.6, 52.7], [9.6, 52.65], [10.4, 52.75], [11.7, 52.8], [11.7, 54.2],
      [6.3, 54.2],
    ],
  },
  {
    to: "Rhi", over: ["Mst"],
    area: [
      [5.6, 51.95], [6.5, 51.9], [7, 51.55], [7.35, 51.15], [8.1, 50.85], [8.1, 50.2], [5.6, 50.2],
    ],
  },
  {
    to: "Fkf", over: ["Rhi"],
    area: [
      [7.35, 48.8], [7.35, 49.35], [7.6, 49.75], [8, 49.95], [8.6, 50.1], [8.8, 48.8],
    ],
  },
  {
    to: "Fkf", over: ["Mun"],
    area: [
      [8, 49.2], [8.9, 49.15], [9.5, 49.25], [9.7, 49.6], [9.3, 50.2], [10.1, 50.6], [8, 50.6],
    ],
  },
  // Gibraltar: the coast from Cadiz to Malaga
  {
    to: "Gib", over: ["Sev"],
    area: [
      [-5.95, 35.8], [-6.05, 36.3], [-5.75, 36.65], [-5.3, 36.9], [-5, 36.9], [-5, 35.8],
    ],
  },
  {
    to: "sea", over: ["Gib", "Sev", "Mor"], rough: 0,
    area: [
      [-6, 36.12], [-5.25, 36.25], [-5.2, 35.72], [-6, 35.62],
    ],
  },
  // Andorra: Catalan Pyrenees down to the Costa Brava; the plain of Lerida goes to Barcelona
  {
    to: "Bcn", over: ["And"],
    area: [
      [0.1, 41.2], [0.1, 41.85], [0.9, 41.85], [1.8, 41.75], [2.4, 41.68], [2.72, 41.5], [2, 41],
    ],
  },
  {
    to: "And", units: ["ESP/Barcelona"],
    area: [
      [1, 41.85], [1, 42.6], [3, 42.6], [3, 41.7], [2.4, 41.78],
    ],
  },
  // Only the Pyrenean edge of Huesca goes to Navarra
  {
    to: "Bcn", units: ["ESP/Huesca"],
    area: [
      [-1.2, 41.2], [-1.2, 42.25], [-0.4, 42.3], [0.3, 42.25], [0.9, 42.2], [0.9, 41.2],
    ],
  },
  // Trieste: Istria and the Slovene littoral
  {
    to: "Tri", over: ["Cro"],
    area: [
      [13, 44.6], [13, 46.8], [13.9, 46.5], [14.1, 45.95], [14.35, 45.45], [14.2, 45.1], [14.1, 44.6],
    ],
  },
  // Dalmatian coast unbroken and wide enough
  {
    to: "Cro", over: ["Bos"], rough: 0,
    area: [
      [17.2, 42.8], [17.3, 43.25], [17.8, 43.15], [18.15, 42.95], [18.6, 42.7], [18.7, 42.4], [18.3, 42.3],
    ],
  },
  // Vilna strip brings Western Belarus to Latvia
  {
    to: "Wbe", over: ["Lit"],
    area: [
      [23.7, 53.8], [24.2, 54.5], [24.9, 54.95], [25.5, 55.4], [25.8, 56.1], [27, 56.1], [27, 53.8],
    ],
  },
  // Wider Finnmark
  { to: "Nor", over: ["Fin"], area: [[25, 69.2], [25, 70.6], [29.6, 70.6], [29.6, 69.2]] },
  // Gulf of Aqaba, off-board
  {
    to: "sea", over: ["Ara", "Egy", "Pal"], rough: 0,
    area: [
      [34.2, 28.05], [34.6, 29], [34.85, 29.5], [35.15, 29.5], [35, 28.5], [34.75, 27.95],
    ],
  },
  // Bessarabian coast
  {
    to: "Rum", over: ["Ukr"],
    area: [
      [27.9, 45], [28, 46.3], [29.2, 46.6], [30, 46.4], [30.45, 46.12], [30.7, 45.9], [30.4, 44.9],
    ],
  },
  // Kastoria and Grevena with Greece
  {
    to: "Gre", over: ["Sal"],
    area: [
      [20.95, 40.88], [21.35, 40.62], [21.7, 40.2], [21.9, 39.7], [20.4, 39.7], [20.6, 40.5],
    ],
  },
  // Wider Strait of Bonifacio
  { to: "sea", over: ["_"], rough: 0, area: [[8.8, 41.55], [9.7, 41.55], [9.7, 41.05], [8.8, 41.05]] },
  // Wider Bab el-Mandeb
  {
    to: "sea", over: ["Ara", "_"], rough: 0,
    area: [
      [42.75, 13.5], [43.55, 13.2], [44.3, 12.6], [43.4, 11.7], [42.6, 12.4],
    ],
  },
  // eastern edge
  { to: "_", over: ["Tks"], area: [[64.5, 36], [64.5, 44.5], [66, 49], [66, 55], [75, 55], [75, 36]] },
  // Wider Dardanelles and Bosporus, so that the straits can be seen
  {
    to: "sea", over: ["Ist"], rough: 0,
    area: [
      [26.12, 40.02], [26.4, 40.22], [26.72, 40.45], [27.1, 40.6], [27.35, 40.42], [26.95, 40.24], [26.65, 40.08],
      [26.45, 39.92], [26.3, 39.86],
    ],
  },
  { to: "sea", over: ["Ist"], rough: 0, area: [[28.92, 40.95], [29.0, 41.3], [29.25, 41.28], [29.16, 40.93]] },
];
