import type en from "../en/projector.ts";
import type { Translation } from "../translator.ts";

export default {
  page: "{page} von {count}",
  announcement: "Ankündigung",
  fullScreen: "Vollbild",
  exitFullScreen: "Vollbild beenden",
  notConnected: "Verbindung unterbrochen",
  showPosition: "Stellung zeigen",
  showResults: "Letzte Ergebnisse zeigen",
  resultsOf: "{phase}: Ergebnisse",
  lastResults: "Letzte Ergebnisse",
  allSucceeded: "Alle Befehle gelungen.",
  newsLine: "{power}, {order}: {why}",
  more: "{count, plural, one {und # weiteres} other {und # weitere}}",
  gameOver: "Die Partie ist zu Ende",
  clock: "Uhr",
  until: "bis {moment}",
  readyCount: "{ready} von {count} bereit",
  points: "Punkte",
  centers: "Zentren",
} satisfies Translation<typeof en>;
