import type en from "../en/interchange.ts";
import type { Translation } from "../translator.ts";

export default {
  none: "keine",
  units: "{power} hat die Einheiten {ours}. In der Aufzeichnung steht: {theirs}.",
  centers: "{power} hat die Zentren {ours}. In der Aufzeichnung steht: {theirs}.",
  dislodged: "{power} hat die vertriebenen Einheiten {ours}. In der Aufzeichnung steht: {theirs}.",
  result: "{order}: {ours}. In der Aufzeichnung steht: {theirs}.",
  "result.bounce": "zurückgeschlagen",
  "result.cut": "Unterstützung unterbrochen",
  "result.dislodged": "vertrieben",
  "result.disrupted": "Konvoi unterbrochen",
  "result.void": "ungültig",
  "result.none": "wie befohlen",
  phase: "Die Partie ist in {ours}. In der Aufzeichnung steht: {theirs}.",
  missing: "In der Aufzeichnung steht der Befehl {theirs}, aber {power} hat dort keine solche Einheit.",
  kind: "In der Aufzeichnung steht der Befehl {theirs}, aber dort steht {ours}. Der Befehl wurde für diese Einheit gelesen.",
  unitsInferred:
    "{power} hat die Einheiten {ours}. Nach den späteren Befehlen der Aufzeichnung sind es {theirs}.",
  inPhase: "{phase}: {what}",
  misread: "{text} ist nicht als Befehl lesbar. {why}",
  unplayed: "Zu diesen Befehlen fehlt die Stellung. Sie bleiben unverändert.",
  unread: "Zeile {line, number} ist nicht lesbar: {text}",
  unknownFields:
    "{count, plural, one {Ein Feld gehört} other {# Felder gehören}} nicht zum Format und {count, plural, one {wurde} other {wurden}} nicht gelesen: {fields}",
} satisfies Translation<typeof en>;
