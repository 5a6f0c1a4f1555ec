import type en from "../en/findings.ts";
import type { Translation } from "../translator.ts";

export default {
  "not-followed": "{text}: {why}",
  "support-of-mover": "{unit} unterstützt {target} beim Halten, aber {target} zieht",
  "support-unmatched": "{unit} unterstützt {target} nach {to}, aber {target} hat dorthin keinen Befehl",
  "convoy-unmatched": "{unit} transportiert {target} nach {to}, aber {target} hat dorthin keinen Befehl",
  "no-convoy": "Keine Flotte transportiert {unit} nach {to}",
  "no-own-convoy": "Keine deiner Flotten transportiert {unit} nach {to}",
  "carrier-idle": "{unit} hat keinen Befehl, {target} nach {to} zu transportieren",
  "no-order": "{unit} hat keinen Befehl",
  "builds-left":
    "{count, plural, one {Du kannst noch # Einheit bauen} other {Du kannst noch # Einheiten bauen}}",
  "removals-left":
    "{count, plural, one {Du musst noch # Einheit auflösen} other {Du musst noch # Einheiten auflösen}}",
} satisfies Translation<typeof en>;
