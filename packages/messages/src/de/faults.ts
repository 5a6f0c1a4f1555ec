import type en from "../en/faults.ts";
import type { Translation } from "../translator.ts";

export default {
  // shape
  missing: "Das fehlt. Hier muss {expected} stehen",
  "wrong-type":
    "{given, select, none {Hier muss {expected} stehen} other {Hier muss {expected} stehen, nicht {given}}}",
  "type.string": "Text",
  "type.number": "eine Zahl",
  "type.int": "eine ganze Zahl",
  "type.boolean": "true oder false",
  "type.array": "eine Liste",
  "type.object": "ein Objekt",
  "type.null": "null",
  "no-such-value": "„{text}“ ist hier nicht möglich. Meinst du „{near}“?",
  "not-one-of":
    "{given, select, none {Hier muss {valuesOr} stehen} missing {Das fehlt. Hier muss {valuesOr} stehen} other {Hier muss {valuesOr} stehen, nicht {given}}}",
  "none-of-forms": "Das hat keine der möglichen Formen. Siehe /api/docs",
  "too-short": "Das muss mindestens {least, plural, one {# Zeichen} other {# Zeichen}} haben",
  "too-long": "Das darf höchstens {most, plural, one {# Zeichen} other {# Zeichen}} haben",
  "too-few": "Das muss mindestens {least, plural, one {# Eintrag} other {# Einträge}} haben",
  "too-many": "Das darf höchstens {most, plural, one {# Eintrag} other {# Einträge}} haben",
  "too-small": "Das muss mindestens {least} sein",
  "too-big": "Das darf höchstens {most} sein",
  "bad-format":
    "{format, select, email {Hier muss eine E-Mail-Adresse stehen} url {Hier muss eine Adresse (URL) stehen} other {Das ist nicht richtig geschrieben. Siehe /api/docs}}",
  unfit: "Das ist nicht so, wie es sein muss. Siehe /api/docs",
  "no-such-field":
    "{near, select, none {{knownCount, plural, =0 {Dieses Feld gibt es nicht. Lass es weg} other {Dieses Feld gibt es nicht. Lass es weg oder nimm eines von diesen: {known}}}} other {Dieses Feld gibt es nicht. Meinst du {near}?}}",
  "no-such-option":
    "{near, select, none {{knownCount, plural, =0 {Diese Option gibt es nicht. Lass sie weg} other {Diese Option gibt es nicht. Lass sie weg oder nimm eine von diesen: {known}}}} other {Diese Option gibt es nicht. Meinst du {near}?}}",
  "text-too-long": "Das hat mehr als {most} Zeichen",
  "name-too-long": "Ein Name hat hier mehr als {most} Zeichen",
  "nested-too-deeply": "Hier stecken mehr als {most} Listen oder Objekte ineinander",
  "no-name": "„{text}“ kann kein Name sein",
  "position-or-start": "Hier muss eine Stellung stehen oder „start“",
  "orders-or-text": "Hier muss eine Liste von Befehlen stehen oder ein Text",
  "not-whole": "Hier muss eine ganze Zahl von {from} bis {to} stehen",
  "not-whole-or-nothing": "Hier muss eine ganze Zahl von {from} bis {to} stehen oder nichts",
  "not-whole-from": "Hier muss eine ganze Zahl ab {from} stehen",
  "not-wholes": "Hier muss eine Liste ganzer Zahlen von {from} bis {to} stehen",
  "not-fields": "Hier muss ein Objekt mit benannten Feldern stehen",
  "not-a-list": "Hier muss eine Liste stehen",
  "not-a-list-of-texts": "Hier muss eine Liste von Texten stehen",
  "not-a-list-of-powers": "Hier muss eine Liste von Mächten stehen",
  "not-a-power-or-null": "Hier muss eine Macht stehen oder null",
  "not-like": "Das muss so aussehen: {example}",
  "listed-twice": "{power} steht zweimal da",
  // requests
  "bad-json":
    "{what, select, end {Zeile {line}, Spalte {column}: Der Text bricht ab} token {Zeile {line}, Spalte {column}: {token} gehört nicht hierher} comma {Zeile {line}, Spalte {column}: Hier fehlt ein Komma oder eine schließende Klammer} name {Zeile {line}, Spalte {column}: Hier fehlt ein Name in doppelten Anführungszeichen} control {Zeile {line}, Spalte {column}: Dieses Zeichen muss maskiert werden} more {Zeile {line}, Spalte {column}: Nach dem Ende steht noch Text} other {Zeile {line}, Spalte {column}: Das ist kein JSON}}",
  "line-too-long": "Zeile {line} hat mehr als {most, number} Zeichen, und mehr werden nicht gelesen",
  "unknown-variant": "Es gibt kein Spiel „{text}“, sondern {known}",
  "unknown-rulebook": "Es gibt kein Regelwerk „{text}“ für {variant}, sondern {known}",
  "game-over": "Die Partie ist vorbei: Es gibt nichts mehr auszuwerten",
  "no-points": "In diesem Spiel gibt es keine Diplomatiepunkte",
  // positions
  "bad-phase":
    "„{text}“ ist keine Phase. Schreib eine Jahreszeit (S, F oder W), das Jahr und M, R oder A, zum Beispiel S1901M",
  "no-such-phase": "Dieses Spiel hat keine Phase {text}, sondern {phases}",
  "unknown-power": "Es gibt keine Macht „{text}“, sondern {powers}",
  "unknown-place": "Auf dem Spielfeld gibt es keinen Ort „{text}“",
  "ambiguous-place": "„{text}“ könnte {placesOr} sein",
  "kind-missing": "„{text}“ beginnt nicht mit einer Art von Einheit ({lettersOr})",
  "cannot-stand":
    "{kind, select, army {Eine Armee} fleet {Eine Flotte} wing {Ein Geschwader} other {Eine Einheit der Art {kind}}} kann nicht in {province} stehen",
  "coast-missing": "{province} hat getrennte Küsten: Schreib {unitsOr}",
  "no-such-kind": "{power} hat keine Einheiten der Art {letter}, sondern {letters}",
  "no-such-letter": "Keine Art von Einheit wird {letter} geschrieben",
  "already-occupied": "{unit} steht schon in {province}",
  "not-a-center": "{province} ist kein Versorgungszentrum",
  "not-a-home-center": "{province} ist kein Heimatzentrum von {power}",
  "two-owners": "{province} hat zwei Besitzer",
  "centers-needed": "Für Bauten und Auflösungen muss bekannt sein, wem welches Zentrum gehört",
  "dislodged-out-of-season": "Vertriebene Einheiten gibt es nur in Rückzugsphasen",
  // options
  "not-a-turn": "Hier muss ein Zug wie „{example}“ stehen: S oder F und das Jahr",
  "too-early-a-turn": "Das darf nicht vor {year} liegen",
  // setups
  "clock-without-referee": "Eine Partie ohne Spielleiter braucht eine Uhr",
  "assignment-without-referee": "Ohne Spielleiter muss hier random oder chosen stehen",
  "missing-without-referee": "Ohne Spielleiter muss hier civil-disorder oder hold stehen",
  "referee-in-room": "Hier muss true stehen: Ein Komitee hat einen Vorsitz",
  "clock-in-room": "Im Komitee muss hier live oder referee stehen",
  "assignment-in-room": "Im Komitee muss hier referee oder random stehen",
  "talk-in-room": "Im Komitee muss hier rulebook stehen, weil Befehle schweigend geschrieben werden",
  "anonymous-in-room": "Hier muss false stehen: Delegierte sehen einander",
  "missing-in-room": "Im Komitee muss hier hold stehen: Einheiten ohne Befehl halten",
  "no-weekday": "Nenne mindestens einen Wochentag, von 0 für Sonntag bis 6 für Samstag",
  "no-such-time-zone": "„{text}“ ist keine Zeitzone. Schreib einen Namen wie Europe/Berlin",
  "hour-too-early": "Hier muss eine Stunde nach {from} stehen",
} satisfies Translation<typeof en>;
