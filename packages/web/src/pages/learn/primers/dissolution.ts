import { primer } from "./primer.ts";

export const dissolution = primer({
  id: "dissolution",
  sheets: [
    ["aim", "wings", "minors", "points"],
    ["nuclear", "favor", "kicks", "year"],
  ],
  lesson: "dissolution",
});
