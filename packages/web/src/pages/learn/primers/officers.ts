import { primer } from "./primer.ts";

export const officers = primer({
  id: "officers",
  sheets: [
    ["before", "opening", "talks", "writing", "resolving"],
    ["retreating", "papers", "trouble", "judging", "closing"],
  ],
  examples: ["garrison", "cut", "lostButFelt", "retreat"],
});
