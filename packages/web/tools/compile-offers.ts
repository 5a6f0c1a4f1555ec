/** Lists the games while the application is built, so that the start page need not load their rules. */
import { join } from "node:path";
import { LANGUAGES, PSEUDO } from "@chancery/messages";
import type { Plugin } from "vite";
import { offersIn } from "../src/games/offers.ts";

const MODULE = join(import.meta.dirname, "../src/games/offers.ts");

export const compileOffers = (): Plugin => ({
  name: "compile-offers",
  enforce: "pre",
  load: {
    filter: { id: MODULE },
    handler() {
      const all = Object.fromEntries(
        ([...LANGUAGES, PSEUDO] as const).map((language) => [language, offersIn(language)]),
      );
      return `const all = ${JSON.stringify(all)};\nexport const offersIn = (language) => all[language];`;
    },
  },
});
