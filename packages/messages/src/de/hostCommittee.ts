import type en from "../en/hostCommittee.ts";
import type { Translation } from "../translator.ts";

export default {
  committeeName: "Name des Komitees",
  blurb:
    "Du bist im Vorsitz: Du achtest auf die Zeit und leitest das Brett, spielst aber nicht mit. Delegierte treten mit Codes bei und brauchen kein Konto.",
  openCommittee: "Komitee eröffnen",
  stagesEnd: "Phasen enden",
  byClock: "Nach der Uhr",
  byHand: "Wenn du sie beendest",
  byClockNote:
    "Du startest, pausierst und verlängerst die Uhr. Die diplomatische Phase endet nur früher, wenn alle Delegationen zustimmen.",
  byHandNote: "Nur Reden haben eine Zeitbegrenzung.",
  speeches: "Reden",
  firstDiplomaticPhase: "Erste diplomatische Phase",
  laterDiplomaticPhases: "Spätere diplomatische Phasen",
  orderWriting: "Befehle schreiben",
  retreatAndDisbanding: "Rückzug und Auflösung",
  gainingAndLosingUnits: "Gewinn und Verlust von Einheiten",
  pointsCap: "Höchstpunktzahl aus Zielen je Land",
  pointsCapNote: "Alle erfahren sie. Du kannst sie ändern, bis das erste Ziel angerechnet wird.",
  noLimit: "Keine Grenze",
  eventOpens: "Beginn der Veranstaltung",
  goalsUntil:
    "Ziele können bis {hours, plural, one {# Stunde} other {# Stunden}} vorher vorgeschlagen werden.",
  delegationsGroup: "Delegationen und Zugang",
  assignment: "Verteilung der Länder",
  byCodes: "Über die Codes, die du ausgibst",
  atRandom: "Zufällig, wenn das Komitee beginnt",
  allowSpectators: "Zuschauer zulassen",
  allowSpectatorsNote: "Sie sehen nur das Brett und öffentliche Informationen.",
  officersReadMessages: "Der Vorsitz kann Nachrichten zwischen Delegationen lesen",
  showReady: "Alle sehen, wer bereit ist",
  revealMessages: "Alle Nachrichten nach dem Komitee für alle öffnen",
  timeGroup: "Zeit",
  extensionNote: "So viel Zeit kann der Vorsitz einer Phase insgesamt hinzufügen",
} satisfies Translation<typeof en>;
