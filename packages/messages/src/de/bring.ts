import type en from "../en/bring.ts";
import type { Translation } from "../translator.ts";

export default {
  title: "Partie importieren",
  lead: "Öffne eine Partie aus einem anderen Programm. Chancery spielt sie nach und nennt jede Abweichung mit ihrem Grund. Nichts verlässt deinen Browser.",
  formats:
    "Du kannst gespeicherte Partien von py-diplomacy und Cicero öffnen, Spielstände aus der API von webDiplomacy, Protokolle von Droidippy, Aufzeichnungen von Chancery sowie Befehle und Ergebnisse als Text. Eine DPjudge-Karte (.map) öffnet sich als eigenes Spiel.",
  linkFault: "{fault} Lass dir den Link noch einmal schicken oder öffne hier die Kartendatei.",
  drop: "Datei hier ablegen",
  oneFile: "Wähle eine einzelne Datei. Nur Karten, die einander verwenden, lassen sich zusammen öffnen.",
  chooseFile: "Datei wählen",
  paste: "Oder eine Partie, Befehle oder eine Karte einfügen",
  pastePlaceholder: "Spring 1901\nFrance: A Par - Bur, A Mar S A Par - Bur\nGermany: A Mun - Bur (bounced)",
  open: "Öffnen",
  openFirst: "Füge zuerst eine Partie ein oder wähle eine Datei.",
  playing: "Die Partie wird nachgespielt …",
  cancel: "Abbrechen",
  game: "Spiel",
  tooLarge:
    "Diese Datei ist größer als {most, number} MB. Nimm {command} auf der Befehlszeile: Das liest Dateien jeder Größe.",
  faultAt: "{what} ({path})",
  faultIn: "Partie {game, number}: {what}",
  failed: "Die Partie ließ sich nicht öffnen. Prüfe die Datei und versuche es noch einmal.",
  moreGames:
    "{count, plural, one {Eine weitere Partie dieser Datei wird} other {# weitere Partien dieser Datei werden}} nicht gezeigt. Nimm {command} auf der Befehlszeile: Das liest beliebig viele.",
  unnamed: "Partie {number, number}",
  summary:
    "{game}, {phases, plural, one {# Phase} other {# Phasen}}{messages, plural, =0 {} one {, # Nachricht} other {, # Nachrichten}}",
  nothingPlayed: "Keine ihrer Phasen ließ sich nachspielen.",
  same: "Alle Ergebnisse sind wie aufgezeichnet.",
  findings: "{count, plural, one {# Stelle} other {# Stellen}} mit anderem Ergebnis oder nicht lesbar",
  showAll: "Alle {count, number} zeigen",
  replay: "Zum Nachspielen öffnen",
  noBoard: "Chancery hat kein Brett für dieses Spiel.",
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
    "{powers, plural, one {# Macht} other {# Mächte}}, {provinces, plural, one {# Provinz} other {# Provinzen}}, {centers, plural, one {# Versorgungszentrum} other {# Versorgungszentren}}. {win, number} Zentren gewinnen. Gespielt wird nach den klassischen Regeln von 2023 auf einem schematischen Brett.",
  mapRefused:
    "{count, plural, one {Diese Stelle der Karte musst du ändern, bevor man darauf spielen kann:} other {Diese # Stellen der Karte musst du ändern, bevor man darauf spielen kann:}}",
  mapUses: "Diese Karte verwendet {file}. Wähle beide Dateien zusammen aus oder lege beide ab.",
  inLine: "Zeile {line, number}: {what}",
  openMap: "In der Sandbox öffnen",
  readAs: "Gelesen als: {format}",
} satisfies Translation<typeof en>;
