import type { PageLanguage } from "@chancery/messages";
import { messagesIn } from "@chancery/messages/catalogs";
import { powerTitle } from "@chancery/variants";
import { gameMessagesIn } from "@chancery/variants/program-messages";
import type { Words } from "./words/words.ts";

const made = new Map<PageLanguage, Words>();

/** Words for programs, which have every catalog at hand. Pages load theirs. */
export function programWords(language: PageLanguage): Words {
  const known = made.get(language);
  if (known) return known;
  const { explain, events, misreadings, faults, findings } = messagesIn(language);
  const words: Words = {
    language,
    explain,
    events,
    misreadings,
    faults,
    findings,
    game: (variant) => gameMessagesIn(language, variant),
    power: (variant, name) => powerTitle({ variant }, name, language),
  };
  made.set(language, words);
  return words;
}
