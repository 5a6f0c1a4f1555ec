import { programWords } from "@chancery/contract/program-words";

/** What tables say is put into these words. */
export const words = programWords("en");
