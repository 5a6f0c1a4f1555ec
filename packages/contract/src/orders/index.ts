/** Order sheets: read line by line, resolved, reviewed and drawn. For every program that shows them. */

export { noteRead, type ReadOrder, readSheets, readWritten, type Sheets } from "../sheets.ts";
export { type Due, leftToOrder, openPlaces, taskLeft } from "./dues.ts";
export { type Finding, type FindingCode, findingText, isCertain } from "./finding.ts";
export { type Line, linesReported, ordersIn, unitOrdered, type WrittenLine } from "./line.ts";
export { asResolved, type Orders, type Played, type PlayedOn, play, playSheets } from "./played.ts";
export { areAllPowers, destinationOf, type Review, review, unitsToOrder } from "./review.ts";
export { stateAt } from "./state-at.ts";
export { silentPowers, unorderedLines } from "./unordered.ts";
