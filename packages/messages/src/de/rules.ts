import type en from "../en/rules.ts";
import type { Translation } from "../translator.ts";

export default {
  search: "Regeln durchsuchen",
  searchPlaceholder: "Regeln und Auslegungen durchsuchen",
  count:
    "{rules, plural, one {# Regel} other {# Regeln}}, {rulings, plural, one {# Auslegung} other {# Auslegungen}}",
  loading: "Regeln werden geladen …",
  rulings: "Auslegungen",
  rulingsLead: "Wie wir entscheiden, wo das Regelbuch eine Lücke lässt oder sich widerspricht.",
  title: "Regeln: {game}",
  lead: "Jede Regel in unseren eigenen Worten, so wie Chancery sie anwendet. Ergebnisse verweisen mit diesen Nummern auf die Regeln. Die Regeltexte gibt es nur auf Englisch.",
  games: "Spiele",
  trySandbox: "In der Sandbox ausprobieren",
} satisfies Translation<typeof en>;
