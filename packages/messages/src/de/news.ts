import type en from "../en/news.ts";
import type { Translation } from "../translator.ts";

export default {
  "place-offered": "Ein Platz in der Partie ist frei und bis zu diesem Zeitpunkt für dich reserviert",
  "seat-offered": "Du kannst {powers} übernehmen. Der Platz ist bis zu diesem Zeitpunkt für dich reserviert",
  "bots-offered":
    "{count, plural, one {Es fehlt noch # Person. Ihr könnt mit einem Bot auffüllen und spielen} other {Es fehlen noch # Personen. Ihr könnt mit Bots auffüllen und spielen}}",
  "your-turn": "Du bist dran in {phase} ({powers})",
  "hours-left":
    "{count, plural, one {Noch # Stunde für {phase}, und du bist nicht bereit} other {Noch # Stunden für {phase}, und du bist nicht bereit}}",
  "minutes-left":
    "{count, plural, one {Noch # Minute für {phase}, und du bist nicht bereit} other {Noch # Minuten für {phase}, und du bist nicht bereit}}",
  "hours-left-for":
    "{count, plural, one {Noch # Stunde für {phase}. Nicht bereit: {powers}} other {Noch # Stunden für {phase}. Nicht bereit: {powers}}}",
  "minutes-left-for":
    "{count, plural, one {Noch # Minute für {phase}. Nicht bereit: {powers}} other {Noch # Minuten für {phase}. Nicht bereit: {powers}}}",
  "message-to-you": "{power} hat dir geschrieben",
  "message-to-all": "{power} hat allen geschrieben",
  "officials-to-you":
    "{by, select, officers {Der Vorsitz hat dir geschrieben} other {Der Spielleiter hat dir geschrieben}}",
  "officials-to-all":
    "{by, select, officers {Der Vorsitz hat allen geschrieben} other {Der Spielleiter hat allen geschrieben}}",
} satisfies Translation<typeof en>;
