import type en from "../en/soloRecord.ts";
import type { Translation } from "../translator.ts";

export default {
  you: "Du",
  computer: "Computer",
  "took-back": "Zug zurückgenommen",
  eliminated: "Du bist ausgeschieden",
} satisfies Translation<typeof en>;
