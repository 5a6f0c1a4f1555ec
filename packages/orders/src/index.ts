/** Sheets of orders: read line by line, played out, reviewed and drawn. For every program that shows them. */
export { type Line, linesReported, ordersIn, unitOrdered } from "./line.ts";
export { asResolved, type Orders, type Played, type PlayedOn, play, playSheets } from "./played.ts";
