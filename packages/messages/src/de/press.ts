import type en from "../en/press.ts";
import type { Translation } from "../translator.ts";

export default {
  messages: "Nachrichten",
  newConversation: "Neue Unterhaltung",
  closed: "Nachrichten sind gesperrt.",
  closedText:
    "Während Befehle geschrieben werden und bei Rückzügen und Bauten kannst du keine Nachrichten senden. In der nächsten Verhandlung geht es wieder.",
  "press-public": "Was du schreibst, lesen alle. Diese Partie hat keine privaten Nachrichten.",
  "press-deals":
    "Du kannst Abmachungen anbieten und beantworten. Andere Nachrichten gibt es in dieser Partie nicht.",
  "press-none": "Diese Partie wird ohne Nachrichten zwischen den Spielern gespielt.",
  draftKept: "Dein Entwurf ist gespeichert.",

  masterReadsYou: "Du kannst in dieser Partie alle privaten Nachrichten lesen.",
  masterReads:
    "{officials, select, officers {Der Vorsitz kann in dieser Partie private Nachrichten lesen.} other {Der Spielleiter kann in dieser Partie private Nachrichten lesen.}}",
  revealed: "Die Partie ist zu Ende, deshalb können alle die privaten Nachrichten lesen.",
  willBeRevealed: "Nach dem Ende der Partie können alle die privaten Nachrichten lesen.",
  stayPrivate: "Private Nachrichten bleiben privat, auch nach der Partie.",
  neverDeleted: "Nachrichten werden nie gelöscht.",

  ownDelegation: "Deine Delegation",
  everyone: "Alle",
  officials: "{officials, select, officers {Vorsitz} other {Spielleiter}}",
  toOfficials: "{officials, select, officers {den Vorsitz} other {den Spielleiter}}",
  officialsName: "{officials, select, officers {Vorsitz} other {Spielleiter}}",
  officialsBadge: "{officials, select, officers {V} other {SL}}",
  everyoneBadge: "Alle",
  moreBadge: "+{count}",

  newToEveryone: "{count, plural, one {Neue Nachricht an alle.} other {# neue Nachrichten an alle.}}",
  newFrom: "{count, plural, one {{parties}: eine neue Nachricht.} other {{parties}: # neue Nachrichten.}}",

  lastYours: "Du: {text}",
  lastFrom: "{name}: {text}",
  beginnings: "Unterhaltung beginnen",
  search: "Nachrichten durchsuchen",
  searchNone: "Keine Nachricht enthält diese Wörter.",
  searchCount: "{count, plural, one {# Nachricht} other {# Nachrichten}}",
  rematch: "Revanche? Hier beitreten: {link}",
  draft: "Entwurf",
  noMessages: "Noch keine Nachrichten",
  messageCount: "{count, plural, one {# Nachricht} other {# Nachrichten}}",

  conversation: "Unterhaltung: {title}",
  allConversations: "Alle Unterhaltungen",
  loading: "Nachrichten werden geladen …",
  unavailable: "Die Nachrichten können gerade nicht geladen werden.",
  empty: "Hier gibt es noch keine Nachrichten.",
  new: "Neu",

  readOnly: "Du kannst diese Unterhaltung lesen, aber nicht mitschreiben.",
  messageTo: "Nachricht an: {parties}",
  messageToEveryone: "Nachricht an alle",
  writeAs: "Schreiben als",
  charactersLeft: "{count, plural, one {Noch # Zeichen} other {Noch # Zeichen}}",
  sendKeys: "Strg+Enter zum Senden",
  send: "Senden",

  whom: "Wem möchtest du schreiben?",
  recipients: "Empfänger",
  open: "Öffnen",
  writeTo: "Schreiben an: {parties}",
  chooseFirst: "Wähle zuerst jemanden aus.",
} satisfies Translation<typeof en>;
