import type en from "../en/shell.ts";
import type { Translation } from "../translator.ts";

export default {
  description: "Diplomacy spielen, leiten und studieren: Jeder Befehl wird genau ausgewertet und erklärt.",
  noScript:
    "Chancery zeichnet seine Bretter im Browser und braucht dafür JavaScript. <link>Die API für Programme</link> kommt ohne aus.",
  shortcutPlay: "Spielen",
  shortcutSandbox: "Sandbox",
} satisfies Translation<typeof en>;
