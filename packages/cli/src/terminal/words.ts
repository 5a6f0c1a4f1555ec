import { programWords } from "@chancery/contract/program-words";
import { LANGUAGE } from "./language.ts";

/** What results are put into. */
export const words = programWords(LANGUAGE);
