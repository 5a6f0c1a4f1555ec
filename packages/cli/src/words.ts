import { programWords } from "@chancery/contract/program-words";
import { messagesIn } from "@chancery/messages/catalogs";
import { LANGUAGE } from "./language.ts";

/** What results are put into. */
export const words = programWords(LANGUAGE);

/** What things on boards are called. */
export const { board: boardText } = messagesIn(LANGUAGE);
