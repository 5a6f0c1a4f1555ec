import type { Translation } from "@chancery/messages";
import type en from "./en.ts";

export default {
  rulebook: "Regelheft",
  players: "Mitspieler",
  firstYear: "Erstes Jahr",
  seats: "{seats}.",
  seatsIdle: "{seats}. Niemand spielt {idle}.",
} satisfies Translation<typeof en>;
