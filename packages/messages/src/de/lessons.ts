import type en from "../en/lessons.ts";
import type { Translation } from "../translator.ts";

export default {
  moves: "Züge",
  movesLead: "Armeen marschieren, Flotten segeln, und alle ziehen gleichzeitig.",
  standoffs: "Patt",
  standoffsLead: "Zwei Einheiten wollen an denselben Ort, und keine kommt hinein.",
  supports: "Unterstützung",
  supportsLead: "Einheiten helfen einander beim Angreifen und beim Halten.",
  cutting: "Unterstützung unterbrechen",
  cuttingLead: "Greif den Helfer an, und die Hilfe ist weg.",
  convoys: "Konvois",
  convoysLead: "Flotten bringen Armeen über das Meer.",
  retreats: "Rückzüge",
  retreatsLead: "Auch eine vertriebene Einheit hat noch eine Wahl.",
  builds: "Zentren und Bauen",
  buildsLead: "Zentren versorgen Einheiten. Mehr Zentren, mehr Einheiten.",
  negotiation: "Verhandeln",
  negotiationLead: "Niemand gewinnt allein. Triff Abmachungen und lerne, was sie wert sind.",

  marchText:
    "Du spielst Lindrien, in Blau. Deine Armee steht in Elderholt. In einem Zug geht eine Armee an einen Nachbarort an Land.",
  marchTask: "Zieh deine Armee von Elderholt nach Causeway. Werte dann den Zug aus.",
  marchHint: "Klicke auf die Armee in Elderholt, dann auf Causeway. Ein Pfeil zeigt den Befehl.",
  marchDone:
    "Dein erster Befehl. Geschrieben heißt er „A Eld - Cau“: Armee in Elderholt nach Causeway. Bis der Zug ausgewertet wird, kannst du ihn beliebig oft ändern.",

  sailText:
    "Das Schiff ist eine Flotte. Flotten fahren auf See und an Küsten entlang, nie ins Landesinnere. Punkte sind Zentren; das auf Otter Isle gehört niemandem.",
  sailTask: "Schick im selben Zug die Flotte nach Otter Isle und die Armee nach Causeway.",
  sailHint:
    "Gib beiden Einheiten einen Befehl, bevor du auswertest: der Flotte nach Otter Isle, der Armee nach Causeway.",
  sailDone:
    "F steht für Flotte. Jede Einheit bekommt einen Befehl pro Zug. Ohne Befehl hält sie: Sie bleibt, wo sie ist.",

  followText:
    "Alle Züge geschehen im selben Moment. Deshalb kann eine Einheit dorthin, wo eine andere gerade weggeht. An jeden Ort passt nur eine.",
  followTask:
    "Zieh die Armee in Causeway weiter nach Ironvale, und hol die Armee aus Elderholt nach Causeway nach.",
  followHint:
    "Gib zuerst der vorderen Armee den Befehl von Causeway nach Ironvale, dann der anderen von Elderholt nach Causeway.",
  followDone:
    "Sie sind gemeinsam gezogen. Die Plätze tauschen können zwei Einheiten aber nicht: Sie würden zusammenstoßen.",

  bounceText:
    "Korvanien, in Rot, ist dein Gegner. Alle schreiben ihre Befehle geheim, und alle werden gleichzeitig aufgedeckt. Die korvanische Armee will nach Causeway.",
  bounceTask: "Halte sie auf: Zieh selbst nach Causeway.",
  bounceHint: "Gib der Armee in Elderholt den Befehl nach Causeway. Eins gegen eins kommt niemand hinein.",
  bounceDone:
    "Das ist ein Patt. Alle Einheiten sind gleich stark, also kommt niemand hinein und beide bleiben, wo sie waren.",

  guardText:
    "Ein Patt ist ein guter Schild. Elderholt gehört dir, ist aber leer, und die korvanische Armee in Causeway will gerade einmarschieren.",
  guardTask: "Halte Korvanien mit deiner Armee in Saltmere aus Elderholt heraus.",
  guardHint:
    "Ziehst du im selben Moment nach Elderholt, haltet ihr euch gegenseitig auf. Wer in Saltmere bleibt, bewacht nur Saltmere.",
  guardDone: "Sie sind an dir abgeprallt. Deine Armee steht noch in Saltmere, und Elderholt ist sicher.",

  pushText:
    "Eine Einheit allein kann keine andere verdrängen. Aber Einheiten können einen Zug unterstützen: Jede Unterstützung zählt eins dazu. Zwei gegen eins gewinnt.",
  pushTask: "Vertreib die korvanische Armee aus Causeway.",
  pushHint:
    "Gib der Armee in Elderholt den Befehl nach Causeway. Klicke dann auf die Armee in Saltmere, wähle „Unterstützen“ und klicke auf die Armee in Elderholt.",
  pushDone:
    "Zwei gegen eins. Die korvanische Armee ist vertrieben und muss sich zurückziehen. In Befehlen steht S für Unterstützen und H für Halten.",

  standText:
    "Du kannst auch eine Einheit unterstützen, die bleibt. Korvanien greift Causeway mit zwei Armeen an: Eine zieht, die andere unterstützt sie.",
  standTask: "Halte Causeway gegen die beiden.",
  standHint:
    "Lass die Armee in Causeway, wo sie ist. Klicke auf die Armee in Elderholt, wähle „Unterstützen“ und klicke auf die Armee in Causeway.",
  standDone:
    "Zwei gegen zwei: Der Verteidiger bleibt. Ein Angriff muss stärker sein, nicht nur gleich stark.",

  fleetHelpText:
    "Eine Einheit kann überallhin unterstützen, wohin sie selbst ziehen könnte. Eine Flotte in Amber Bay könnte an die Küste von Causeway fahren, also kann sie dort helfen.",
  fleetHelpTask: "Nimm Causeway mit deiner Armee. Nutze die Flotte.",
  fleetHelpHint:
    "Gib der Armee in Elderholt den Befehl nach Causeway. Klicke auf die Flotte in Amber Bay, wähle „Unterstützen“ und klicke auf die Armee in Elderholt.",
  fleetHelpDone:
    "Armee und Flotte arbeiten zusammen. Die Flotte bleibt beim Unterstützen, wo sie ist, und die Armee kommt hinein.",

  cutText:
    "Korvanien hat Elderholt genommen, und die Armee in Causeway unterstützt die Armee dort. Mit deinen zwei Armeen allein steht es zwei gegen zwei. Aber eine Einheit, die angegriffen wird, kann niemanden unterstützen.",
  cutTask: "Gewinn Elderholt zurück. Nutze alle drei Einheiten.",
  cutHint:
    "Greif von Gullhaven aus an, mit Unterstützung aus Saltmere. Zieh die Flotte nach Causeway: Sie kommt nicht hinein, aber sie unterbricht die Unterstützung.",
  cutDone:
    "Die Flotte ist abgeprallt, und genau das war ihre Aufgabe. Der Angriff auf Causeway hat die Unterstützung unterbrochen: zwei gegen eins.",

  safeHelpText:
    "Das geht auch gegen dich. Eine korvanische Flotte in Amber Bay greift gleich Saltmere an. Eine Unterstützung von dort würde unterbrochen.",
  safeHelpTask: "Vertreib die korvanische Armee trotzdem aus Causeway.",
  safeHelpHint:
    "Gullhaven greift niemand an. Greif von Elderholt aus an und lass die Flotte in Gullhaven den Zug unterstützen.",
  safeHelpDone:
    "Wähle Helfer, die niemand angreift. Wer gut spielt, prüft vorher, welche Einheiten eine Unterstützung unterbrechen könnten.",

  ferryText:
    "Armeen können nicht schwimmen, aber eine Flotte auf See kann sie von Küste zu Küste bringen. Beide brauchen einen Befehl: Die Armee zieht, die Flotte konvoiert sie.",
  ferryTask: "Bring die Armee aus Saltmere nach Otter Isle.",
  ferryHint:
    "Klicke auf die Armee in Saltmere, dann auf Otter Isle. Klicke dann auf die Flotte in Amber Bay, wähle „Konvoi“ und klicke auf die Armee.",
  ferryDone: "In einem Zug über das Meer. Die Flotte bleibt, wo sie ist. In Befehlen steht C für Konvoi.",

  chainText: "Mehrere Flotten können eine Kette bilden. Jede braucht denselben Konvoibefehl.",
  chainTask: "Bring die Armee aus Saltmere bis nach Puffin Isle.",
  chainHint:
    "Gib der Armee den Befehl nach Puffin Isle. Lass sie dann von beiden Flotten konvoieren: in Amber Bay und in Pearl Bay.",
  chainDone:
    "Beliebig viele Flotten können eine Armee in einem Zug weiterbringen, solange sie aneinandergrenzen.",

  escortText:
    "Ein Konvoi scheitert, wenn eine seiner Flotten vertrieben wird. Zwei korvanische Flotten greifen gleich deine Flotte in Pearl Bay an.",
  escortTask:
    "Bring die Armee trotzdem nach Puffin Isle. Deine Flotte in der Cold Sea hat sonst nichts zu tun.",
  escortHint:
    "Befiehl den Konvoi wie zuvor. Lass dann die Flotte in der Cold Sea die Flotte in Pearl Bay unterstützen.",
  escortDone:
    "Zwei gegen zwei: Die Flotte hat gehalten, und die Armee ist gelandet. Auch eine Flotte im Konvoi kann unterstützt werden.",

  fallBackText:
    "Deine Armee wurde durch einen Angriff aus Ironvale aus Causeway vertrieben. Jetzt muss sie sich zurückziehen: an einen leeren Nachbarort, aber nicht dorthin, woher der Angriff kam, und nicht an einen Ort, an dem es gerade ein Patt gab. In Saltmere gab es eins.",
  fallBackTask: "Zieh dich nach Elderholt zurück und bewache deine Heimat.",
  fallBackHint:
    "Klicke auf die vertriebene Armee in Causeway, dann auf Elderholt. Ohne Befehl würde sie aufgelöst.",
  fallBackDone: "Deine Armee lebt und steht zu Hause. Auch Rückzüge werden geheim geschrieben.",

  strikeBackText:
    "Ein Rückzug kann auch zurückschlagen. Es ist Herbst, und Korvanien hat Dunmouth leer gelassen. Nach dem Herbst gehört ein Zentrum der Einheit, die darin steht.",
  strikeBackTask: "Nimm mit dem Rückzug ein korvanisches Zentrum ein.",
  strikeBackHint: "Klicke auf die vertriebene Armee in Causeway, dann auf Dunmouth.",
  strikeBackDone:
    "Dunmouth gehört dir. Sieh dir vor einem Angriff an, welche Zentren der Nachbarn leer sind.",

  captureText:
    "Zentren entscheiden die Partie. Nach jedem Herbstzug gehört ein Zentrum der Macht, deren Einheit darin steht, und bleibt ihres, wenn die Einheit weiterzieht. Du hast drei.",
  captureTask: "Es ist Herbst. Nimm zwei weitere Zentren: Otter Isle und Causeway.",
  captureHint: "Die Flotte erreicht Otter Isle, die Armee in Elderholt erreicht Causeway.",
  captureDone:
    "Fünf Zentren. Im Frühjahr wärst du nur durchgezogen: Zentren wechseln im Herbst den Besitzer.",

  recruitText:
    "Im Winter werden Einheiten und Zentren verglichen. Du hast fünf Zentren und drei Einheiten, also darfst du zwei bauen: in deinen eigenen Heimatzentren, wenn sie leer sind.",
  recruitTask: "Bau zwei neue Einheiten.",
  recruitHint:
    "Klicke auf ein umringtes Zentrum: In Elderholt geht nur eine Armee; Saltmere liegt an der Küste, da hast du die Wahl. Bau in beiden.",
  recruitDone:
    "Fünf Zentren, fünf Einheiten. Auf diesem Brett gewinnen sechs von zehn Zentren, auf dem klassischen achtzehn.",

  dismissText:
    "Ein schlechtes Jahr: Saltmere ist verloren. Du hast zwei Zentren, aber drei Einheiten. Eine muss weg. Wählst du nicht, wählen die Regeln.",
  dismissTask: "Behalte die Flotte in Amber Bay und die Armee in Elderholt. Löse die andere Armee auf.",
  dismissHint: "Klicke auf die Armee in Gullhaven, um sie aufzulösen.",
  dismissDone: "Du hast die Einheiten behalten, mit denen du Saltmere zurückgewinnen kannst.",

  keepWordText:
    "Jetzt spielst du Frankreich, mit Nachbarn. England hält Belgium. Weder du noch Deutschland kann es allein nehmen, also bietet dir Deutschland eine Abmachung an.",
  keepWordTask: "Nimm die Abmachung an und erobere Belgium.",
  keepWordHint: "Drücke „Annehmen“. Gib dann deiner Armee in Picardy den Befehl nach Belgium, wie abgemacht.",
  keepWordDone: "Deutschland hat Wort gehalten, und du auch. Das merken sich die anderen.",

  makePeaceText:
    "Italien greift Marseilles mit zwei Einheiten an. Deine Armee in Burgundy könnte Marseilles unterstützen, aber Deutschland könnte Burgundy angreifen und die Unterstützung unterbrechen.",
  makePeaceTask: "Biete Deutschland eine Abmachung an. Halte dann Marseilles und Burgundy.",
  makePeaceHint:
    "Wähle eine Abmachung und drücke „Angebot senden“. Biete etwas an, das auch ihnen nützt. Lass dann die Armee in Burgundy die Armee in Marseilles unterstützen.",
  makePeaceDone:
    "Ein paar Worte haben Marseilles gerettet. Frag dich, was dein Nachbar will, bevor du ihm schreibst.",

  hedgeText:
    "Italien hat Frieden mit dir geschlossen. Aber Abmachungen binden niemanden: Ein Versprechen ist nur so gut wie die Gründe, es zu halten. Marseilles ist leer, und nebenan steht eine italienische Armee.",
  hedgeTask: "Sorg dafür, dass Marseilles dir bleibt, auch wenn Italien sein Wort bricht.",
  hedgeHint: "Zieh die Armee aus Gascony nach Marseilles. Hält Italien sein Wort, verlierst du nichts.",
  hedgeDone: "Italien hat es versucht, und du warst bereit. Vertrau den anderen, und bewache deine Zentren.",
  dissolution: "Dissolution: ausprobieren",
  dissolutionLead: "Geschwader und Diplomatiepunkte, auf dem echten Brett.",
  delegates: "Delegierte: ausprobieren",
  delegatesLead: "Schreib Befehle wie in einem Komitee.",
  wingConvoyText:
    "Du spielst Ägypten. Das Flugzeug in Aswan ist ein Geschwader. Geschwader ziehen nie, aber sie unterstützen wie Armeen und tragen Armeen über Land. Eine Armee, die getragen wird, nennt ihren Weg: von Cairo über Aswan nach Khartoum.",
  wingConvoyTask: "Lass das Geschwader deine Armee von Cairo nach Khartoum tragen.",
  wingConvoyHint:
    "Klicke auf die Armee in Cairo, dann auf das Geschwader in Aswan, dann auf Khartoum. Klicke dann auf das Geschwader, wähle „Konvoi“ und klicke auf die Armee.",
  wingConvoyDone:
    "Ein Geschwader hat die Armee über zwei Provinzen getragen. Flotten und Geschwader können Teil desselben Konvois sein.",
  bidText:
    "Jetzt steht dir eine Armee in Khartoum im Weg. Sie ist neutral, die Armee in Benghazi auch. Eine neutrale Einheit führt den Befehl aus, für den die meisten Diplomatiepunkte geboten werden.",
  bidTask: "Nimm Khartoum: Lass Benghazi deine Armee unterstützen, für 1 Diplomatiepunkt.",
  bidHint:
    "Befiehl den Konvoi wie zuvor. Klicke dann auf die Armee in Benghazi, wähle „Unterstützen“ und klicke auf deine Armee in Cairo. Der Befehl wird mit 1 DP notiert.",
  bidDone:
    "Niemand hat mehr für Benghazi geboten, also hat es dir geholfen. Andere hätten dich heimlich überbieten können.",
  delegateSupportText:
    "Ihr seid die französische Delegation. Ihr beide schreibt schweigend an einer Liste, auf dem Handy oder auf Papier. In Burgundy steht eine deutsche Armee.",
  delegateSupportTask: "Vertreibt sie. Schreibt einen Befehl für jede eurer drei Einheiten.",
  delegateSupportHint: "Paris zieht nach Burgundy, Marseilles unterstützt diesen Zug, und die Flotte hält.",
  delegateSupportDone:
    "Im Komitee drückt ihr „Bereit“, wenn eure Liste fertig ist. Der Vorsitz deckt alle Befehle gemeinsam auf.",
} satisfies Translation<typeof en>;
