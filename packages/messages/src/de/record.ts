import type en from "../en/record.ts";
import type { Translation } from "../translator.ts";

export default {
  beforeGame: "Vor der Partie",
  because: "{what}: {reason}",
  at: "{what}: {moment}",
  joined:
    "{role, select, referee {{officials, select, officers {Jemand ist dem Vorsitz beigetreten} other {Ein Spielleiter ist beigetreten}}} spectator {Ein Zuschauer ist dazugekommen} other {Ein Mitspieler ist beigetreten}}",
  left: "Jemand ist gegangen",
  appointed:
    "{officials, select, officers {Jemand wurde in den Vorsitz berufen} other {Ein Spielleiter wurde ernannt}}",
  appointedName: "{name} ist jetzt Spielleiter",
  started: "{officials, select, officers {Das Komitee hat begonnen} other {Die Partie hat begonnen}}",
  opened: "{phase} hat begonnen",
  back: "{officials, select, officers {Der Vorsitz hat die Partie auf {phase} zurückgesetzt} other {Der Spielleiter hat die Partie auf {phase} zurückgesetzt}}",
  override:
    "{officials, select, officers {Der Vorsitz hat das letzte Ergebnis korrigiert} other {Der Spielleiter hat das letzte Ergebnis korrigiert}}",
  edit: "{officials, select, officers {Der Vorsitz hat die Stellung geändert} other {Der Spielleiter hat die Stellung geändert}}",
  "proposed-draw": "Ein Unentschieden wurde vorgeschlagen: {powers}",
  "proposed-concession": "Es wurde vorgeschlagen, {powers} den Sieg zu überlassen",
  "proposed-draw-by": "Vorschlag ({by}): Unentschieden zu gleichen Teilen ({powers})",
  "proposed-concession-by": "Vorschlag ({by}): {powers} den Sieg überlassen",
  "proposal-withdrawn-by": "Der Vorschlag, die Partie zu beenden, wurde zurückgezogen ({powers})",
  "proposal-refused-by": "Der Vorschlag, die Partie zu beenden, wurde abgelehnt ({powers})",
  "proposal-withdrawn": "Der Vorschlag, die Partie zu beenden, wurde zurückgezogen",
  "proposal-refused": "Der Vorschlag, die Partie zu beenden, wurde abgelehnt",
  "proposal-lapsed":
    "Der Vorschlag, die Partie zu beenden, ist verfallen, weil sich die Stellung geändert hat",
  "stage-negotiation": "Die Verhandlung hat begonnen",
  "stage-writing": "Die Verhandlung ist vorbei, Befehle werden geschrieben",
  resolved: "{phase} ausgewertet",
  "resolved-ready": "{phase} ausgewertet: Alle waren bereit",
  "resolved-deadline": "{phase} ausgewertet: Die Zeit war um",
  "resolved-nobody-to-wait-for": "{phase} ausgewertet: Es waren keine Befehle nötig",
  "resolved-referee":
    "{officials, select, officers {{phase} vom Vorsitz ausgewertet} other {{phase} vom Spielleiter ausgewertet}}",
  paused:
    "{by, select, officers {Der Vorsitz hat die Uhr angehalten} master {Der Spielleiter hat die Uhr angehalten} host {Der Gastgeber hat die Uhr angehalten} other {Die Uhr wurde angehalten}}",
  resumed: "Die Uhr läuft weiter",
  extended:
    "{by, select, officers {Der Vorsitz hat die Frist verlängert} master {Der Spielleiter hat die Frist verlängert} host {Der Gastgeber hat die Frist verlängert} other {Die Frist wurde verlängert}}",
  grace: "Es fehlen Befehle: Eine Nachfrist hat begonnen",
  overdue:
    "{officials, select, officers {Es fehlen Befehle: Der Vorsitz entscheidet} other {Es fehlen Befehle: Der Spielleiter entscheidet}}",
  "deadline-moved": "Die Frist lief während eines Ausfalls ab und wurde verschoben",
  vacated: "{powers} ist gerade unbesetzt",
  offered: "Ersatz gesucht: {powers}",
  "taken-over": "{powers} ist neu besetzt",
  applied: "Jemand möchte {powers} übernehmen, und die Mitspieler stimmen ab",
  "admission-ended": "{powers}: Die Mitspieler haben die Nachfolge abgelehnt",
  returned: "{powers} ist wieder besetzt wie zuvor",
  "bot-joined": "Ein Bot ist dabei",
  "bot-seated": "Ein Bot spielt {powers}",
  "bot-stands-in": "Ein Bot vertritt {powers}",
  "bot-left": "Ein Bot ist gegangen",
  "bot-unseated": "Der Bot spielt {powers} nicht mehr",
  announced:
    "{by, select, officers {Der Vorsitz teilt mit: {text}} master {Der Spielleiter teilt mit: {text}} host {Der Gastgeber teilt mit: {text}} other {Mitteilung: {text}}}",
  recounted: "Die Wertung wurde neu gezählt",
  ended: "{officials, select, officers {Das Komitee ist zu Ende} other {Die Partie ist zu Ende}}",
  // reasons that pages offer, by their codes
  "reason.canceled-before-start": "Vor dem Beginn abgesagt",
  "reason.closed-by-officers": "Vom Vorsitz geschlossen",
  "reason.deserted": "Alle Spieler sind gegangen",
  "reason.pause-at-once": "Einen Moment bitte",
  "reason.pause-break": "Kurze Pause",
  "reason.pause-meal": "Essenspause",
  "reason.pause-rules": "Regelfrage",
  "reason.vacation": "Jemand ist im Urlaub",
  "reason.extension-vote": "Die Spielenden haben sich auf mehr Zeit geeinigt",
  "reason.pause-missing": "Wir warten noch auf jemanden",
} satisfies Translation<typeof en>;
