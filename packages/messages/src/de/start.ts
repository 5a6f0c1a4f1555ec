import type en from "../en/start.ts";
import type { Translation } from "../translator.ts";

export default {
  title: "Chancery: Diplomacy online spielen",
  heading: "Diplomacy online spielen. Jedes Ergebnis erklärt.",
  lead: "Jeder Befehl wird genau ausgewertet. Du siehst, was passiert ist, warum und welche Regel entschieden hat.",
  sandbox: "Sandbox: allein ausprobieren",
  sandboxText:
    "Spiele alle Seiten selbst: eine Eröffnung testen, einen Streit klären, sehen, warum ein Angriff scheiterte.",
  host: "Partie eröffnen",
  hostText: "Wähle, was ihr spielt, und teile den Link. Niemand braucht ein Konto.",
  join: "Einer Partie beitreten",
  joinText: "Hier kann jeder mitspielen. Oder öffne den Link, den dir ein Gastgeber geschickt hat.",
  joinTextNone: "Öffne den Link, den dir ein Gastgeber geschickt hat. Partien für alle erscheinen hier.",
  committee: "Komitee: Code eingeben",
  committeeText: "Delegierte treten mit dem Code ihrer Delegation bei.",
  moreGames: "Weitere Spiele",
  more: "Mehr",
  rules: "Regeln",
  sandboxOf: "Sandbox: {title}",
  api: "API für Programme",
  allGames: "Alle Partien",
  allOpen: "Alle {count}",
} satisfies Translation<typeof en>;
