import { messagesIn } from "@chancery/messages/catalogs";
import { LANGUAGE } from "./language.ts";

/** Everything that is printed for people, in the language of this run. */
export const {
  board: boardText,
  cli,
  cliHelp: help,
  doctor,
  faults,
  interchange,
  results,
} = messagesIn(LANGUAGE);
