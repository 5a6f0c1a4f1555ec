export type { Item, Line } from "./reading/item.ts";

export { Reader, type ReadLanguage } from "./reading/read.ts";
