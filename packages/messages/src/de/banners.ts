import type en from "../en/banners.ts";
import type { Translation } from "../translator.ts";

export default {
  past: "Du siehst {viewed}. Gespielt wird {current}.",
  pastOver: "Du siehst {viewed}. Die Partie ist zu Ende.",
  noticesLabel: "Neues vom Spielleiter",
  announcement:
    "{by, select, officers {Mitteilung des Vorsitzes} host {Mitteilung des Gastgebers} other {Mitteilung des Spielleiters}}",
  named: "{what} ({name})",
  reason: "Grund: {reason}",
  showChanges: "Änderungen zeigen",
  gotIt: "Verstanden",

  draw: "Ein Unentschieden wurde vorgeschlagen. {powers} würden es zu gleichen Teilen teilen.",
  concession: "Es wurde vorgeschlagen, {powers} den Sieg zu überlassen.",
  yourDraw: "Du hast ein Unentschieden vorgeschlagen. {powers} würden es zu gleichen Teilen teilen.",
  yourConcession: "Du hast vorgeschlagen, {powers} den Sieg zu überlassen.",
  drawBy: "Vorschlag ({by}): Unentschieden. {powers} würden es zu gleichen Teilen teilen.",
  concessionBy: "Vorschlag ({by}): {powers} den Sieg überlassen.",
  acceptedBy: "Die Partie endet, sobald alle Gefragten zugestimmt haben. Bisher: {powers}.",
  voteHint: "Die Partie endet, sobald alle Gefragten zugestimmt haben. Niemand sieht, wer das getan hat.",
  accepted: "Du hast zugestimmt.",
  accept: "Zustimmen",
  refuse: "Ablehnen",
  withdraw: "Vorschlag zurückziehen",
  takeBack: "Zurücknehmen",

  fromSandbox: "Befehle aus deiner Sandbox:",
  useOrders: "Übernehmen",
  discardOrders: "Verwerfen",

  closing:
    "Alle sind bereit. {phase} wird {left, plural, =0 {jetzt} one {in # Sekunde} other {in # Sekunden}} ausgewertet.",
  undo: "Rückgängig: Ich bin nicht bereit",
  offlineSince: "Du bist offline. So stand die Partie zuletzt: {time}.",
  offlineOrders: "Deine Befehle bleiben auf diesem Gerät und werden geschickt, sobald du wieder online bist.",
  offlineReading: "Sobald du wieder online bist, siehst du den neuesten Stand.",
} satisfies Translation<typeof en>;
