import type en from "../en/ruleWords.ts";
import type { Translation } from "../translator.ts";

export default {
  "moved-freely": "Eine Einheit zieht, wo niemand dagegenhält.",
  "moved-against":
    "Ein Zug ist so stark wie eins plus seine Unterstützungen. Die stärkere Seite kommt hinein.",
  dislodging:
    "Ein stärkerer Angriff vertreibt eine Einheit, die bleibt. Sie muss sich zurückziehen oder auflösen.",
  "bounced-by-rival": "Gleich starke Züge an denselben Ort heben sich auf, und niemand kommt hinein.",
  "bounced-by-stronger": "Ein Zug scheitert, wenn ein stärkerer an denselben Ort geht.",
  "bounced-by-holder": "Eine Einheit, die bleibt, hält Züge ab, die nicht stärker sind als sie.",
  "bounced-head-to-head": "Zwei Einheiten können nicht die Plätze tauschen. Nur die stärkere kommt durch.",
  "bounced-without-own-support": "Keine Unterstützung hilft, die eigene Einheit zu vertreiben.",
  "bounced-criss-cross":
    "Zwei Konvois, die aufeinander zielen, werden verglichen. Nur der stärkere kommt an.",
  "own-unit-in-place": "Keine Macht kann ihre eigene Einheit vertreiben.",
  "no-convoy": "Eine Armee überquert Wasser nur, wenn jede Flotte auf dem Weg den Konvoi befohlen hat.",
  "convoy-broken":
    "Ein Konvoi scheitert, wenn eine seiner Flotten vertrieben wird und kein anderer Weg bleibt.",
  "convoy-paradox": "Würde ein Angriff über seinen eigenen Konvoi entscheiden, findet er nicht statt.",
  held: "Eine Einheit, die niemand angreift, bleibt, wo sie ist.",
  "held-against": "Eine Einheit bleibt, wenn kein Angriff stärker ist als sie und ihre Unterstützungen.",
  beleaguered: "Gleich starke Angriffe heben sich auf. Die Einheit dazwischen bleibt.",
  dislodged: "Eine Einheit wird vertrieben, wenn ein Angriff stärker ist als sie und ihre Unterstützungen.",
  supported: "Eine Unterstützung erhöht die Stärke der unterstützten Einheit um eins.",
  "cut-by-attack":
    "Eine Unterstützung wird unterbrochen, wenn ihr Geber angegriffen wird, außer von dort, wohin sie wirkt.",
  "cut-by-dislodgement": "Eine vertriebene Einheit unterstützt niemanden.",
  "support-kept-against-own-convoy":
    "Ein Angriff per Konvoi unterbricht keine Unterstützung gegen seine eigenen Flotten.",
  "support-of-mover": "Eine Einheit, die ziehen soll, kann nicht beim Halten unterstützt werden.",
  "support-mismatch": "Eine Unterstützung zählt nur für genau den befohlenen Zug.",
  convoyed: "Eine Flotte, die nicht vertrieben wird, bringt die Armee weiter.",
  "convoy-mismatch": "Ein Konvoi zählt nur für genau den befohlenen Zug.",
  retreated:
    "Eine vertriebene Einheit darf in ein leeres Nachbarfeld, in dem es kein Patt gab und aus dem der Angriff nicht kam.",
  "retreat-collision": "Einheiten, die sich an denselben Ort zurückziehen, werden aufgelöst.",
  "disbanded-by-order": "Eine vertriebene Einheit darf sich auflösen, statt sich zurückzuziehen.",
  "disbanded-without-order": "Eine vertriebene Einheit ohne gültigen Rückzug wird aufgelöst.",
  "disbanded-without-place": "Eine vertriebene Einheit, die nirgends hinkann, wird aufgelöst.",
  built: "Eine Macht mit mehr Zentren als Einheiten darf in ihren freien Heimatzentren bauen.",
  waived: "Niemand muss bauen.",
  "removed-by-order": "Eine Macht mit mehr Einheiten als Zentren muss die überzähligen auflösen.",
  "removed-as-farthest":
    "Sagt eine Macht nicht, was aufgelöst wird, gehen die Einheiten zuerst, die am weitesten von der Heimat entfernt sind.",
} satisfies Translation<typeof en>;
