import type en from "../en/ui.ts";
import type { Translation } from "../translator.ts";

export default {
  cancel: "Abbrechen",
  close: "Schließen",
  language: "Sprache",
} satisfies Translation<typeof en>;
