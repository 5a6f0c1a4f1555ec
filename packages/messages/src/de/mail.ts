import type en from "../en/mail.ts";
import type { Translation } from "../translator.ts";

export default {
  hookStopped: "Chancery ruft deinen Webhook nicht mehr auf",
  hookStoppedText:
    "Zu viele Aufrufe von {url} sind fehlgeschlagen. Der letzte Grund: {failure}. Richte ihn neu ein, wenn er wieder geht.",
  hookAnswered: "er antwortete mit {status}",
  yourHooks: "Deine Webhooks",
  hookWhy: "Du bekommst diese Mail, weil der Webhook dir gehört.",
  subjectReminders: "{title}: Deine Frist läuft bald ab",
  subjectTurns: "{title}: Du bist am Zug",
  subjectResults: "{title}: Neue Ergebnisse",
  subjectMessages: "{title}: Du hast eine Nachricht",
  subjectTable: "{title}: Neues aus deiner Partie",
  openGame: "Zur Partie",
  newsWhy:
    "Du bekommst diese Mail, weil du an dieser Partie teilnimmst. In deinem Profil kannst du das ändern: {profile}",
  unsubscribe: "Keine Mail mehr",
  resetSubject: "Neues Passwort für Chancery",
  resetText: "Du möchtest ein neues Passwort setzen. Der Link gilt einmal und eine Stunde lang.",
  resetLink: "Neues Passwort setzen",
  resetWhy: "Wenn das nicht von dir kam, ignoriere diese Mail. Dein Passwort bleibt, wie es ist.",
  confirmSubject: "Bestätige deine E-Mail-Adresse",
  confirmText:
    "Jemand hat diese Adresse bei Chancery eingetragen. Wenn du es warst, bestätige sie innerhalb einer Woche: Dann gehört sie zu deinem Konto, und du bekommst Mail zu deinen Partien.",
  confirmLink: "Adresse bestätigen",
  confirmWhy: "Wenn du das nicht warst, ignoriere diese Mail. Es kommt keine weitere.",
} satisfies Translation<typeof en>;
