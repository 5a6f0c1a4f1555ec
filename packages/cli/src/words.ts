import { programWords } from "@chancery/contract/program-words";

/** What is printed for people is put into these words. */
export const words = programWords("en");
