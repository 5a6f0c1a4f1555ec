import type en from "../en/primers.ts";
import type { Translation } from "../translator.ts";

export default {
  back: "Spielen lernen",
  try: "Ausprobieren",
  tryJudging: "Ausprobieren: Sei Schiedsrichter",
  tryJudgingText:
    "Entscheide, was passiert, bevor du eine Stellung öffnest. Sieh dann, wie Chancery es erklärt.",
  position: "Stellung {number}",

  dissolution: "Dissolution: eine Einführung",
  dissolutionLead: "Geschwader, Diplomatiepunkte und die Gunst von fünf Atommächten.",
  delegates: "Komitees: eine Einführung für Delegierte",
  delegatesLead: "Wie ein Zug läuft, wie man Befehle schreibt und was zählt.",
  officers: "Komitees: eine Einführung für den Vorsitz",
  officersLead: "Wie man ein Komitee vorbereitet, seine Züge leitet und beurteilt, was geschrieben wird.",

  aim: "Worum es geht",
  aimText:
    "Es ist 1992, und die Sowjetunion ist Geschichte. Zehn Mächte spielen nach den gewöhnlichen Regeln von Diplomacy, mit drei Zusätzen: Geschwader, neutrale Armeen, die man anwerben kann, und fünf Atommächte, die niemand besiegt. Zentren sind einen oder zwei Punkte wert. Zum Sieg brauchst du 27 Punkte. Du darfst halb so viele Einheiten haben wie Punkte, aufgerundet.",
  wings: "Geschwader",
  wingsText:
    "Ein Geschwader ist ein Fliegerhorst. Es zieht nie. Es unterstützt wie eine Armee, auch aufs Meer hinaus, und trägt Armeen über Land wie Flotten sie über See tragen. Eine Armee, die getragen wird, nennt ihren ganzen Weg, zum Beispiel Cairo, Aswan, Khartoum. Du kannst nur ein Geschwader haben. Ein vertriebenes Geschwader ist verloren, denn es kann sich nicht zurückziehen.",
  minors: "Neutrale Armeen",
  minorsText:
    "Kleine Länder haben Armeen, die niemandem gehören. Sie halten oder unterstützen einander, bis jemand sie anwirbt. Ihre Zentren nimmst du wie alle anderen. Ihre Armeen ziehen nie weg, aber sie können dich unterstützen, Unterstützungen unterbrechen und andere aufhalten.",
  points: "Diplomatiepunkte",
  pointsText:
    "Mit deinen Befehlen verteilst du Diplomatiepunkte: einen je Einheit, höchstens vier, und einen mehr, wenn du Öl kontrollierst. Setze Punkte auf einen Befehl für eine neutrale Einheit. Der Befehl mit den meisten Punkten wird ausgeführt; bei Gleichstand bleibt es beim üblichen. Punkte sind geheim, bis der Zug ausgewertet wird, und jedes Frühjahr und jeden Herbst gibt es neue.",
  nuclear: "Atommächte",
  nuclearText:
    "NATO, US Navy, Russland, Indien und Israel werden nie vertrieben. Ein Angriff, der eine ihrer Einheiten vertrieben hätte, schaltet sie stattdessen aus: In diesem Zug tut sie nichts. Auch ihre Einheiten kannst du mit Punkten anwerben, aber nur mit so vielen, wie deine Gunst bei dieser Macht beträgt.",
  favor: "Die Gunstkarte",
  favorText:
    "Ein zweites Brett zeigt, wie du bei jeder Atommacht stehst. In jedem der fünf Sektoren hast du eine Botschaft. Die Ziffer ihres Feldes ist deine Gunst: je näher an der Mitte, desto besser. Im Winter darfst du bis zu drei Botschaften ziehen. Botschaften unterstützen und vertreiben einander wie Armeen.",
  kicks: "Verstöße und Verweise",
  kicksText:
    "Wer eine Atommacht aus ihrem eigenen Gebiet angreift, eine ihrer Einheiten ausschaltet oder neben einer ohne Erlaubnis jemanden vertreibt, begeht einen Verstoß. Die Botschaft wird nach außen verwiesen, und die Gunst sinkt. Ohne Gunst stehst du im Umkreis: Diese Macht arbeitet nicht für dich, und deine Einheiten dürfen sich nicht in ihr Gebiet zurückziehen.",
  year: "Ein Jahr",
  yearText:
    "Frühjahr und Herbst: Befehle und Punkte, Ergebnisse, Verstöße und Verweise, Rückzüge. Nach dem Herbst wechseln Zentren den Besitzer. Winter: bauen und auflösen, dann ziehen die Botschaften. Frag dich im Zweifel, was deine Nachbarn von den neutralen Armeen zwischen euch wollen. Dort entscheiden sich die meisten Partien.",

  before: "Bevor das Komitee zusammenkommt",
  beforeText:
    "Eröffnet die Partie als Vorsitz, wählt das Komitee und die Minuten für jede Phase und druckt die Codes der Delegationen. Jede Delegation tritt mit ihrem Code auf zwei Handys bei. Verteilt die Ziele oder genehmigt, was Delegationen vorschlagen. Öffnet die Projektorseite auf der Leinwand im Raum. Druckt Befehlszettel und Karten, wenn der Raum Papier will.",
  opening: "Die Sitzung eröffnen",
  openingText:
    "Verlest die Namen der Delegationen. Sagt, wie lange die diplomatische Phase dauert und wo die Ergebnisse erscheinen. Im Frühjahr sprechen die Delegationen der Reihe nach, im Herbst nur auf Wunsch. Erteilt das Wort nach der Redeliste und achtet auf die Zeit. Der Hammer ertönt, wenn sie um ist.",
  talks: "Diplomatische Phase",
  talksText:
    "Delegierte dürfen mit allen reden. Lasst sie zu zweit hinausgehen und merkt euch, wo sie sind. Konferenzen brauchen eure Zustimmung: Prüft das Formular und legt Ort und Ende fest. Bei Verträgen bestätigt ihr nur, dass ihr sie bekommen habt. Was sie versprechen, ist Sache der Parteien.",
  writing: "Befehle schreiben",
  writingText:
    "Jetzt redet niemand, außer die Partner miteinander. Behaltet im Blick, welche Delegationen bereit sind. Befehle auf Papier: Tippt sie für die Delegation genau so ein, wie sie dastehen. Was ihr nicht lesen könnt, klärt ihr, bevor die Zeit um ist. Helft nicht bei der Taktik.",
  resolving: "Befehle auswerten",
  resolvingText:
    "Schließt das Schreiben und seht euch die Vorschau an, bevor ihr sie aufdeckt. Liest jede Delegation ihre Befehle selbst, lasst sie aufstehen und vorlesen. Es zählt, was geschrieben ist, nicht was gelesen wird. Wertet dann aus und zeigt die Ergebnisse auf dem Projektor. Unterstrichene Befehle sind gescheitert; drückt auf einen und lest den Grund vor.",
  retreating: "Rückzug, Gewinn und Verlust von Einheiten",
  retreatingText:
    "Vertriebene Einheiten ziehen sich zurück oder lösen sich auf, schweigend und in wenigen Minuten. Zählt nach jedem Herbst mit der Tabelle die Zentren. Auch Bauten und Auflösungen werden schweigend geschrieben. Erinnert Delegationen, die ihr Land verloren haben: Sie bleiben, reden und punkten und können durch einen Aufstand zurückkehren.",
  papers: "Verträge, Ziele und Punkte",
  papersText:
    "Meldet eine Partei einen Vertragsbruch, lest den Artikel und die Befehle und entscheidet. Ziele werden mit Belegen angemeldet: Vergebt einen bis drei Punkte oder sagt, warum nicht. Alles, was ihr vergebt, steht mit eurem Namen im Protokoll. Geheime Ziele bleiben bis zum Ende geheim.",
  trouble: "Wenn etwas schiefgeht",
  troubleText:
    "Ein falsch gelesener Befehl oder ein falsches Ergebnis: Setzt den Zug zurück. Alle sehen das, und nichts geht verloren. Jemand geht: Gebt dem Partner einen neuen Code. Das Netz fällt aus: Sammelt die Befehle auf Papier und tippt sie später ein. Ein Streit: Haltet zuerst die Uhr an, entscheidet dann und sagt, warum.",
  judging: "Eine Stellung von Hand beurteilen",
  judgingText:
    "Zählt jeden Angriff als eins plus seine Unterstützungen. Streicht die Unterstützung jeder Einheit, die angegriffen wird, außer der Angriff kommt von dort, wohin sie unterstützt. Vergleicht dann. Die stärkere Seite gewinnt, bei Gleichstand gibt es ein Patt. Konvois zuletzt: Wird keine Flotte der Route vertrieben, kommt die Armee an.",
  closing: "Abschluss",
  closingText:
    "Kündigt den letzten Zug an, bevor er beginnt. Wertet ihn aus, entscheidet offene Anmeldungen und verlest die Wertung von unten nach oben. Druckt die Schlusstabelle. Exportiert das Protokoll für Delegationen, die es studieren wollen.",
} satisfies Translation<typeof en>;
