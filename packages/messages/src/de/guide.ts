import type en from "../en/guide.ts";
import type { Translation } from "../translator.ts";

export default {
  title: "Leitfaden für Delegierte: {game}",
  turnTitle: "So läuft ein Zug",
  turn: "Im Frühjahr gibt es zuerst Reden, im Herbst nur auf Wunsch einer Delegation. Dann kommt die diplomatische Phase: {first} Minuten im ersten Zug, {later} in jedem späteren. Dann schreibt ihr schweigend Befehle. Der Vorsitz wertet sie aus, vertriebene Einheiten ziehen sich zurück oder lösen sich auf, und nach jedem Herbst gewinnt und verliert ihr Einheiten.",
  ordersTitle: "Befehle schreiben",
  orders:
    "Ein Befehl je Einheit, einer je Zeile. Was keinen Befehl hat, hält. Namen dürfen kurz sein: Die drei Buchstaben auf der Karte genügen. Ihr beide schreibt an derselben Liste; drückt „Bereit“, wenn sie fertig ist.",
  readAloud:
    "Sind alle Befehle offen, liest eure Delegation die eigenen laut vor. Euer Handy zeigt sie groß. Es zählt, was geschrieben ist.",
  opened: "Der Vorsitz deckt alle Befehle gemeinsam auf und zeigt sie auf dem Projektor.",
  hold: "Paris hält",
  move: "Paris zieht nach Burgund",
  support: "Marseille unterstützt diesen Zug",
  convoy: "die Flotte bringt London nach Norwegen",
  insurrection: "Paris verlässt das Brett und hilft Italien beim Aufstand",
  revive: "Ein verlorenes Land verlangt seine Zentren zurück, das wichtigste zuerst",
  talkTitle: "Reden und schreiben",
  talk: "In der diplomatischen Phase dürft ihr mit allen reden, im Raum und per Nachricht. Vom Schreiben der Befehle bis zu den Ergebnissen redet niemand, außer mit dem eigenen Partner. Fragen beantwortet der Vorsitz immer.",
  treatiesTitle: "Verträge",
  treaties:
    "Entwerft einen Vertrag unter „Verträge“. Er gilt, sobald alle Parteien unterschrieben haben. Öffentliche Verträge stehen auf dem Projektor, geheime kennen nur die Parteien und der Vorsitz. Auf dem Brett erzwingt nichts einen Vertrag.",
  goalsTitle: "Politische Ziele",
  goals:
    "Jedes Ziel ist 1 bis 3 Punkte wert und gehört nur euch. Habt ihr eines erreicht, meldet es unter „Ziele“ mit einem Beleg an.",
  goalsGiven: "Ihr bekommt {given} Ziele und dürft {proposals} eigene vorschlagen.",
  conferencesTitle: "Konferenzen",
  conferences:
    "Mindestens {count} Delegationen können sich getrennt treffen. Füllt das Formular unter „Konferenzen“ aus. Eine Person geht hin, die andere bleibt und schreibt die Befehle.",
  insurrectionTitle: "Verlorene Länder und Aufstände",
  insurrectionText:
    "Ein Land ohne Zentren nach einem Herbst ist verloren, seine Delegation bleibt aber: Sie redet, unterschreibt und sammelt Punkte. Andere können Einheiten in einen Aufstand schicken. Diese Einheiten verlassen das Brett für immer. Das verlorene Land gibt einen Befehl zur Wiederkehr ab. Das erste Zentrum kostet {least} Einheiten. Wer zwei oder mehr schickt, bekommt einen Punkt.",
  scoreTitle: "Wer gewinnt",
  score:
    "Zentren, dazu Punkte aus Zielen und Aufständen, dazu 5, wenn ihr zum ersten Mal {control} Zentren haltet. Die höchste Wertung gewinnt, Gleichstand ist ein Unentschieden. Europa zu beherrschen beendet das Spiel nicht; das tut der Vorsitz.",
  mapTitle: "Karte und Abkürzungen: {game}",
} satisfies Translation<typeof en>;
