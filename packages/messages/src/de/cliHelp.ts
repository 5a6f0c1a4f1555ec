import type en from "../en/cliHelp.ts";
import type { Translation } from "../translator.ts";

export default {
  program: "Betreibt Partien von Diplomacy und seinen Varianten, wertet sie aus, zeichnet und prüft sie.",
  usage: "Aufruf:",
  arguments: "Argumente:",
  options: "Optionen:",
  globalOptions: "Allgemeine Optionen:",
  commands: "Befehle:",
  examples: "Beispiele:",
  optionsPlaceholder: "Optionen",
  commandPlaceholder: "Befehl",
  choices: "{description} (möglich: {choices})",
  choicesDefault: "{description} (möglich: {choices}; Standard: {value})",
  helpOption: "Hilfe anzeigen",
  helpCommand: "Hilfe zu einem Befehl anzeigen",
  versionOption: "Version anzeigen",
  languageOption: "die Sprache der Texte: {languages} (Standard: die der Umgebung)",
  exitStatus: "Rückgabewert: 0 bei Erfolg, 1 bei einem Fehler in der Eingabe, 2 bei einem falschen Aufruf.",
  json: "als JSON ausgeben",

  adjudicateSummary: "eine Phase auswerten und jedes Ergebnis erklären",
  adjudicate: "Wertet eine Phase aus und sagt, was aus jedem Befehl wurde und warum.",
  adjudicateFile: "Anfragen oder Befehle; ohne Angabe die Standardeingabe",
  adjudicateExplain:
    "lesbar ausgeben: gescheiterte Befehle unterstrichen, mit Begründung, dann die neue Stellung",
  adjudicateState:
    "die Stellung zu Befehlen in Textform: eine Stellung, Anfrage oder Antwort (Standard: der Anfang)",
  adjudicateLines:
    "Liest eine JSON-Anfrage oder JSON Lines: eine Anfrage pro Zeile, beantwortet mit einer Antwort pro Zeile in derselben Reihenfolge. Eine Zeile, die keine gültige Anfrage ist, bekommt an ihrer Stelle einen Fehler, und der Rückgabewert ist 1. Ein unlesbarer oder unerlaubter Befehl ist ein Ergebnis wie jedes andere.",
  adjudicateText:
    "Du kannst Befehle auch als Text angeben, unter dem Namen jeder Macht, in jeder üblichen Schreibweise. {flags} gehören zu Befehlen in Textform.",

  ordersSummary: "alle erlaubten Befehle einer Stellung auflisten",
  orders: "Listet alle erlaubten Befehle einer Stellung auf, nach Macht und Einheit.",
  ordersFile: "die Stellung, - für die Standardeingabe; ohne Angabe der Anfang der Partie",
  ordersPower: "nur die Befehle dieser Macht",
  ordersUnit: "nur die Befehle dieser Einheit oder ihre Bauten",
  ordersPosition:
    "Die Stellung ist JSON: eine Stellung, eine Anfrage oder eine Antwort, deren neue Stellung dann zählt.",
  ordersOwn:
    "Punkte auf Befehle neutraler Einheiten stehen mit je einem Punkt unter den Mächten, die sie einsetzen dürfen. Bei Bauten und Auflösungen zeigt die Liste einzelne Zeilen, nicht ihre Kombinationen.",

  botSummary: "einen Bot die Befehle einer Macht schreiben lassen",
  bot: "Lässt einen Bot die Befehle einer Macht für eine Stellung schreiben.",
  botFile: "Anfragen; ohne Angabe die Standardeingabe",
  botLines:
    "Liest eine JSON-Anfrage oder JSON Lines wie adjudicate. Statt Befehlen nennt eine Anfrage eine Macht (power) und eine Stufe (level): {levels}. Dazu kommen, wenn du willst, ein Startwert für den Zufall (seed) und ein Budget (budget), die Zahl der Stellungen, die der Bot betrachten darf. Dieselbe Anfrage bekommt immer dieselbe Antwort.",

  analyzeSummary: "sagen, was alle erwarten dürfen, und die besten Befehle suchen",
  analyze:
    "Analysiert Stellungen und Partien: welchen Anteil am Brett alle erwarten dürfen, wo sich eine Partie gewendet hat, die besten Befehle einer Macht und was sie widerlegt.",
  analyzeFile: "Stellungen oder Aufzeichnungen wie bei replay; sonst die Standardeingabe",
  analyzeDepth:
    "wie tief gesucht wird, von 1 bis {deepest}; jede Tiefe dauert etwa dreimal so lang (Vorgabe: 2)",
  analyzeSeed: "derselbe Startwert und dieselbe Tiefe ergeben dieselbe Antwort (Vorgabe: 1)",
  analyzePower:
    "in jeder Phase die besten Befehle dieser Macht suchen; ohne Angabe die aller Mächte, wenn die Datei nur eine Stellung enthält",
  analyzeJson: "JSON Lines ausgeben: eine Zeile je Stellung, dann eine mit den Wendepunkten der Partie",
  analyzeShares:
    "Anteile nach Quadratsumme: das Quadrat der Zentren einer Macht durch die Summe der Quadrate aller. Ein Gewinn vergleicht Befehle mit üblichen, gegen dieselben Vermutungen über die Befehle der anderen.",
  analyzeRunning: "Aufzeichnungen laufender Partien werden abgelehnt.",

  playSummary: "im Terminal gegen Bots spielen",
  play: "Spielt eine Partie im Terminal: du gegen Bots.",
  playFile: "die Stellung, mit der es losgeht, als JSON; ohne Angabe der Anfang der Partie",
  playPower: "deine Macht; ohne Angabe die erste",
  playLevel: "wie gut die Bots spielen",
  playLines:
    "Schreib einen Befehl pro Zeile, in jeder üblichen Schreibweise. Eine leere Zeile beendet die Phase. Mit help erfährst du, was es sonst gibt: Tipps, die Möglichkeiten deiner Einheiten, eine Phase zurück.",

  matchSummary: "Bots gegeneinander antreten lassen",
  match:
    "Lässt Bots gegeneinander antreten: ein A unter lauter B, dann ein B unter lauter A. Jede Macht kommt an die Reihe.",
  matchA: "die Stufe des ersten Bots",
  matchB: "die Stufe des zweiten Bots",
  matchGames: "wie viele Partien in jeder Richtung gespielt werden (Standard: 70)",
  matchUntil: "das letzte Jahr, das gespielt wird; ohne Angabe nach 34 Jahren",
  matchSeed: "gleicher Startwert, gleiche Partien (Standard: 1)",
  matchOneWay: "nur A unter lauter B spielen",
  matchBudget: "wie viele Stellungen sich {side} für jeden seiner Züge ansehen darf",
  matchThreads: "wie viele Partien gleichzeitig gespielt werden; ohne Angabe eine pro Prozessor",
  matchLevels:
    "Die Stufen sind {levels}. Menschen spielen gegen beginner, club und master; die anderen dienen zum Vergleich. Anteile zählen nach Quadratsummen, mit Standardfehler: das Quadrat der Zentren einer Macht geteilt durch die Summe aller Quadrate. Ein Alleinsieg zählt 100 %.",

  exchangeVariant: "das Spiel, um das es in einem Text geht; er selbst sagt es nicht",
  importSummary: "Partien lesen, die andere Programme geschrieben haben",
  import:
    "Liest Partien anderer Programme, spielt sie nach und schreibt sie als eigene Aufzeichnungen, eine je Zeile. Was unser Programm anders sieht, wird mit dem Grund genannt.",
  exportSummary: "Partien für andere Programme schreiben",
  export:
    "Spielt Aufzeichnungen nach und schreibt sie im Format eines anderen Programms, eine Partie je Zeile.",
  importFiles: "die Partien; ohne Angabe oder mit - von der Standardeingabe",
  exportFiles:
    "Aufzeichnungen, wie {command} sie schreibt oder wie man sie von einer Partie herunterlädt; ohne Angabe oder mit - von der Standardeingabe",
  exchangeRulebook: "nach dieser Ausgabe spielen statt nach der, die zum Format gehört",
  replaySummary: "eine aufgezeichnete Partie Phase für Phase nachspielen",
  replay: "Spielt eine aufgezeichnete Partie Phase für Phase nach und vergleicht sie mit der Aufzeichnung.",
  replayFile: "die Aufzeichnung; ohne Angabe die Standardeingabe",
  replayUntil: "die letzte Phase, zum Beispiel F1902M",
  replayJson: "eine Antwort pro Phase ausgeben, wie {command}",
  replayForms: "Eine Aufzeichnung hat eine dieser Formen:",
  replayLines: "JSON Lines oder eine Liste: je eine Phase, als Anfrage oder als {fields}",
  replayObject: "ein Objekt: {fields}",
  replayText: "Text: Befehle unter Daten ({dates}), die jeder Macht unter ihrem Namen",
  replayCompared:
    "Befehle gelten für die bis dahin erreichte Stellung. Wo die Aufzeichnung eine Stellung oder ein Ergebnis nennt, wird verglichen. Der erste Unterschied beendet die Partie.",

  renderSummary: "eine Stellung, ihre Befehle, deren Ergebnisse oder eine ganze Partie zeichnen",
  render: "Zeichnet eine Stellung, ihre Befehle, deren Ergebnisse oder eine ganze Partie.",
  renderFile: "was gezeichnet wird, - für die Standardeingabe; ohne Angabe der Anfang der Partie",
  renderOutput: "wohin: eine Datei .svg oder .png, ein Ordner oder - für die Standardausgabe",
  renderState: "die Stellung zu Befehlen in Textform: eine Stellung, Anfrage oder Antwort",
  renderOrders: "mit den Befehlen, wie sie gegeben wurden",
  renderResults: "mit den Ergebnissen der Befehle",
  renderBoard: "ein Brett ohne Partie",
  renderGame: "alle Phasen einer aufgezeichneten Partie",
  renderFormat: "das Format der Bilder in einem Ordner",
  renderSeconds: "wie lange jede Phase zu sehen ist (Standard: {value})",
  renderTheme: "Farben",
  renderLabels: "Namen",
  renderWidth: "die Breite des Bildes",
  renderCrop: "nur dieser Teil des Bretts, in px eines SVG ohne {flag}",
  renderSecond: "dieses Brett zeichnen: {board}",
  renderInput:
    "FILE ist eine Stellung, Anfrage oder Antwort als JSON oder Befehle in Textform zur Stellung in {state}. Ohne FILE wird der Anfang der Partie gezeichnet. Befehle in Textform brauchen {orders} oder {results}.",
  renderReview:
    "Mit {orders} gehen Hinweise an die Standardfehlerausgabe, etwa zur Unterstützung eines Zugs, den niemand befohlen hat.",
  renderBare: "{flag} zeichnet ein Brett ohne Regeln: leer oder mit {fields} aus FILE.",
  renderSecondBoard: "{flag} zeichnet ein weiteres Brett, {board}: {help}.",
  renderRecord:
    "{flag} zeichnet eine Aufzeichnung, die {command} lesen kann. Jede Phase wird mit ihren Ergebnissen gezeigt, dann die letzte Stellung: als Bilder in einem Ordner (001-S1901M.svg, …) oder als ein animiertes SVG.",
  renderSize:
    "Ein PNG ist {width} px breit, wenn {flag} nichts anderes sagt. Ein SVG füllt den Platz, den es bekommt.",
  boardList: "Bretter: {boards}",

  boardSummary: "ein Brett ausgeben: Provinzen, Küsten, Nachbarn, Zentren, Heimat",
  board: "Gibt ein Brett aus: seine Provinzen mit Gelände, Küsten, Nachbarn, Zentren und Heimat.",
  boardName: "das Brett",

  variantsSummary: "die Spiele mit ihren Regelwerken und Optionen auflisten",
  variants: "Listet alle Spiele mit ihren Regelwerken, Mitspielern und Optionen auf.",

  variantOption: "das Spiel: ein Name aus {command} oder der Pfad einer Variantendatei",
  rulebookOption: "die Ausgabe seiner Regeln",
  gameOption: "eine Option des Spiels; mehrfach möglich",

  serveSummary: "den Server starten",
  serve: "Startet den Server und gibt seine Adresse aus. Strg-C beendet ihn; die Partien bleiben erhalten.",
  serveSettings: "Die Einstellungen sind Umgebungsvariablen:",
  "setting-HOST": "wo er lauscht (Standard: localhost); 0.0.0.0 öffnet ihn für dein Netz",
  "setting-PORT": "der Port, auf dem er lauscht (Standard: 1901)",
  "setting-DATA_DIR": "der Ordner der SQLite-Datei (Standard: ./data)",
  "setting-DATABASE_URL": "die Adresse einer PostgreSQL-Datenbank statt der Datei",
  "setting-PUBLIC_URL": "die Adresse, die Leute eingeben, wenn der Server hinter einem Proxy steht",
  "setting-TRUST_PROXY": "die Proxys davor: wie viele, oder ihre Adressen (Standard: false)",
  "setting-SMTP_URL": "der Mailserver; ohne ihn werden keine Mails verschickt",
  "setting-MAIL_FROM": "der Absender von Mails",
  "setting-HOOKS_TO_PRIVATE": "true erlaubt Webhooks an Adressen im eigenen Netz (Standard: false)",
  "setting-METRICS": "wer /metrics lesen darf: off, loopback oder ein Token (Standard: off)",
  "setting-REQUESTS_PER_MINUTE": "für eine Person; ein ganzes Netz bekommt das Zehnfache (Standard: 600)",
  "setting-GUESTS_PER_MINUTE": "neue Gäste, Anmeldungen und neue Partien aus einem Netz (Standard: 20)",
  "setting-STREAMS_PER_NETWORK": "Seiten eines Netzes, die sich selbst aktualisieren (Standard: 300)",
  "setting-GAMES_PER_PERSON": "laufende Partien, die eine Person haben kann (Standard: 100)",
  "setting-GUEST_DAYS": "wann Gäste vergessen werden, die nie mitgespielt haben (Standard: 14)",
  "setting-ADMINISTRATORS": "E-Mail-Adressen oder Konto-IDs der Moderatoren, durch Kommas getrennt",
  "setting-CLASSROOM":
    "true im Unterricht: keine Profile, Wertungen, Freunde, Teams und öffentlichen Listen (Standard: false)",
  "setting-UNDO_SECONDS": "wie lange sich das letzte „Bereit“ zurücknehmen lässt (Standard: 8)",

  doctorSummary: "einen Rechner prüfen, auf dem ein Server läuft",
  doctor:
    "Prüft, was ein Server braucht: Einstellungen, Uhr, Speicherplatz, Rechte, Datenbank, TLS, Proxy, Mail. Sagt, was nicht stimmt und was richtig wäre.",
  doctorTimeServer:
    "die Uhr mit diesem Zeitserver vergleichen; ohne Angabe wird zuerst das System gefragt, dann pool.ntp.org",
  doctorHow:
    "Starte den Befehl mit den Einstellungen und als Benutzer des Servers, während der Server läuft. Es wird nichts verändert und keine Mail verschickt.",
  doctorStatus: "Exit-Status: 0 ohne Probleme, 1 mit Problemen. Warnungen und Hinweise zählen nicht.",

  backupSummary: "alle Partien und Personen in einer Datei sichern",
  backup: "Sichert alle Partien und Personen in einer neuen Datei. Die Partien können weiterlaufen.",
  backupFile: "eine Datei, die es noch nicht gibt",
  backupEncrypt: "die Datei mit einer Passphrase verschlüsseln, die du eingibst",
  backupPassphraseFile: "die Datei mit der Passphrase aus der ersten Zeile dieser Datei verschlüsseln",
  backupEncrypted:
    "Ohne ihre Passphrase kann niemand eine verschlüsselte Sicherung lesen, auch du nicht. Bewahre die Passphrase anderswo auf als auf diesem Rechner.",
  passphraseFile:
    "die Datei, deren erste Zeile die Passphrase einer verschlüsselten Sicherung ist; ohne diese Option wirst du danach gefragt",
  restoreSummary: "eine leere Datenbank aus einer Sicherung füllen",
  restore:
    "Füllt eine leere Datenbank, SQLite oder PostgreSQL, aus einer Sicherung von einer der beiden. Halte ihren Server vorher an.",
  restoreFile: "eine Datei, die {command} geschrieben hat",
  serverData: "Es sind die Daten des Servers: {folder} oder {address} sagt wie bei ihm, wo sie liegen.",

  auditSummary: "jeden gespeicherten Zug neu auswerten und Unterschiede melden",
  audit: "Wertet jeden Zug jeder gespeicherten Partie neu aus und meldet Unterschiede.",
  auditSource:
    "eine Datenbankdatei, ein Datenordner, eine Adresse postgres://, eine Sicherung oder das Protokoll einer Partie; ohne Angabe die Daten des Servers",
  auditFormat: "die Form der Ausgabe",
  auditReport:
    "Gibt eine Zeile für jede Partie mit einem Unterschied aus, dann eine Zusammenfassung. Nichts wird geändert, und Server können weiterlaufen.",
  auditStatus:
    "Rückgabewert: 0 ohne Unterschiede, 1 mit Unterschieden, 2 bei einer Eingabe, die nicht gelesen werden kann.",
} satisfies Translation<typeof en>;
