import type en from "./en/board.ts";
import type { Translator } from "./translator.ts";

/** What things on a board are called, in one language. */
export type BoardText = Translator<typeof en>;
