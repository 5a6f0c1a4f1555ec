import committeeDe from "./de/committee.ts";
import hostCommitteeDe from "./de/hostCommittee.ts";
import joinByCodeDe from "./de/joinByCode.ts";
import officersDe from "./de/officers.ts";
import peopleDe from "./de/people.ts";
import roomLobbyDe from "./de/roomLobby.ts";
import roomProjectorDe from "./de/roomProjector.ts";
import scheduleDe from "./de/schedule.ts";
import startDe from "./de/start.ts";
import uiDe from "./de/ui.ts";
import committeeEn from "./en/committee.ts";
import hostCommitteeEn from "./en/hostCommittee.ts";
import joinByCodeEn from "./en/joinByCode.ts";
import officersEn from "./en/officers.ts";
import peopleEn from "./en/people.ts";
import roomLobbyEn from "./en/roomLobby.ts";
import roomProjectorEn from "./en/roomProjector.ts";
import scheduleEn from "./en/schedule.ts";
import startEn from "./en/start.ts";
import uiEn from "./en/ui.ts";
import type { Language } from "./language.ts";
import { type Catalog, type Translation, type Translator, translator } from "./translator.ts";

/** Every catalog in every language, for programs that have all of it at hand; pages load what they show. */
export const CATALOGS = {
  people: { en: peopleEn, de: peopleDe },
  start: { en: startEn, de: startDe },
  committee: { en: committeeEn, de: committeeDe },
  hostCommittee: { en: hostCommitteeEn, de: hostCommitteeDe },
  joinByCode: { en: joinByCodeEn, de: joinByCodeDe },
  officers: { en: officersEn, de: officersDe },
  roomLobby: { en: roomLobbyEn, de: roomLobbyDe },
  roomProjector: { en: roomProjectorEn, de: roomProjectorDe },
  schedule: { en: scheduleEn, de: scheduleDe },
  ui: { en: uiEn, de: uiDe },
} satisfies Record<string, { en: Catalog } & Readonly<Record<Language, Catalog>>>;

type Area = keyof typeof CATALOGS;

/** All catalogs of a language, by area: `messages.ui("close")`. */
export type Messages = { readonly [A in Area]: Translator<(typeof CATALOGS)[A]["en"]> };

const made = new Map<Language, Messages>();

export function messagesIn(language: Language): Messages {
  let messages = made.get(language);
  if (!messages) {
    const areas = Object.entries(CATALOGS).map(([area, catalog]) => [
      area,
      translator(language, catalog[language] as Translation<Catalog>),
    ]);
    messages = Object.fromEntries(areas) as Messages;
    made.set(language, messages);
  }
  return messages;
}
