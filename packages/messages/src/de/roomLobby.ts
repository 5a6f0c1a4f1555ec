import type en from "../en/roomLobby.ts";
import type { Translation } from "../translator.ts";

export default {
  pageTitle: "{title}: {present} von {count} · Chancery",
  attendance:
    "{present} von {count} Delegationen sind da, insgesamt {delegates, plural, one {# Person} other {# Personen}}.",
  awaitDelegation: "Der Vorsitz teilt dir eine Delegation zu.",
  watching: "Du schaust zu. Um mitzuspielen, bitte den Vorsitz um den Code deiner Delegation.",
  awaitStart: "Der Vorsitz startet das Komitee. Diese Seite aktualisiert sich dann von selbst.",

  delegations: "Delegationen",
  codesLead: "Wer den Code einer Delegation hat, kann ihr beitreten. Jeder Code gilt für zwei Delegierte.",
  randomLead:
    "Wer denselben Code hat, bleibt zusammen. Die Länder werden ausgelost, wenn das Komitee beginnt.",

  checklist: "Vor dem Beginn",
  checkDone: "Erledigt",
  checkOpen: "Offen",
  checkDelegations: "{here} von {count} Delegationen sind da",
  checkOfficers:
    "{count, plural, one {Nur eine Person im Vorsitz: für Ziele fehlt die zweite Meinung} other {# im Vorsitz}}",
  checkGoals:
    "{missing, plural, =0 {Jede Delegation hat ihre {given} Ziele} one {# Ziel ist noch zu vergeben; jede Delegation bekommt {given}} other {# Ziele sind noch zu vergeben; jede Delegation bekommt {given}}}",
  checkOpening:
    "{isSet, select, true {Der Beginn ist festgelegt; Vorschläge für Ziele sind bis {hours} Stunden davor möglich} other {Lege den Beginn fest; Vorschläge für Ziele sind bis {hours} Stunden davor möglich}}",
  checkProposals:
    "{count, plural, one {# vorgeschlagenes Ziel wartet auf Antwort} other {# vorgeschlagene Ziele warten auf Antwort}}",
  goalsMissing:
    "Einige Delegationen haben noch nicht alle Ziele: {powers}. Ziele kannst du auch später vergeben.",
  officerQr: "QR-Code für Vorsitz und Zuschauer",
  startCommittee: "Komitee starten",
  assignFirst:
    "Teile {names} zuerst unten einer Delegation zu oder nimm {count, plural, one {die Person} other {sie}} in den Vorsitz auf.",
  delegationsEmpty: "Noch ohne Delegierte: {powers}. Ihre Einheiten halten, und es wird nichts gebaut.",
  nobodyYet: "Bisher ist niemand beigetreten.",
  singleDelegates:
    "{count, plural, one {Nur eine Person in dieser Delegation: {powers}.} other {Nur je eine Person in diesen Delegationen: {powers}.}}",
  complete: "Alle Delegationen sind vollzählig.",
  startIncomplete: "Ohne alle Delegationen starten?",
  startIncompleteNote: "Noch ohne Delegierte: {powers}. Mit dem Code kann man auch später noch beitreten.",
  cancelCommittee: "Komitee absagen",
  cancelQuestion: "Dieses Komitee absagen?",
  cancelNote: "Niemand kann es dann mehr spielen.",

  howToJoin: "So tritt man bei",
  printCodes: "Codes drucken",
  openProjector: "Projektor öffnen",
  joinPageQr: "QR-Code der Beitrittsseite",
  joinPageNote:
    "Delegierte im selben Netz öffnen diese Adresse und geben den Code ihrer Delegation und einen Namen ein.",

  officers: "Vorsitz",
  none: "Noch niemand",
  withoutDelegation: "Person ohne Delegation",
  makeOfficer: "In den Vorsitz aufnehmen",
  inviteNote:
    "Teile diesen Link mit Zuschauern und allen, die im Vorsitz mitarbeiten. Hier kannst du sie dann in den Vorsitz aufnehmen.",
  inviteLink: "Link für Vorsitz und Zuschauer",
  copyLink: "Link kopieren",

  removeQuestion: "{member} aus der Delegation {power} entfernen?",
  removeEffect:
    "{member} kann nicht mehr als {power} schreiben oder sprechen. Alles bisher Geschriebene bleibt. {power} bekommt einen neuen Code, mit dem jemand anders beitreten kann.",
  removeSeen: "Alle sehen das, mit dem Grund.",
  removeDelegate: "Person entfernen",
  removeFrom: "{member} aus der Delegation {power} entfernen",
  you: "{name} (du)",
  assignByHand: "Einer Delegation zuteilen",
  person: "Person",
  delegation: "Delegation",
  assign: "Zuteilen",

  codesTitle: "Codes · {title}",
  codesFor: "Codes für {title}",
  codesNote:
    "Drucke diese Seite aus und zerschneide sie, oder zeige jeder Delegation ihren eigenen Code. Jeder Code gilt für zwei Delegierte. Zeige das Blatt sonst niemandem.",
  replaceCodes: "Codes ersetzen",
  replaceQuestion: "Alle Codes ersetzen?",
  replaceNote: "Wer schon beigetreten ist, bleibt. Die ausgegebenen Codes gelten nicht mehr.",
  backToCommittee: "Zurück zum Komitee",
  codes: "Codes",
  qrCodeFor: "QR-Code: {power}",
  noCode: "Kein Code",
  whoHasJoined: "Wer beigetreten ist",
} satisfies Translation<typeof en>;
