import { messagesIn } from "@chancery/messages/catalogs";

/** The words of drawings in tests. */
export const TEXT = messagesIn("en").board;
