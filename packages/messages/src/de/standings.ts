import type en from "../en/standings.ts";
import type { Translation } from "../translator.ts";

export default {
  standings: "Stand",
  power: "Macht",
  centers: "Zentren",
  units: "Einheiten",
  eliminated: "ausgeschieden",
  sinceLastYear: "seit letztem Jahr",
} satisfies Translation<typeof en>;
