import type en from "../en/analysis.ts";
import type { Translation } from "../translator.ts";

export default {
  title: "Analyse",
  intro:
    "Sieh, welchen Anteil am Brett jede Macht erwarten kann, wo sich eine Partie gewendet hat und welche Befehle besser gewesen wären. Öffne eine beendete Partie, eine Datei oder eine Anfangsstellung.",
  openTitle: "Öffnen",
  paste: "Eine Analyse, Partie oder Stellung als JSON einfügen",
  openPasted: "Eingefügten Text öffnen",
  fromStart: "Anfangsstellung öffnen",
  limitsTitle: "Was sie weiß und was nicht",
  limits:
    "Bots spielen von der Stellung aus viele Male weiter. Ihre ersten Befehle werden nach Partien zwischen Menschen geschätzt. Von Nachrichten und Bündnissen weiß die Analyse nichts. Nimm die Zahlen als Meinung, nicht als Wahrheit.",
  runningTitle: "Das ist eine laufende Partie",
  runningText:
    "Du spielst in einer Partie mit dieser Stellung, oder die Aufzeichnung stammt aus einer Partie, die noch nicht zu Ende ist. Nach der Partie kannst du sie analysieren. Bis dahin soll niemand mit Computerhilfe spielen.",
  runningLimits:
    "Der Server prüft das für die Partien, die du hier angemeldet spielst. Was du auf einem anderen Gerät oder mit anderen Programmen tust, sieht er nicht. Dort ist es eine Frage der Fairness.",
  checking: "Der Server prüft, ob diese Stellung analysiert werden darf …",
  unchecked:
    "Der Server muss bestätigen, dass diese Stellung nicht aus einer Partie stammt, in der du spielst. {fault} Bis dahin wird nichts analysiert.",
  retry: "Noch einmal versuchen",
  shares: "Bewertung",
  best: "Beste Befehle",
  people: "Menschen",
  orders: "Befehle",
  lines: "Varianten",
  tryOther: "Andere Befehle",
  share: "Teilen und speichern",
  sharesCaption: "Erwarteter Anteil am Brett",
  sharesText:
    "Nach Quadratsumme: die Zentren einer Macht zum Quadrat, geteilt durch die Summe der Quadrate aller Mächte. Ein Alleinsieg zählt 100 %.",
  chart: "Erwarteter Anteil je Phase, in Prozent",
  turningPoints: "Wendepunkte",
  noTurningPoints: "Bisher keine gefunden.",
  turnUp: "{phase}: {power} steigt von {before} auf {after}",
  turnDown: "{phase}: {power} fällt von {before} auf {after}",
  thinkingFirst: "Denkt nach …",
  thinkingDepth: "Tiefe {depth} wird untersucht",
  depthReached: "Tiefe {depth} von {deepest}",
  stop: "Anhalten",
  goDeeper: "Weiter",
  power: "Macht",
  nothingToOrder: "Hier gibt es nichts zu befehlen.",
  bestText:
    "Getestet gegen das, was die anderen wahrscheinlich befehlen. Mit den Befehlen, die Menschen hier meist geben, kann diese Macht {usual} erwarten.",
  played: "In dieser Partie gegebene Befehle",
  planShare: "Erwarteter Anteil {share}",
  planGain: "{gain} ± {error} Punkte gegenüber üblichen Befehlen",
  showOnBoard: "Auf dem Brett zeigen",
  tryThis: "Ausprobieren",
  refutedBy: "Widerlegt: {power}",
  replies: "Beste Antwort: {power}",
  replyPays: "Kostet {loss} Punkte, es bleiben {share}. {power} gewinnt {pays} Punkte.",
  replyCosts: "Kostet {loss} Punkte, es bleiben {share}. {power} gewinnt dadurch nichts.",
  peopleGames:
    "In {games, plural, one {# Partie} other {# Partien}} von {of, number} hatte diese Macht in dieser Jahreszeit diese Einheiten. Am Ende hatte sie im Schnitt {share}.",
  peopleCount: "Partien",
  peopleShare: "Anteil am Ende",
  peopleSolos: "{solos} Alleinsiege",
  peopleAllDifferent: "Jeder hat etwas anderes befohlen.",
  peopleNone: "Zu wenige Partien kamen so weit. Für diese Einheiten gibt es keine Zahlen.",
  peopleLoading: "Die Statistik wird geladen …",
  peopleFailed: "Die Statistik konnte nicht geladen werden.",
  peopleSource:
    "Aus {of, number} klassischen Partien zwischen Menschen auf Droidippy (zond/godip-history). Die Einheiten anderer Mächte und das Jahr spielen keine Rolle.",
  comment: "Kommentar zu {phase}",
  commentHint: "Was ist hier passiert, und warum?",
  noBranches: "Noch keine Varianten. Wähle in einer Phase „Andere Befehle“, um eine zu beginnen.",
  mainLine: "Die Partie",
  branch: "Variante {number}, {phase}: {orders}",
  branchEmpty: "noch keine Befehle",
  removeBranch: "Entfernen",
  removeBranchOf: "Variante {number} entfernen",
  linkText:
    "Der Link enthält die ganze Analyse mit Varianten und Kommentaren. Auf dem Server wird nichts gespeichert.",
  linkLabel: "Link zu dieser Analyse",
  fileText:
    "Die Datei ist eine Aufzeichnung der Partie mit Varianten und Kommentaren. Du kannst sie hier wieder öffnen.",
  saveFile: "Als JSON speichern",
  tooManyBranches: "Diese Analyse hat zu viele Varianten. Höchstens {most} sind möglich.",
  badBranch: "Eine Variante passt nicht zur Partie.",
} satisfies Translation<typeof en>;
