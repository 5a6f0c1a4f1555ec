import type en from "../en/start.ts";
import type { Translation } from "../translator.ts";

export default {
  title: "Chancery: Diplomacy online spielen",
  heading: "Diplomacy online spielen. Jedes Ergebnis erklärt.",
  lead: "Jeder Befehl wird genau ausgewertet. Du siehst, was passiert ist, warum und welche Regel entschieden hat.",
  solo: "Gegen den Computer spielen",
  soloText: "Wähle ein Spiel und eine Seite. Bots spielen den Rest, auch offline.",
  learn: "Spielen lernen",
  learnText: "Neu hier? Deine erste Partie in zehn Minuten.",
  sandbox: "Sandbox: allein ausprobieren",
  sandboxText: "Spiele alle Seiten selbst, teste Eröffnungen, kläre Streitfälle.",
  host: "Partie eröffnen",
  hostHeading: "Wähle ein Spiel für deine Partie",
  openGames: "Offene Partien",
  hostText: "Wähle, was ihr spielt, und teile den Link.",
  join: "Einer Partie beitreten",
  joinText:
    "{count, plural, one {# offene Partie. Oder nimm den Link eines Gastgebers.} other {# offene Partien. Oder nimm den Link eines Gastgebers.}}",
  joinTextNone: "Öffne den Link eines Gastgebers oder such nach offenen Partien.",
  committee: "Komitee: Code eingeben",
  committeeText: "Delegierte treten mit dem Code ihrer Delegation bei.",
  moreGames: "Weitere Spiele",
  more: "Mehr",
  rules: "Regeln",
  sandboxOf: "Sandbox: {title}",
  privacy: "Datenschutz",
  bring: "Partie importieren",
  api: "API für Programme",
  allGames: "Alle Partien",
  allOpen: "Alle {count}",
} satisfies Translation<typeof en>;
