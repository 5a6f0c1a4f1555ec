import type en from "../en/players.ts";
import type { Translation } from "../translator.ts";

export default {
  players: "Mitspieler",
  open: "Frei",
  nobody: "Niemand",
  hidden: "Verborgen",
  hiddenUntilEnd: "Verborgen bis zum Ende der Partie",
  you: "du",
  eliminated: "ausgeschieden",
  offered: "Ersatz gesucht",
  noPlayer: "Unbesetzt: Bürgerunruhen drohen",
  missed:
    "{missed, plural, one {# Zug verpasst} other {# Züge verpasst}}, nach {limit} gilt der Platz als verlassen",
  ready: "bereit",
  notReady: "nicht bereit",

  change: "Ändern",
  changePlayer: "Besetzung ändern: {powers}",
  seen: "Alle sehen das, und es bleibt im Protokoll.",
  seenReason: "Alle sehen das, mit dem Grund. Es bleibt im Protokoll.",
  vacate: "Vom Platz nehmen",
  vacateTitle: "{powers} für unbesetzt erklären?",
  vacateText:
    "Wer hier spielt, verliert den Platz und kann nicht von sich aus zurückkommen. Die Befehle für diese Phase zählen nicht mehr. Ohne Befehle kommt es zu Bürgerunruhen.",
  offer: "Ersatz einladen",
  replace: "Platz neu besetzen",
  replaceTitle: "Wer spielt ab jetzt {powers}?",
  replaceVacant: "Der Platz ist leer. Wer übernimmt, sieht nur Nachrichten ab diesem Moment.",
  replaceHeld:
    "{player} verliert den Platz, und die Befehle für diese Phase zählen nicht mehr. Wer übernimmt, sieht nur Nachrichten ab diesem Moment.",
  replaceHidden:
    "Wer bisher spielt, verliert den Platz, und die Befehle für diese Phase zählen nicht mehr. Wer übernimmt, sieht nur Nachrichten ab diesem Moment.",
  newPlayer: "Wer übernimmt",
  nobodyFree: "Niemand ist frei",
  assign: "Platz besetzen",

  officers: "Vorsitz: <b>{names}</b>",
  gameMaster: "Spielleiter: <b>{name}</b>",
  noGameMaster: "Spielleiter: <b>noch niemand</b>",
  projector: "<link>Projektor</link>: Brett, Uhr und Ergebnisse für den ganzen Raum, ohne Geheimnisse",
  spectators: "Zuschauer: {names}",
  appointTitle: "{officials, select, officers {In den Vorsitz berufen} other {Spielleiter ernennen}}",
  appointText:
    "{officials, select, officers {Der Vorsitz sieht alle Befehle und kann Uhr, Delegationen und Stellung ändern. Wer dazugehört, spielt keine Macht, jetzt nicht und später nicht.} other {Der Spielleiter sieht alle Befehle und kann Uhr, Mitspieler und Stellung ändern. Er spielt keine Macht, jetzt nicht und später nicht.}}",
  appointLabel: "{officials, select, officers {Vorsitz} other {Spielleiter}}",
  noSpectators: "Niemand schaut zu",
  appointSeen: "Alle sehen, wer ernannt wurde.",
  appoint: "Ernennen",

  applicant:
    "{name} möchte {powers} übernehmen. Mehr als die Hälfte der Mitspieler muss zustimmen, der Gastgeber zählt nicht mit.",
  applicantHidden:
    "Jemand möchte {powers} übernehmen. Mehr als die Hälfte der Mitspieler muss zustimmen, der Gastgeber zählt nicht mit.",
  admissionVote: "{powers}: Abstimmung über die Nachfolge",
  admissionSecret: "Niemand sieht, wie du abstimmst.",
  admit: "Annehmen",
  decline: "Ablehnen",

  returnToGame: "Zurück in die Partie",
  leave: "Partie verlassen",
  leaveTitle: "Diese Partie verlassen?",
  leavePlaying:
    "Deine Befehle für diese Phase zählen nicht mehr. Ohne Befehle gerät deine Macht in Bürgerunruhen, und jemand anderes kann sie übernehmen. Bis dahin kannst du zurückkommen.",
  leaveWatching: "Du kannst zurückkommen, solange die Partie für andere offen ist.",
  leaveSeen: "Alle sehen, dass jemand gegangen ist.",
  cancel: "{officials, select, officers {Komitee abbrechen} other {Partie abbrechen}}",
  cancelTitle: "{officials, select, officers {Dieses Komitee abbrechen?} other {Diese Partie abbrechen?}}",
  cancelText:
    "{officials, select, officers {Das Komitee endet jetzt, ohne Sieger. Nur der Vorsitz kann es wieder öffnen.} other {Die Partie endet jetzt, ohne Sieger. Nur ein Spielleiter kann sie fortsetzen.}}",

  offerTitle: "Ersatz einladen: {powers}",
  offerText:
    "Wer den Link öffnet, kann um den Platz bitten, mit allem, was {powers} noch hat. Zu sehen ist nur, was ab dann geschrieben wird.",
  offerVote: "Du spielst selbst mit. Deshalb stimmen die anderen Mitspieler ab, wer den Platz bekommt.",
  offerReplaces: "Der Link von vorher funktioniert dann nicht mehr.",
  offerEliminated: "Auch für alle, die in dieser Partie ausgeschieden sind",
  offerEliminatedHelp: "Besser ist jemand, der in dieser Partie noch nicht gespielt hat.",
  offerSeen: "Alle sehen, dass Ersatz gesucht wird, aber nicht, wen du fragst.",
  createLink: "Link erstellen",
  offerLinkText:
    "Schicke diesen Link an die Person, die {powers} übernimmt. Er wird nur einmal angezeigt und gilt zwei Wochen.",
  offerLink: "Link zur Übernahme",
  copyLink: "Link kopieren",
  offerQrCode: "QR-Code des Links zur Übernahme",
  done: "Fertig",

  endOfGame: "Ende der Partie",
  soloVoteText:
    "Schlag vor, wie die Partie enden soll. Dein Vorschlag gilt, bis du ihn zurückziehst oder ein Bot ablehnt. Haben alle zugestimmt, die zustimmen müssen, endet die Partie.",
  voteText:
    "{officials, select, officers {Schlag allen vor, wie die Partie enden soll. Die Stimmen sind geheim, auch vor dem Vorsitz. Auch von wem der Vorschlag kommt, erfährt niemand. Er gilt, bis er zurückgezogen oder abgelehnt wird. Haben alle zugestimmt, die zustimmen müssen, endet die Partie.} other {Schlag allen vor, wie die Partie enden soll. Die Stimmen sind geheim, auch vor dem Spielleiter. Auch von wem der Vorschlag kommt, erfährt niemand. Er gilt, bis er zurückgezogen oder abgelehnt wird. Haben alle zugestimmt, die zustimmen müssen, endet die Partie.}}",
  voteTextOpen:
    "Schlag allen vor, wie die Partie enden soll. Alle sehen, von wem der Vorschlag kommt, wer zustimmt und wer ablehnt. Haben alle zugestimmt, die zustimmen müssen, endet die Partie.",
  drawAmong: "Unentschieden zwischen einigen Mächten",
  sharers: "Wer sich das Unentschieden teilt",
  chooseSharers: "Wähle mindestens zwei Mächte.",
  yourProposal: "Dein Vorschlag",
  draw: "Unentschieden zu gleichen Teilen: {powers}",
  concede: "Aufgeben: {power} gewinnt",
  mustAgree: "Zustimmen müssen: {powers}.",
  refusedNow: "In dieser Phase wurde ein Vorschlag abgelehnt.",
  chooseProposal: "Wähle zuerst, wie die Partie enden soll.",
  propose: "Allen vorschlagen",

  record: "Protokoll",
  showChanges: "Änderungen zeigen",
  hideChanges: "Änderungen ausblenden",
  changes: "Änderungen",
  nothingChanged: "Nichts hat sich geändert.",
  noLonger: "nicht mehr",
  now: "jetzt",
  center: "Zentrum {item}",
  standoffs: "Patts",
  "field-favor": "Botschaft {item}",
  "field-kicked": "verwiesen bei {item}",
  "field-retaliated": "Vergeltung durch {item}",
  "field-builtIn": "gebaut in {item}",
  "field-revoked": "ohne Diplomatiepunkte: {item}",
  "field-civilDisorder": "in Bürgerunruhen: {item}",
  field: "{field} {item}",
} satisfies Translation<typeof en>;
