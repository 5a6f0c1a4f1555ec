import type en from "../en/results.ts";
import type { Translation } from "../translator.ts";

export default {
  moved: "gezogen",
  bounced: "zurückgeschlagen",
  stayed: "geblieben",
  held: "gehalten",
  supported: "unterstützt",
  cut: "unterbrochen",
  convoyed: "Konvoi geglückt",
  disrupted: "Konvoi unterbrochen",
  dislodged: "vertrieben",
  disabled: "ausgeschaltet",
  void: "wirkungslos",
  retreated: "zurückgezogen",
  disbanded: "aufgelöst",
  built: "gebaut",
  waived: "verzichtet",
  counted: "gezählt",
  ignored: "nicht ausgeführt",
  destroyed: "zerstört",
  illegal: "ungültig",
  failed: "gescheitert",
  open: "hängt von den Rückzügen ab",
} satisfies Translation<typeof en>;
