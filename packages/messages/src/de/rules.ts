import type en from "../en/rules.ts";
import type { Translation } from "../translator.ts";

export default {
  search: "Regeln durchsuchen",
  searchPlaceholder: "Regeln und Auslegungen durchsuchen",
  count:
    "{rules, plural, one {# Regel} other {# Regeln}}, {rulings, plural, one {# Auslegung} other {# Auslegungen}}",
  loading: "Regeln werden geladen …",
  section: "Abschnitt <n>{number}</n>",
  sampleGame: "Beispielpartie",
  showNumbers: "Regelnummern zeigen",
  examples: "Beispiele",
  examplesLead: "Jedes öffnet sich in der Sandbox, wo du es ändern kannst.",
  standoff: "Patt",
  standoffText: "Zwei gleich starke Züge an denselben Ort heben sich auf.",
  support: "Unterstützung",
  supportText: "Mit Unterstützung kommt der stärkere Zug hinein.",
  cut: "Unterstützung unterbrechen",
  cutText: "Ein Angriff auf den Unterstützer nimmt die Unterstützung weg.",
  convoy: "Konvoi",
  convoyText: "Eine Flotte auf See bringt eine Armee an eine andere Küste.",
  garrison: "Belagerte Einheit",
  garrisonText: "Zwei gleich starke Angriffe heben sich auf. Die Einheit dazwischen bleibt.",
  rotation: "Ringtausch",
  rotationText: "Drei Einheiten können die Plätze tauschen. Zwei nicht.",
  rulings: "Auslegungen",
  rulingsLead: "Wie wir entscheiden, wo das Regelbuch eine Lücke lässt oder sich widerspricht.",
  title: "Regeln: {game}",
  lead: "Jede Regel in unseren eigenen Worten, so wie Chancery sie anwendet. Ergebnisse verweisen mit Nummern auf die Regeln.",
  games: "Spiele",
  trySandbox: "In der Sandbox ausprobieren",
} satisfies Translation<typeof en>;
