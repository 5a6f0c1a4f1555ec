import type { MessageValues, PageLanguage } from "@chancery/messages";
import { type Messages, messagesIn } from "@chancery/messages/catalogs";

/** A message of the server's own. */
export type ServerMessage = Parameters<Messages["server"]>[0];

/** That message in any language. */
export const serverMessage =
  (message: ServerMessage, values: MessageValues = {}) =>
  (language: PageLanguage): string =>
    messagesIn(language).server.byCode(message, values) ?? message;
