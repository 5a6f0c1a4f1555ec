import type en from "../en/schedule.ts";
import type { Translation } from "../translator.ts";

export default {
  schedule: "Ablauf",
  stagesOfTurn: "Phasen dieses Zuges",
  speeches: "Reden",
  diplomaticPhase: "Diplomatische Phase",
  extraSpeeches: "Zusatzreden",
  orderWriting: "Befehle schreiben",
  orderResolution: "Befehle auswerten",
  retreatAndDisbanding: "Rückzug und Auflösung",
  gainingAndLosingUnits: "Gewinn und Verlust von Einheiten",

  clockPaused: "Die Uhr steht",
  noClock: "Keine Uhr",
  until: "Bis {moment}",
  pauseClock: "Uhr anhalten",
  resumeClock: "Uhr fortsetzen",
  addMinute: "1 Minute mehr",
  addMinuteReason: "Noch eine Minute",
  revealNow: "Jetzt aufdecken",

  pauseWithReason: "Mit Grund anhalten",
  pauseAtOnce: "Einen Moment bitte",
  pauseBreak: "Kurze Pause",
  pauseMeal: "Essenspause",
  pauseRules: "Regelfrage",
  pauseMissing: "Wir warten noch auf jemanden",
  pauseOther: "Anderer Grund…",
  pauseQuestion: "Uhr anhalten?",
  pauseEffect: "Die Uhr steht still, und es geht erst weiter, wenn du sie fortsetzt.",
  pauseSeen: "Alle sehen die Pause und ihren Grund, auf dem Projektor und auf ihren Geräten.",

  startSpeeches: "Reden beginnen",
  startExtraSpeeches: "Zusatzreden beginnen",
  callSpeaker: "{power} aufrufen",
  startDiplomaticPhase: "Diplomatische Phase beginnen",
  endDiplomaticPhase: "Diplomatische Phase beenden",
  startOrderWriting: "Befehle schreiben lassen",
  closeOrderWriting: "Befehlsabgabe schließen",
  revealOrders: "Alle Befehle aufdecken",
  markAsRead: "{power} hat vorgelesen",
  resolveOrders: "Befehle auswerten",

  waitPaused: "Die Uhr steht. Es geht erst weiter, wenn du sie fortsetzt.",
  noSpeechesRequested: "Keine Delegation hat um Reden gebeten. Danach geht das nicht mehr.",
  announceFirst: "Gib zuerst Reihenfolge und Redezeit bekannt.",
  speaksFirst: "{power} spricht zuerst und hat {seconds, plural, one {# Sekunde} other {# Sekunden}}.",
  speaksNext: "{power} hat {seconds, plural, one {# Sekunde} other {# Sekunden}}.",
  speaksAfter:
    "Die Rede von {floor} endet. {power} hat {seconds, plural, one {# Sekunde} other {# Sekunden}}.",
  everyoneHasSpoken: "Alle haben gesprochen.",
  noTalking: "Alle haben gesprochen. Ab jetzt wird geschwiegen.",
  clockStartsAt: "Die Uhr startet mit {minutes, plural, one {# Minute} other {# Minuten}}.",
  diplomacyEnds:
    "Diese Phase endet, wenn die Zeit abläuft oder alle Delegationen zustimmen. Bisher stimmen {agreed} von {present} zu.",
  diplomacyEndsByHand:
    "Danach haben die Delegationen eine Minute, um Zusatzreden zu beantragen. Bisher wollen {agreed} von {present} früher aufhören.",
  extraSpeechesRequested: "Zusatzreden beantragt: {powers}. Gewähre sie oder lehne sie ab.",
  extraSpeechesPossible:
    "Jede Delegation kann jetzt Zusatzreden beantragen. Nach Ablauf der Minute werden Befehle geschrieben.",
  everyoneIsReady: "Alle Delegationen sind bereit.",
  writingEnds:
    "Die Befehlsabgabe schließt, wenn die Zeit abläuft oder alle bereit sind. Es fehlen noch: {powers}.",
  writingEndsByHand:
    "Danach kannst nur noch du Befehle eintragen, und zwar von Papier. Es fehlen noch: {powers}.",
  revealEffect: "Alle sehen sie, und niemand kann sie mehr ändern.",
  revealToReadAloud:
    "Alle sehen sie, und niemand kann sie mehr ändern. Dann liest jede Delegation ihre eigenen vor.",
  readEffect:
    "Der Projektor zeigt dann diese Befehle. Es zählt, was geschrieben steht, nicht, was zu hören war.",
  resolveEffect:
    "Die Ergebnisse erscheinen sofort auf allen Bildschirmen. Du kannst sie noch korrigieren oder zurücksetzen.",
  retreatsAreIn: "Alle Rückzüge sind da.",
  adjustmentsAreIn: "Alle Gewinne und Verluste sind da.",
  retreatsAwaited:
    "Die Rückzüge werden aufgedeckt, wenn alle bereit sind oder die Zeit abläuft. Es fehlen noch: {powers}.",
  adjustmentsAwaited:
    "Gewinne und Verluste werden aufgedeckt, wenn alle bereit sind oder die Zeit abläuft. Es fehlen noch: {powers}.",

  backToStart: "Zurück zum Beginn von {turn}",
  backToSpeeches: "Zurück zu den Reden",
  backToSpeech: "Zurück zur Rede von {power}",
  backToBeforeCall: "Zurück vor den Aufruf von {power}",
  backToDiplomacy: "Zurück zur diplomatischen Phase",
  backToRequests: "Zurück zu den Anträgen auf Zusatzreden",
  backToExtraSpeeches: "Zurück zu den Zusatzreden",
  backToWriting: "Zurück zum Schreiben der Befehle",
  backToSealed: "Zurück vor das Aufdecken der Befehle",
  backToRevealed: "Zurück zu den aufgedeckten Befehlen",
  backToOrdersOf: "Zurück zu den Befehlen von {power}",
  backWithTime: "Die Uhr steht dann auf {time}.",
  backWithoutTime: "Dann läuft keine Uhr.",
  backUnready: "Alle Delegationen werden auf „Nicht bereit“ gesetzt.",
  backKeeps: "Alles, was seitdem geschrieben, gesagt oder unterzeichnet wurde, bleibt bestehen.",
  backSeen: "Alle sehen das sofort, mit dem Grund. Es bleibt im Protokoll.",
  goBack: "Zurückgehen",
  backReason: "Das kam zu früh",
} satisfies Translation<typeof en>;
