import type en from "../en/bring.ts";
import type { Translation } from "../translator.ts";

export default {
  title: "Partie mitbringen",
  lead: "Öffne eine Partie aus einem anderen Programm. Sie wird hier noch einmal gespielt, und jede Abweichung wird mit ihrem Grund genannt. Nichts verlässt deinen Browser.",
  formats:
    "Lesbar sind gespeicherte Partien von py-diplomacy und Cicero, Zustände aus der API von webDiplomacy, Protokolle von Droidippy, unsere eigenen Aufzeichnungen sowie Befehle und Ergebnisse als Text. Eine DPjudge-Karte (.map) öffnet sich als eigenes Spiel.",
  drop: "Datei hier ablegen",
  oneFile:
    "Wähle eine einzelne Datei. Mehrere gehören nur zusammen, wenn es Karten sind, die einander verwenden.",
  chooseFile: "Datei wählen",
  paste: "Oder eine Partie, Befehle oder eine Karte einfügen",
  pastePlaceholder: "Spring 1901\nFrance: A Par - Bur, A Mar S A Par - Bur\nGermany: A Mun - Bur (bounced)",
  open: "Öffnen",
  openFirst: "Füge zuerst eine Partie ein oder wähle eine Datei.",
  playing: "Die Partie wird noch einmal gespielt…",
  cancel: "Abbrechen",
  game: "Spiel",
  tooLarge:
    "Diese Datei hat mehr als {most, number} MB. Nimm {command} auf der Befehlszeile: Das liest Dateien jeder Größe.",
  faultAt: "{what} ({path})",
  faultIn: "Partie {game, number}: {what}",
  failed: "Die Partie ließ sich nicht öffnen. Prüfe die Datei und versuche es noch einmal.",
  moreGames:
    "{count, plural, one {Eine weitere Partie dieser Datei wird} other {# weitere Partien dieser Datei werden}} nicht gezeigt. Nimm {command} auf der Befehlszeile: Das liest beliebig viele.",
  unnamed: "Partie {number, number}",
  summary:
    "{game}, {phases, plural, one {# Phase} other {# Phasen}}{messages, plural, =0 {} one {, # Nachricht} other {, # Nachrichten}}",
  nothingPlayed: "Keine ihrer Phasen ließ sich spielen.",
  same: "Alles kam heraus wie aufgezeichnet.",
  findings: "{count, plural, one {# Stelle} other {# Stellen}} mit anderem Ausgang oder nicht lesbar",
  showAll: "Alle {count, number} zeigen",
  replay: "Zum Nachspielen öffnen",
  noBoard: "Zu diesem Spiel haben diese Seiten keinen Spielplan.",
  messages: "Nachrichten",
  toAll: "{from} an alle",
  to: "{from} → {to}",
  exportAs: "Als {format} exportieren (JSON)",
  "format.chancery": "Chancery",
  "format.py-diplomacy": "py-diplomacy",
  "format.cicero": "Cicero",
  "format.webdiplomacy": "webDiplomacy",
  "format.droidippy": "Droidippy",
  "format.text": "Befehle als Text",
  "format.map": "DPjudge-Karte",
  pastedMap: "Eingefügte Karte",
  mapSummary:
    "{powers, plural, one {# Macht} other {# Mächte}}, {provinces, plural, one {# Provinz} other {# Provinzen}}, {centers, plural, one {# Versorgungszentrum} other {# Versorgungszentren}}. {win, number} Zentren gewinnen. Gespielt wird nach den klassischen Regeln von 2023 auf einem schematischen Spielplan.",
  mapRefused:
    "{count, plural, one {Eine Stelle dieser Karte muss} other {# Stellen dieser Karte müssen}} geändert werden, bevor man darauf spielen kann:",
  mapUses: "Diese Karte verwendet {file}. Wähle beide Dateien zusammen aus oder lege beide ab.",
  inLine: "Zeile {line, number}: {what}",
  openMap: "In der Sandbox öffnen",
  readAs: "Gelesen als: {format}",
} satisfies Translation<typeof en>;
