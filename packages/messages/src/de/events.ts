import type en from "../en/events.ts";
import type { Translation } from "../translator.ts";

export default {
  unordered: "{unit} hatte keinen gültigen Befehl",
  dislodged: "{unit} wurde von {by} vertrieben",
  disabled: "{unit} wurde von {by} ausgeschaltet",
  disbanded: "{unit}: {reason}",
  standoff: "Patt in {province}",
  captured:
    "{from, select, none {{power} erobert {center}} other {{power} erobert {center} (bisher {from})}}",
  eliminated: "{power} hat kein Zentrum mehr",
  toss: "Münzwurf: {power} schließt sich im nächsten Frühjahr {partners} an",
  joined: "{power} schließt sich {partners} an",
  "ended-stopped": "Die Partie endet wie vereinbart, ohne Sieger",
  "ended-draw": "Die Partie endet unentschieden: {sharers}",
  "ended-control":
    "{winnersCount, plural, one {{winners} beherrscht das Spielfeld und gewinnt} other {{winners} beherrschen das Spielfeld und gewinnen}}",
  "ended-points":
    "{winnersCount, plural, one {{winners} gewinnt nach Punkten} other {{winners} gewinnen nach Punkten}}",
  "ended-turn-limit":
    "{winnersCount, plural, one {Der letzte Zug ist vorbei: {winners} hat am meisten und gewinnt} other {Der letzte Zug ist vorbei: {winners} haben am meisten und teilen sich den Sieg}}",
  "ended-time-limit":
    "{winnersCount, plural, one {Die Zeit ist um: {winners} hat am meisten und gewinnt} other {Die Zeit ist um: {winners} haben am meisten und teilen sich den Sieg}}",
} satisfies Translation<typeof en>;
