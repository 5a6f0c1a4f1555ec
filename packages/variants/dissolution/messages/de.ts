import type { Translation } from "@chancery/messages";
import type en from "./en.ts";

export default {
  "power.US Navy": "US-Marine",
  // points
  counted: "{points} DP gezählt",
  "beyond-favor": "{points} DP wären mehr, als die Gunst erlaubt ({power}: {favor})",
  "beyond-allotment":
    "{allotted, plural, =0 {Es gibt keine Diplomatiepunkte zu vergeben} other {Das wären zusammen {points} DP, und nur {allotted} können vergeben werden}}",
  cohesion: "{power} wendet sich nie gegen eigene Einheiten: Dort steht {unit}",
  "navy-cohesion": "Die US-Marine und {against} wenden sich nie gegeneinander: Dort steht {unit}",
  deception:
    "{deed, select, attack {{power} folgt keinem Angreifer: {attacker} greift {unit} an} other {{power} folgt keinem Angreifer: {attacker} hilft beim Angriff auf {unit}}}",
  prejudice:
    "{nuclear} hilft gegen einen anderen Spieler nur dem mit mehr Gunst: {attacker} hat {attacking}, {defender} hat {defending}",
  "points-missing":
    "Neutrale Einheiten folgen nur Punkten. Schreib, wie vielen, zum Beispiel „1 DP: A Aus H“",
  "points-out-of-season": "Diplomatiepunkte werden mit den Zügen im Frühjahr und im Herbst vergeben",
  "points-not-whole": "Punkte sind ganze Zahlen ab 1",
  "bid-without-unit": "Schreib, für welche neutrale Einheit die Punkte sind",
  "no-such-neutral": "Es gibt keine Einheit, die mit „{text}“ gemeint sein könnte",
  "not-neutral": "{unit} ist nicht neutral ({power}): Punkte gibt es nur für neutrale Einheiten",
  allocations:
    "{how, select, most {{unit} befolgt „{order}“ nach den meisten Punkten: {bids}} tie {{unit} befolgt „{order}“ als Standardbefehl, weil die Punkte gleichstehen: {bids}} other {{unit} befolgt „{order}“ als Standardbefehl, weil keine Punkte zählen: {bids}}}",
  "allocations.bids":
    "{power} {points} für „{order}“{ignored, select, none {} other { (zählt nicht: {ignored})}}",
  // nuclear powers
  violation:
    "{violation, select, disable {{against} ist verärgert ({power}): {by} schaltete {unit} ({owner}) aus} attackFromTerritory {{against} ist verärgert ({power}): {by} griff {unit} ({owner}) aus dem Gebiet der Atommacht an} dislodgeWithoutPermission {{nearCount, plural, =0 {{against} ist verärgert ({power}): {by} vertrieb {unit} ({owner}) ohne Erlaubnis im Gebiet der Atommacht} other {{against} ist verärgert ({power}): {by} vertrieb {unit} ({owner}) ohne Erlaubnis neben dem Gebiet der Atommacht ({near})}}} other {{against} ist verärgert ({power}): Was der NATO geschieht, zählt auch für die US-Marine}}",
  kicked:
    "{how, select, stayed {Die Botschaft ({power}) im Sektor {host} wurde verwiesen; sie ist schon im Umkreis {to}} hex {Die Botschaft ({power}) im Sektor {host} wurde von {from} nach {to} verwiesen (Gunst {favor})} crowded {Die Botschaft ({power}) im Sektor {host} wurde von {from} in den Umkreis {to} verwiesen (Gunst {favor}): Kein Feld mit geringerer Gunst war frei} other {Die Botschaft ({power}) im Sektor {host} wurde von {from} in den Umkreis {to} verwiesen (Gunst {favor})}}",
  "retreat-barred":
    "{unit} ({power}) kann sich nicht nach {province} zurückziehen: Das Gebiet hält {by}, und {power} hat dort keine Gunst",
  retaliation: "Vergeltung: {by} vernichtet {unit} ({power}), weil sie ohne Gunst im Gebiet stand",
  // the end of the year
  "enough-points":
    "{powersCount, plural, one {{nextCount, plural, one {{powers} hat {points} von {needed} Punkten, die zum Sieg reichen. Dahinter liegt {next} mit {nextPoints}} =2 {{powers} hat {points} von {needed} Punkten, die zum Sieg reichen. Dahinter liegen {next} mit {nextPoints}} other {{powers} hat {points} von {needed} Punkten, die zum Sieg reichen. Dahinter liegen {nextCount} andere mit {nextPoints}}}} other {Noch kein Sieg: {powers} haben je {points} Punkte, und {needed} reichen nur, wenn sonst niemand so viele hat}}",
  exiled: "{power} geht ins Exil und darf in jedem Frühjahr und Herbst 1 DP vergeben",
  "unit-counts": "Einheiten: {counts}",
  "unit-counts.counts": "{power} {units} ({points, plural, one {# Punkt} other {# Punkte}})",
  rebuilt: "{power} stellt {unit} wieder auf",
  // builds
  "not-eligible":
    "{power} hat in {province} kein Heimatzentrum, und {province} grenzt weder an eines noch an ein Zentrum, in dem schon gebaut wurde",
  "one-wing": "{power} darf nur ein Geschwader haben",
  "wing-needs-points": "Ein Geschwader zu bauen erfordert {needed} Punkte, und {power} hat {points}",
  // embassies
  "embassy-out-of-season": "Botschaften bekommen nur im Winter Befehle",
  "no-embassies": "{power} ist ausgeschieden und hat keine Botschaften",
  "embassies-in-disorder":
    "{power} hat zurzeit keinen Spieler, deshalb nehmen die Botschaften keine Befehle an",
  "embassy-bounced-without-own-support":
    "Zurückgeschlagen, {attack}:{against} gegen {opponents}: {power} kann nicht gegen die eigene Botschaft unterstützen",
  "embassy-retreated":
    "{isPerimeter, select, yes {E {from} ({power}): {reason}, zurückgezogen in den Umkreis {to}, weil kein anderes Feld offenstand} other {E {from} ({power}): {reason}, zurückgezogen nach {to}}}",
  "embassy-kicked-must-hold": "{unit} wurde dieses Jahr verwiesen und muss halten",
  "embassy-in-territory-must-hold": "{unit} muss halten: Ihre Macht hat Einheiten in fremdem Gebiet ({host})",
  "embassy-retaliation-must-hold":
    "{unit} muss halten: Ihre Macht hat dieses Jahr Einheiten durch Vergeltung verloren ({host})",
  "embassy-own-space":
    "{insteadCount, plural, =0 {{unit} ist schon in {space}} other {{unit} ist schon in {space}. Möglich ist {insteadOr}}}",
  "embassy-out-of-slice":
    "{insteadCount, plural, =0 {{unit} kann den Sektor {host} nicht verlassen} other {{unit} kann den Sektor {host} nicht verlassen. Möglich ist {insteadOr}}}",
  "embassy-out-of-reach":
    "{insteadCount, plural, =0 {{unit} kann {space} nicht erreichen} other {{unit} kann {space} nicht erreichen. Möglich ist {insteadOr}}}",
  "embassy-support-from-perimeter": "{unit} ist in einem Umkreis und kann nur halten oder ziehen",
  "embassy-supports-itself": "{unit} kann sich nicht selbst unterstützen",
  "embassy-supports-into-own-space": "{unit} kann keinen Zug auf das eigene Feld unterstützen",
  "embassy-cannot-support-there":
    "{insteadCount, plural, =0 {{unit} kann nicht nach {space} unterstützen} other {{unit} kann nicht nach {space} unterstützen. Möglich ist {insteadOr}}}",
  "embassy-supported-cannot-go-there":
    "{insteadCount, plural, =0 {{unit} kann nicht nach {space} ziehen} other {{unit} kann nicht nach {space} ziehen. Möglich ist {insteadOr}}}",
  "embassy-too-many-moves":
    "{moves, plural, =2 {In diesem Winter dürfen höchstens # Botschaften ziehen, weil dieses Jahr eine verwiesen wurde} other {In diesem Winter dürfen höchstens # Botschaften ziehen}}",
  "embassy-ordered-twice": "{unit} bekam verschiedene Befehle, deshalb gilt keiner davon",
  // orders to embassies that cannot be read
  "embassy-empty": "Hier steht kein Befehl. Schreib einen Befehl an eine Botschaft wie E R2m - R1q.",
  "embassy-unknown-space":
    "{nearestCount, plural, =0 {„{text}“ ist kein Feld der Gunstkarte. Schreib Felder wie R2m, Umkreise wie R0z.} other {„{text}“ ist kein Feld der Gunstkarte. Meinst du {nearestOr}?}}",
  "embassy-no-such-embassy":
    "{power, select, none {In {text} ist keine Botschaft.} other {{elsewhere, select, none {{power} hat keine Botschaft in {text}.} other {{power} hat keine Botschaft in {text}. Die Botschaft in diesem Sektor ist in {elsewhere}.}}}}",
  "embassy-not-yours":
    "Die Botschaft in {text} ist nicht deine ({power}). Du kannst nur deinen eigenen Befehle geben.",
  "embassy-other-power": "Die Botschaft in {text} hat eine andere Macht: {power}.",
  "embassy-power-missing": "In {text} sind mehrere Botschaften. Schreib {meaningsOr}.",
  "embassy-missing-embassy":
    "{textLength, plural, =0 {Der Befehl bricht ab: Schreib, welche Botschaft unterstützt wird.} other {Welche Botschaft? Schreib ihr Feld vor „{text}“.}}",
  "embassy-missing-action":
    "Schreib, was die Botschaft tun soll: H zum Halten, - und ein Feld zum Ziehen oder S und eine andere Botschaft zum Unterstützen.",
  "embassy-missing-space": "Der Befehl bricht ab: Ein Feld fehlt.",
  "embassy-cannot-convoy":
    "Botschaften bilden keine Konvois und ziehen nicht per Konvoi. Sie halten, ziehen oder unterstützen.",
  "embassy-trailing-text":
    "Der Befehl ist vor „{text}“ vollständig. Lass das weg oder schreib es als eigenen Befehl.",
  // what is wrong with a position, an option or a picture
  "favor-without-custom": 'Das geht nur mit favorSetup "custom"',
  "embassies-missing": "{power} hat keine Botschaften: Jede Macht beginnt mit fünf",
  "wrong-starting-favor":
    "{power} beginnt im Sektor {host} mit Gunst {favor}, also gehört die Botschaft nach {right}, nicht nach {place}",
  "not-a-space":
    "{nearestCount, plural, =0 {„{text}“ ist kein Feld der Gunstkarte. Schreib Felder wie R2m, Umkreise wie R0z} other {„{text}“ ist kein Feld der Gunstkarte. Meinst du {nearestOr}?}}",
  "second-embassy": "Das ist eine zweite Botschaft im Sektor {host}: Jede Macht hat dort eine",
  "space-taken": "{space} ist besetzt ({power}): Auf einem Feld steht eine Botschaft",
  "space-occupied": "In {space} ist schon eine Botschaft",
  "embassy-missing":
    "{power} hat nicht in jedem Sektor eine Botschaft. Es fehlt: {hosts}. Eine Macht hat in jedem der fünf eine oder gar keine",
  "not-a-slice": "„{text}“ ist kein Sektor: Schreib {slicesOr}",
  "not-a-player": "{power} hat keinen Spieler",
  "favor-needed": 'Hier steht keine Stellung mit "favor"',
  "orders-needed": "Hier stehen keine Befehle",
} satisfies Translation<typeof en>;
