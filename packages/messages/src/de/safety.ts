import type en from "../en/safety.ts";
import type { Translation } from "../translator.ts";

export default {
  optionsFor: "Optionen zum Mitspieler: {powers}",
  conversationOptions: "Optionen zu dieser Unterhaltung",
  mute: "{power} stummschalten",
  unmute: "{power} nicht mehr stummschalten",
  muted: "stummgeschaltet",
  hiddenMessage: "Ausgeblendet: {power} ist stummgeschaltet.",
  block: "Mitspieler blockieren",
  blockTitle: "Mitspieler blockieren: {powers}?",
  blockText:
    "Blockierte können an Partien, die du eröffnest, nicht teilnehmen, und ihre Partien siehst du nicht. In dieser Partie ändert sich nichts. Willst du ihre Nachrichten hier ausblenden, schalte sie stumm.",
  blockLater:
    "In dieser Partie sind die Namen verborgen. Deshalb gilt die Blockierung erst, wenn sie vorbei ist.",
  blockSeen: "Die andere Person erfährt nichts davon. In deinem Profil kannst du die Blockierung aufheben.",
  report: "Nachricht melden",
  reportTitle: "Nachricht melden",
  reportText:
    "Die Moderatoren lesen sie und ein paar Nachrichten davor und danach. Sonst erfährt niemand davon.",
  whichMessage: "Welche Nachricht?",
  chooseMessage: "Wähle zuerst eine Nachricht.",
  messageBy: "{name}, {time}",
  whatIsWrong: "Was ist daran nicht in Ordnung?",
  reason:
    "{reason, select, abuse {Beleidigung oder Belästigung} hate {Hassrede} threats {Drohung} spam {Spam oder Werbung} cheating {Betrug} other {Etwas anderes}}",
  comment: "Was sollten die Moderatoren noch wissen?",
  optional: "Freiwillig",
  send: "Meldung senden",
  reported: "Danke. Die Moderatoren sehen sich das an.",

  blocks: "Blockierte Personen",
  blocksLead:
    "Sie können an Partien, die du eröffnest, nicht teilnehmen, und ihre Partien siehst du nicht. Sie erfahren nichts davon.",
  blocksNone: "Du hast niemanden blockiert. Das geht in jeder Partie unter „Mitspieler“.",
  blockedAt: "Blockiert: {time}. <link>Partie</link>",
  unblock: "Aufheben",
  unblockNamed: "Blockierung aufheben: {name}",

  signals: "Eine Person auf zwei Plätzen?",
  signalsLead:
    "Wir suchen nach Anzeichen dafür, dass eine Person zwei Plätze hat. Sie beweisen nichts: Wer zusammenwohnt, teilt sich ein Netz. Es geschieht nichts, solange du nichts unternimmst.",
  signalsNone: "Keine Anzeichen dafür.",
  signalPair: "{one} und {other}",
  sameDevice: "Beide haben im selben Browser gespielt.",
  sameNetwork:
    "Beide haben aus demselben Netz gespielt. Das ist normal, wenn Leute zusammen wohnen oder arbeiten.",
  sameTimes:
    "Sie kommen zur selben Zeit: {together} von {visits, plural, one {# Besuch} other {# Besuchen}} begannen innerhalb von drei Minuten.",
} as const satisfies Translation<typeof en>;
