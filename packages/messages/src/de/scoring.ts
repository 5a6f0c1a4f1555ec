import type en from "../en/scoring.ts";
import type { Translation } from "../translator.ts";

export default {
  label: "Wertung",
  help: "Wie viele Punkte ein Ergebnis bringt. Alle sehen den Punktestand während der Partie.",
  none: "Keine Wertung",
  points: "Punkte",
  ifItEndedNow: "Punkte, wenn jetzt Schluss wäre.",
  scored: "Wertung: {system}.",
  say: "Wertung: {system}. {about}",
  "draw-size": "Draw Size",
  "about-draw-size":
    "Wer am Unentschieden beteiligt ist, bekommt einen gleichen Anteil an 100 Punkten. Ein Alleinsieg bringt 100.",
  "sum-of-squares": "Summe der Quadrate",
  "about-sum-of-squares":
    "100 Punkte werden nach den Quadraten der Zentrenzahl verteilt. Ein Alleinsieg bringt 100.",
  "c-diplo-100": "C-Diplo 100",
  "about-c-diplo-100":
    "1 Punkt fürs Mitspielen, 1 je Zentrum sowie 38, 14 und 7 für die ersten drei Plätze. Ein Alleinsieg bringt 100.",
  "c-diplo-80": "C-Diplo 80",
  "about-c-diplo-80":
    "1 Punkt je Zentrum sowie 25, 14 und 7 für die ersten drei Plätze. Ein Alleinsieg bringt 80.",
  "c-diplo-namur": "C-Diplo Namur",
  "about-c-diplo-namur":
    "Wie C-Diplo 100, aber die ersten sechs Zentren bringen 5, 4, 3, 2, 2 und 2 Punkte. Ein Alleinsieg bringt 85.",
  "carnage-2023": "Carnage (2023)",
  "about-carnage-2023":
    "Von 7000 Punkten für den ersten Platz bis 1000 für den, der zuerst ausscheidet, 1 je Zentrum und 300 je Zentrum Vorsprung. Ein Alleinsieg bringt 28.034.",
  tribute: "Tribute",
  "about-tribute":
    "1 Punkt je Zentrum, und die Überlebenden teilen sich 66. Jeder von ihnen zahlt dem Führenden 1 Punkt für jedes Zentrum über sechs. Ein Alleinsieg bringt 100.",
  "open-tribute": "OpenTribute",
  "about-open-tribute":
    "34 Punkte und 3 je Zentrum. Alle zahlen dem Führenden 1 Punkt für jedes Zentrum Rückstand. Ausgeschiedene bekommen 0. Ein Alleinsieg bringt 340.",
  omg: "OMG",
  "about-omg":
    "1,5 Punkte je Zentrum, 9 fürs Überleben sowie 4,5, 3 und 1,5 für die ersten drei Plätze. Wer allein führt, bekommt von allen den Vorsprung, höchstens die Hälfte ihrer Punkte. Ein Alleinsieg bringt 100.",
  manorcon: "ManorCon",
  "about-manorcon":
    "Bei c Zentren ist dein Gewicht c² + 4c + 16. Überlebende bekommen nach Gewicht ihren Anteil an 100 Punkten, Ausgeschiedene 0,1 für jedes gespielte Jahr, das letzte eingeschlossen. Ein Alleinsieg bringt 75.",
  bangkok: "Bangkok 2020",
  "about-bangkok":
    "1 Punkt je Zentrum, 3 fürs Überleben und 12, die sich alle mit höchstens zwei Zentren Rückstand teilen. Ausgeschiedene bekommen 0,3 für jedes gespielte Jahr, das letzte eingeschlossen. Ein Alleinsieg bringt 41.",
  haight: "Haight",
  "about-haight":
    "10 Punkte je Zentrum, von 66 für den ersten Platz bis 0 für den siebten und 5 je Zentrum Vorsprung für den, der allein führt. Ausgeschiedene bekommen 1 pro Jahr. Ein Alleinsieg bringt 451.",
  "world-classic": "World Classic",
  "about-world-classic":
    "10 Punkte je Zentrum, 30 fürs Überleben und 48, die sich die Führenden teilen. Ausgeschiedene bekommen 1 für jedes überlebte Jahr. Ein Alleinsieg bringt 420.",
} satisfies Translation<typeof en>;
