import type en from "../en/bots.ts";
import type { Translation } from "../translator.ts";

export default {
  level: "{level, select, beginner {Anfänger} club {Clubspieler} other {Meister}}",
  character: "{character, select, bold {kühn} cautious {vorsichtig} other {treu}}",
  label: "Bot · {level}",
  votes: "Bots nehmen ein Unentschieden an, wenn sie nicht mehr mit einem Sieg rechnen.",
  dealsOnly:
    "Bots verstehen Abmachungen, keine Nachrichten. Biete Frieden, ein Bündnis, eine entmilitarisierte Provinz oder Befehle an. Hinterher siehst du, wer Wort gehalten hat.",
  party: "{power} (Bot)",
  count: "{count, plural, one {# Bot} other {# Bots}}",
  inLobby: "{count, plural, one {Dazu spielt # Bot.} other {Dazu spielen # Bots.}}",
  heading: "Keine Lust zu warten?",
  waitedLong: "Es dauert schon eine Weile.",
  leadStarts: "Bots füllen die leeren Plätze auf, und die Partie startet sofort.",
  lead: "Bots spielen die freien Plätze. Wer vor dem Start beitritt, bekommt den Platz eines Bots.",
  committeeLead:
    "Für Delegationen ohne Delegierte können Bots spielen. Sie machen Platz, sobald jemand beitritt.",
  fillDelegations: "Leere Delegationen mit Bots besetzen",
  chooseLevel: "Stärke der Bots",
  fill: "Freie Plätze mit Bots besetzen",
  addOne: "Einen Bot hinzufügen",
  remove: "Entfernen",
  removeNamed: "{bot} entfernen",
  assign: "Mit einem Bot besetzen · {level}",
  removeBot: "Bot entfernen",
  removeTitle: "{powers}: Bot entfernen?",
  removeText:
    "Seine Befehle für diese Phase zählen nicht mehr. Ohne Spieler brechen in der Macht Bürgerunruhen aus.",
  replaceBot:
    "Der Bot macht Platz. Seine Befehle zählen, bis der neue Spieler sie ändert. Der neue Spieler sieht nur Nachrichten ab diesem Moment.",
  leaveStandIn:
    "Deine Befehle für diese Phase zählen nicht mehr. Ein Bot vertritt dich, bis du zurückkommst oder jemand anderes übernimmt.",
} satisfies Translation<typeof en>;
