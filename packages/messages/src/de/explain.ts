import type en from "../en/explain.ts";
import type { Translation } from "../translator.ts";

export default {
  // moves
  "moved-freely": "Gezogen",
  "moved-against":
    "Gezogen, {attack}:{against}{helpersCount, plural, =0 {} other { (unterstützt von {helpers})}} gegen {by}",
  dislodging:
    "Gezogen, {attack}:{against}{helpersCount, plural, =0 {} other { (unterstützt von {helpers})}}, und {first} vertrieben{othersCount, plural, =0 {} other {; {others} abgewehrt}}",
  "bounced-by-rival": "Zurückgeschlagen, {attack}:{against} gegen {opponents}",
  "bounced-by-holder": "Zurückgeschlagen, {attack}:{against} gegen {opponents}",
  "bounced-head-to-head":
    "Zurückgeschlagen, {attack}:{against} im direkten Aufeinandertreffen mit {opponents}",
  "bounced-without-own-support":
    "Zurückgeschlagen, {attack}:{against} gegen {opponents}: {power} kann nicht gegen die eigene Einheit unterstützen",
  "bounced-criss-cross": "Über Kreuz zurückgeschlagen, {attack}:{against} gegen {opponents}",
  "own-unit-in-place": "Nicht gezogen: {first} derselben Macht blieb dort stehen",
  sortie: "Zurückgeschlagen: Eine ortsfeste Einheit verlässt ihren Platz nie",
  disabling:
    "Zurückgeschlagen, {attack}:{against}{helpersCount, plural, =0 {} other { (unterstützt von {helpers})}}, und {first} ausgeschaltet{othersCount, plural, =0 {} other {; {others} abgewehrt}}",
  "no-convoy":
    "{byCount, plural, =0 {Nicht gezogen: Keine Flotten hatten Befehl, sie den ganzen Weg zu transportieren} one {Nicht gezogen: {by} hatte keinen Befehl zum Konvoi} other {Nicht gezogen: {by} hatten keinen Befehl zum Konvoi}}",
  "convoy-broken":
    "{byCount, plural, one {Konvoi unterbrochen: {by} wurde vertrieben} other {Konvoi unterbrochen: {by} wurden vertrieben}}",
  "convoy-paradox":
    "{byCount, plural, =0 {Konvoi durch ein Paradox unterbrochen: Sein eigener Angriff würde über seine Ankunft entscheiden} one {Konvoi durch ein Paradox unterbrochen: Sein eigener Angriff würde über seine Ankunft entscheiden ({by} wurde vertrieben)} other {Konvoi durch ein Paradox unterbrochen: Sein eigener Angriff würde über seine Ankunft entscheiden ({by} wurden vertrieben)}}",
  "convoy-disabled":
    "{byCount, plural, one {Konvoi unterbrochen: {by} wurde ausgeschaltet} other {Konvoi unterbrochen: {by} wurden ausgeschaltet}}",
  "convoy-crossed": "Über Kreuz zurückgeschlagen, {attack}:{against} gegen {opponents}; Konvoi unterbrochen",
  "turned-to-hold": "Stattdessen gehalten: Der eigene Angriff würde über die Ankunft entscheiden",
  // units that stay
  held: "Gehalten",
  "held-against":
    "Gehalten gegen {by} ({attack}:{against}{helpersCount, plural, =0 {} other {, unterstützt von {helpers}}})",
  beleaguered: "Gehalten: Gleich starke Angriffe von {by} ({attack}:{against}) hoben einander auf",
  dislodged: "Vertrieben von {opponents} ({attack}:{against})",
  disabled: "Ausgeschaltet von {opponents} ({attack}:{against})",
  // supports
  supported: "Unterstützung gegeben",
  "cut-by-attack": "Unterbrochen durch {by}",
  "cut-by-dislodgement": "Unterbrochen: vertrieben von {by}",
  "cut-by-disabling": "Unterbrochen: ausgeschaltet von {by}",
  "support-kept-against-own-convoy":
    "Unterstützung gegeben: Der Angriff von {by} per Konvoi unterbricht keine Unterstützung gegen den eigenen Konvoi",
  "support-of-mover": "Wirkungslos: {first} zog und konnte deshalb nicht beim Halten unterstützt werden",
  "support-mismatch": "Wirkungslos: {first} hatte keinen Befehl zu diesem Zug",
  "helped-turned-to-hold": "Wirkungslos: Der Befehl von {first} wurde zum Halten",
  // convoys
  convoyed: "Konvoi gehalten",
  "convoy-unused": "Konvoi nicht nötig: {first} zog über Land",
  "convoy-off-path": "Konvoi nicht nötig: {first} nannte einen anderen Weg",
  "convoy-mismatch": "Wirkungslos: {first} hatte keinen Befehl zu diesem Zug",
  // retreats
  retreated: "Zurückgezogen",
  "retreat-collision": "Aufgelöst: {by} zog sich an denselben Ort zurück",
  "disbanded-by-order": "Wie befohlen aufgelöst",
  "disbanded-without-order": "Aufgelöst: Kein gültiger Rückzug wurde befohlen",
  "disbanded-without-place": "Aufgelöst: Es gab keinen Ort für einen Rückzug",
  "disbanded-as-stationary": "Aufgelöst: Eine ortsfeste Einheit kann sich nicht zurückziehen",
  "disbanded-in-disorder": "Aufgelöst: Die Macht hat keinen Spieler",
  // adjustments
  built: "Gebaut",
  waived: "Auf den Bau verzichtet",
  "removed-by-order": "Wie befohlen aufgelöst",
  "removed-as-farthest":
    "Aufgelöst: Eine Auflösung war fällig und keine befohlen, deshalb verschwindet die Einheit, die am weitesten von der Heimat entfernt ist",
  // what is not allowed
  "not-in-this-phase": "Dieser Befehl ist in dieser Phase nicht möglich",
  "not-ordered-by-anybody":
    "{power} hat in diesem Zug keinen Spieler, deshalb nehmen die Einheiten keine Befehle an",
  "own-province": "{unit} steht bereits in {province}",
  "by-land-into-sea": "{unit} kann nicht nach {province}: Das ist ein Seegebiet",
  "by-water-inland": "{unit} kann nicht nach {province}: Das liegt im Binnenland",
  "out-of-reach": "{unit} kann {province} nicht erreichen",
  "no-fleets-for-convoy": "Keine Flotte kann {unit} nach {province} bringen",
  "coast-needed": "Nenne die Küste: {insteadOr}",
  "coast-out-of-reach":
    "{unit, select, none {Diese Einheit} other {{unit}}} kann diese Küste von {province} nicht erreichen{insteadCount, plural, =0 {} other {. Möglich ist {insteadOr}}}",
  closed: "{province} ist gesperrt und darf zurzeit nicht betreten werden",
  "barred-to-kind": "{unit} darf nicht nach {province}",
  "path-needed": "Der Weg des Konvois fehlt: Nenne jeden Ort, über den er führt, vor {province}",
  "path-without-carrier": "Keine Einheit in {province} kann {unit} transportieren",
  "path-not-joined":
    "Der Weg des Konvois von {unit} bricht vor {province} ab: Das grenzt nicht an den Ort davor",
  "path-repeats": "Der Weg des Konvois von {unit} führt zweimal durch {province}",
  "supports-itself": "{unit} kann sich nicht selbst unterstützen",
  "supports-into-own-province": "{unit} kann keinen Zug in die eigene Provinz unterstützen",
  "cannot-support-there":
    "{unit} kann nicht nach {province} unterstützen, weil sie selbst nicht dorthin ziehen könnte",
  "supported-cannot-go-there": "{unit} kann nicht nach {province} ziehen",
  "only-supporter-could-convoy":
    "{unit} könnte {province} nur erreichen, wenn die unterstützende Einheit sie transportierte",
  "cannot-convoy": "{unit} kann keinen Konvoi bilden",
  "convoy-not-at-sea": "{unit} ist nicht auf See, und nur Flotten auf See bilden Konvois",
  "cannot-be-convoyed": "{unit} kann nicht per Konvoi ziehen",
  "convoy-to-no-shore": "{unit} kann nicht per Konvoi nach {province} ziehen",
  "not-on-route": "{unit} liegt auf keinem Weg dieses Konvois",
  "not-dislodged": "{unit} wurde nicht vertrieben",
  "no-retreat-there":
    "{insteadCount, plural, =0 {{unit} kann sich nirgendwohin zurückziehen} other {{unit} kann sich nicht nach {province} zurückziehen. Möglich ist {insteadOr}}}",
  "not-a-centre": "{province} ist kein Versorgungszentrum",
  "not-home": "{province} ist kein Heimatzentrum",
  "not-owned": "Diese Macht kontrolliert {province} nicht",
  occupied: "{province} ist besetzt",
  "wrong-terrain-for-kind": "Diese Einheit kann in {province} nicht gebaut werden",
  "coast-needed-to-build": "Nenne die Küste: {insteadOr}",
  "no-builds-due": "Es ist kein weiterer Bau möglich",
  "no-removals-due": "Es muss keine weitere Einheit aufgelöst werden",
  "already-removed": "{unit} wurde schon aufgelöst",
  "no-builds-in-disorder": "Eine Macht ohne Spieler baut nichts",
  "ordered-twice": "{unit} bekam verschiedene Befehle, deshalb gilt keiner davon",
  withHelpers: "{unit} (unterstützt von {helpers})",
  thatPlace: "diesem Ort",
  sea: "{name}",
} satisfies Translation<typeof en>;
