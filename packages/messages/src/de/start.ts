import type en from "../en/start.ts";
import type { Translation } from "../translator.ts";

export default {
  title: "Chancery: Diplomacy online spielen",
  heading: "Diplomacy online spielen. Jedes Ergebnis erklärt.",
  lead: "Eröffne eine Partie und teile den Link, oder probiere es allein aus. Zu jedem Befehl siehst du, was passiert ist, warum und welche Regel entschieden hat.",
  sandbox: "Sandbox: allein ausprobieren",
  sandboxText:
    "Spiele alle Seiten selbst: eine Eröffnung testen, einen Streit klären, sehen, warum ein Angriff scheiterte.",
  hostHeading: "Oder eröffne eine Partie und teile den Link:",
  moreGames: "Weitere Spiele",
  more: "Mehr",
  rules: "Regeln",
  sandboxOf: "Sandbox: {title}",
  api: "API für Programme",
  allGames: "Alle Partien",
  openGames: "Offene Partien",
  allOpen: "Alle {count}",
} satisfies Translation<typeof en>;
