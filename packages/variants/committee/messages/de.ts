import type { Translation } from "@chancery/messages";
import type en from "./en.ts";

export default {
  // helping an insurrection
  "joined-insurrection": "Hat das Spielfeld verlassen, um einem Aufstand zu helfen ({country})",
  "helper-has-left": "Wirkungslos: Die Einheit hat das Spielfeld verlassen, um einem Aufstand zu helfen",
  "country-not-lost":
    "{lostCount, plural, =0 {{country} ist kein verlorenes Land (kein Land ist verloren), deshalb hält die Einheit} one {{country} ist kein verlorenes Land (nur {lost}), deshalb hält die Einheit} other {{country} ist kein verlorenes Land (nur {lost}), deshalb hält die Einheit}}",
  "insurrection-out-of-season":
    "Einheiten schließen sich einem Aufstand mit den Zügen im Frühjahr oder Herbst an",
  "no-unit-in": "In {province} steht keine Einheit",
  "unknown-country": "Es gibt kein Land „{text}“, sondern {countries}",
  invested:
    "{points, plural, =0 {{power} schickt {units, plural, one {# Einheit} other {# Einheiten}} in einen Aufstand ({country})} other {{power} schickt {units, plural, one {# Einheit} other {# Einheiten}} in einen Aufstand ({country}) und bekommt einen Punkt dafür}}",
  // orders to revive
  "revival-filed":
    "{struckCount, plural, =0 {Wiedererhebung eingereicht} other {Wiedererhebung eingereicht. Gestrichen, weil kein Heimatzentrum oder schon genannt: {struck}}}",
  "not-lost": "{power} ist nicht verloren und hat deshalb nichts wiederzuerheben",
  "revived-twice": "Mehr als eine Wiedererhebung wurde eingereicht, deshalb gilt keine",
  "revival-out-of-season": "Eine Wiedererhebung wird mit den Zügen im Frühjahr oder Herbst befohlen",
  "nothing-to-revive": "Nenne die Zentren, die zurückgewonnen werden sollen",
  "no-preference": "Die Rangfolge fehlt. Nummeriere die Zentren, zum Beispiel „Revive 1 A Mos, 2 F Sev“",
  "no-home-centre": "Keines davon ist eines deiner Heimatzentren ({homes})",
  // risings
  "rising-without-order":
    "{country}: Der Aufstand scheitert, weil keine gültige Wiedererhebung eingereicht wurde",
  "rising-too-weak":
    "{helpers, plural, =0 {{country}: Der Aufstand scheitert, weil niemand half} other {{isCrowded, select, yes {{country}: Der Aufstand scheitert. {helpers, plural, one {# Einheit half} other {# Einheiten halfen}}, aber {needed} waren nötig, weil alle genannten Zentren besetzt sind} other {{country}: Der Aufstand scheitert. {helpers, plural, one {# Einheit half} other {# Einheiten halfen}}, aber mindestens {needed} waren nötig}}}}",
  risen:
    "{lackingCount, plural, =0 {{country} erhebt sich mit Hilfe von {helpers, plural, one {# Einheit} other {# Einheiten}} und gewinnt {centres} zurück} other {{country} erhebt sich mit Hilfe von {helpers, plural, one {# Einheit} other {# Einheiten}} und gewinnt {centres} zurück; {lacking}}}",
  "risen.lacking": "für {province} wären {needed} nötig gewesen",
  "driven-out": "{unit} wird durch einen Aufstand vertrieben ({country})",
  // the end of the year
  control: "{power} gewinnt die Herrschaft über Europa: {points, plural, one {# Punkt} other {# Punkte}}",
  lost: "{overlord, select, none {{country} hat das letzte Zentrum verloren. Der Vorsitz bestimmt, wessen Provinz das Land wird} other {{country} hat das letzte Zentrum verloren und wird Provinz ({overlord})}}",
} satisfies Translation<typeof en>;
