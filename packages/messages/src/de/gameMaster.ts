import type en from "../en/gameMaster.ts";
import type { Translation } from "../translator.ts";

export default {
  otherTurnHint: "Du siehst einen anderen Zug. Geh zum aktuellen zurück, um dort einzugreifen.",
  orders: "Befehle",
  ordersReceived: "Eingegangene Befehle",
  allIn: "Alle Befehle sind da.",
  waitingFor: "Es fehlen noch: {powers}.",
  secretNote: "Diese Befehle sind geheim, bis die Phase ausgewertet ist.",
  noPlayer: "unbesetzt",
  notNeeded: "keine Befehle nötig",
  readyWithout: "bereit ohne Befehle",
  noOrdersYet: "noch keine Befehle",
  orderCount: "{count, plural, one {# Befehl} other {# Befehle}}",
  mistakeCount: "{count, plural, one {# Fehler} other {# Fehler}}",
  enteredBy: "{officials, select, officers {vom Vorsitz eingetragen} other {vom Spielleiter eingetragen}}",
  ready: "bereit",
  nothingWritten: "Noch keine Befehle.",
  savedEmpty: "Ohne Befehle gespeichert.",
  enterPaper: "Befehle von Papier eintragen",

  runTurn: "Zug leiten",
  preview: "Vorschau",
  previewTitle: "Vorschau: {phase} mit den Befehlen bis jetzt",
  previewLabel: "Vorschau der Ergebnisse",
  onlyYou: "Das siehst nur du.",
  missingFrom: "Es fehlen Befehle von: {powers}.",
  nextPhase: "Danach: {phase}.",
  resolveNow: "Jetzt auswerten",
  resolveTitle: "Phase jetzt auswerten?",
  resolveText: "Alle Befehle werden ausgewertet, wie sie sind, auch wenn noch nicht alle bereit sind.",
  resolveHold: "<b>Es fehlen Befehle von: {powers}.</b> Einheiten ohne Befehl halten.",
  resolveDisorder:
    "<b>Es fehlen Befehle von: {powers}.</b> Eine Macht ohne Befehle kann in Bürgerunruhen geraten.",
  resolveSeen: "Alle sehen alle Befehle und Ergebnisse. Du kannst später zurücksetzen; auch das sehen alle.",
  endNegotiation: "Verhandlung beenden",
  endNegotiationTitle: "Verhandlung beenden?",
  endNegotiationText:
    "Danach werden Befehle geschrieben. Nach den Regeln sind bis zur nächsten Verhandlung keine Nachrichten möglich.",
  endNegotiationSeen: "Alle sehen das sofort. Es bleibt im Protokoll.",
  negotiationHint:
    "Die Verhandlung endet, wenn die Zeit um ist oder alle zustimmen. Sonst kann sie niemand abkürzen.",

  announcement: "Mitteilung",
  announcementText: "Nachricht an alle",
  announcementHint: "Alle sehen sie, und sie bleibt im Protokoll.",
  announce: "Mitteilen",
  announced: "Allen mitgeteilt.",

  corrections: "Korrekturen",
  overrideTitle: "Letztes Ergebnis korrigieren",
  overrideText:
    "Die Stellung auf dem Brett ersetzt das Ergebnis der letzten Phase. Von dort geht die Partie weiter. Das alte Ergebnis bleibt im Protokoll.",
  override: "Ergebnis korrigieren",
  editTitle: "Stellung bearbeiten",
  editText:
    "Die Stellung auf dem Brett ersetzt die aktuelle. Von dort geht die Partie weiter. Die alte Stellung bleibt im Protokoll.",
  edit: "Stellung ändern",
  changeFirst: "Ändere zuerst etwas auf dem Brett.",
  changeSeen:
    "{officials, select, officers {Alle sehen, dass der Vorsitz eingegriffen hat, den Grund und genau diese Änderungen.} other {Alle sehen, dass der Spielleiter eingegriffen hat, den Grund und genau diese Änderungen.}}",
  ordersStay: "Befehle für diese Phase bleiben erhalten.",
  ordersDrop: "Befehle für die aktuelle Phase zählen in einer anderen nicht.",
  backToBoard: "Zurück zum Brett",

  turns: "Züge",
  turnNumber: "Zug {number}, {moment}",
  back: "{officials, select, officers {vom Vorsitz zurückgesetzt} other {vom Spielleiter zurückgesetzt}}",
  corrected: "{officials, select, officers {vom Vorsitz korrigiert} other {vom Spielleiter korrigiert}}",
  edited: "{officials, select, officers {vom Vorsitz bearbeitet} other {vom Spielleiter bearbeitet}}",
  offLine: "zählt nicht mehr",
  current: "aktuell",
  rollBack: "Zurücksetzen",
  rollBackTo: "Zurücksetzen auf {phase}, Zug {number}",
  rollBackTitle: "Auf {phase} zurücksetzen?",
  restore: "Wiederherstellen",
  restoreTurn: "{phase} wiederherstellen, Zug {number}",
  restoreTitle: "{phase} wiederherstellen?",
  rollBackText:
    "Die Partie geht am Beginn von {phase} weiter (Zug {number}), mit den Befehlen, die dafür geschrieben wurden. Nichts wird gelöscht: Züge, die nicht mehr zählen, bleiben im Protokoll, und du kannst sie wiederherstellen.",
  rollBackSeen: "Alle sehen das mit dem Grund. Was von späteren Zügen zu sehen war, bleibt bekannt.",
} satisfies Translation<typeof en>;
