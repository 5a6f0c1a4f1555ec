import type { Translation } from "@chancery/messages";
import type en from "./en.ts";

export default {
  insurrection: "Aufstand unterstützen: {country}",
  insurrectionAsk: "Einheit für den Aufstand aufgeben: {country}",
  insurrectionIn: "Land, das sich erheben soll",
  insurrectionPrompt: "Aufstand unterstützen ({key})…",
  revive: "Befehl zur Wiedererhebung",
  reviveHelp:
    "Liste die Heimatzentren auf, die du zurückwillst, das wichtigste zuerst, und wähle, was dort entsteht. Zentren, für die deine Helfer nicht reichen, werden übersprungen.",
  movedTo: "{center} ist jetzt Nummer {place}",
  risesIn: "Was in {center} entsteht",
  unitIn: "{unit} in {center}",
  moveUp: "Nach oben: {center}",
  moveDown: "Nach unten: {center}",
  remove: "{center} entfernen",
  removed: "{center} ist nicht mehr auf der Liste",
  added: "{center} ist auf der Liste",
  prospects:
    "Was du mit der Hilfe zurückgewinnst, die du bekommst, nach der jetzigen Stellung. Ein Zentrum, das beim Aufstand besetzt ist, kostet eine Einheit mehr.",
  helpers: "{count, plural, one {# Einheit} other {# Einheiten}}",
  unfiled: "Noch kein Befehl zur Wiedererhebung",
  nothingFiled: "Noch kein Befehl. Ohne ihn gewinnt ein Aufstand nichts zurück.",
  noUnit: "Keine Einheit",
  unitOnCoast: "{unit}, {coast}",
  faultyLine: "{order}: {why}",
} satisfies Translation<typeof en>;
