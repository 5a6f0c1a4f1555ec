import type en from "../en/gameEnd.ts";
import type { Translation } from "../translator.ts";

export default {
  title: "Die Partie ist zu Ende",
  analyze: "Diese Partie analysieren",
  replay: "Partie abspielen",
  picture: "Bild zum Teilen",
  pictureTitle: "{game}: die Schlussstellung",
  rematch: "Revanche mit denselben Mitspielern",
  joinRematch: "Der Revanche beitreten",
  rematchText:
    "Du bekommst eine neue Partie mit denselben Einstellungen. Alle hier erhalten den Link als Nachricht.",
  turningPoints: "Wendepunkte",
  lead: "{year}: {power} übernimmt mit {count} die Führung",
  gains: "{year}: {power} gewinnt {change} hinzu und hat {count}",
  losses: "{year}: {power} verliert {change} und hat {count}",
  out: "{year}: {power} scheidet aus",
} satisfies Translation<typeof en>;
