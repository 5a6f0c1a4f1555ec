import { primer } from "./primer.ts";

/** Its sheets are those of the printed guide. */
export const delegates = primer({ id: "delegates", sheets: [], lesson: "delegates" });
