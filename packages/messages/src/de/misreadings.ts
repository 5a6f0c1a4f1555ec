import type en from "../en/misreadings.ts";
import type { Translation } from "../translator.ts";

export default {
  empty: "Hier steht kein Befehl.",
  "too-long":
    "Das ist zu lang für einen Befehl, der höchstens {limit} Zeichen haben darf. Schreib jeden Befehl in eine eigene Zeile.",
  "unknown-word":
    "„{text}“ ist weder ein Ort noch etwas, das eine Einheit tun kann.{nearestCount, plural, =0 {} other { Meinst du {nearestOr}?}}",
  "unknown-place":
    "Auf diesem Spielfeld gibt es keinen Ort „{text}“.{nearestCount, plural, =0 {} other { Meinst du {nearestOr}?}}",
  "two-meanings": "„{text}“ könnte {meaningsOr} bedeuten. Schreib, was du meinst.",
  "no-such-unit":
    "{placesCount, plural, =0 {Du hast keine Einheit, die mit „{text}“ gemeint sein könnte.} other {{unit, select, none {Du hast keine Einheit in {placesOr}.} other {In {placesOr} steht keine Einheit, die {unit} unterstützen oder transportieren könnte.}}}}",
  "not-yours":
    "{unit} ist nicht deine Einheit ({power}). Du kannst nur deinen eigenen Einheiten Befehle geben.",
  "other-power": "Das ist ein Befehl einer anderen Macht: {power}.",
  "missing-unit":
    "{choicesCount, plural, =0 {{textLength, plural, =0 {Der Befehl bricht ab: Eine Einheit fehlt.} other {Vor „{text}“ fehlt eine Einheit.}}} other {Welche Einheit? Schreib {choicesOr}.}}",
  "missing-action":
    "{unit, select, none {Schreib, was die Einheit tun soll.} other {Schreib, was {unit} tun soll.}}",
  "missing-place":
    "{textLength, plural, =0 {Der Befehl bricht ab: Ein Ort fehlt.} other {Vor „{text}“ fehlt ein Ort.}}",
  "trailing-text":
    "Der Befehl ist vor „{text}“ vollständig. Lass das weg oder schreib es als eigenen Befehl.",
  "wrong-phase":
    "{type, select, hold {Das ist ein Befehl zum Halten} move {Das ist ein Zug} support {Das ist eine Unterstützung} convoy {Das ist ein Konvoi} retreat {Das ist ein Rückzug} disband {Das ist eine Auflösung} build {Das ist ein Bau} other {Das ist ein Verzicht}}, aber in dieser Phase {task, select, M {halten, ziehen, unterstützen oder transportieren Einheiten} R {ziehen sich vertriebene Einheiten zurück oder werden aufgelöst} other {werden Einheiten gebaut oder aufgelöst}}.",
  "kind-missing": "Schreib, was in {province} gebaut werden soll: {kindsOr}.",
  "kind-missing.kinds":
    "{letter} für {name, select, army {Armee} fleet {Flotte} wing {Geschwader} other {{name}}}",
  "nothing-to-do":
    "{task, select, R {Keine deiner Einheiten wurde vertrieben, also hast du in dieser Phase nichts zu befehlen.} other {Du hast nichts zu bauen oder aufzulösen, also hast du in dieser Phase nichts zu befehlen.}}",
  "run-together":
    "Hier stehen mehrere Befehle hintereinander, die sich auf mehr als eine Weise trennen lassen. Schreib jeden in eine eigene Zeile.",
  "sheet.unknown-power":
    "Es gibt keine Macht „{text}“.{nearestCount, plural, =0 {} other { Meinst du {nearestOr}?}}",
  "sheet.no-power": "Es ist nicht klar, wessen Befehl „{text}“ ist. Schreib den Namen der Macht darüber.",
  "sheet.other-power": "„{text}“ ist eine andere Macht. Hier werden nur deine eigenen Befehle gelesen.",
  "sheet.other-phase": "„{text}“ ist nicht die Phase, für die Befehle fällig sind.",
  "sheet.too-long": "Das ist zu viel Text. Nach „{text}“ wurde nichts mehr gelesen.",
} satisfies Translation<typeof en>;
