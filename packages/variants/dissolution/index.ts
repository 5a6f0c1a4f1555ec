/** What pages about a game of Dissolution need to know of its states and lines. */
export { type EmbassyLine, embassyLine, isEmbassyLine } from "./embassy-lines.ts";
export { ownOf } from "./own.ts";
export { winterOf } from "./winter.ts";
