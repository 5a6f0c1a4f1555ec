import type en from "../en/privacy.ts";
import type { Translation } from "../translator.ts";

export default {
  title: "Datenschutz",
  lead: "Was dieser Server über dich speichert, wozu und wie lange. Keine Werbung, kein Tracking, und nichts wird von anderen Seiten geladen.",
  unavailable: "Die Speicherzeiten lassen sich gerade nicht laden.",

  stored: "Was wir speichern",
  storedName: "<b>Deinen Namen</b>, den andere Mitspieler sehen.",
  storedAccount:
    "<b>Deine E-Mail-Adresse und dein Passwort</b>, wenn du sie angibst. Das Passwort speichern wir als Hash, der sich nicht zurückrechnen lässt. Mit der Adresse meldest du dich an und bekommst die Benachrichtigungen, die du willst.",
  storedLink:
    "<b>Deinen Anmeldelink, API-Schlüssel und Passkeys</b>, als Hashes oder öffentliche Schlüssel. Niemand kann sich damit anmelden.",
  storedGames:
    "<b>Deine Partien</b>: Befehle, Abstimmungen, Nachrichten, und wann du sie geschickt hast. Wer was lesen kann, hängt von den Einstellungen der Partie ab. Sie stehen auf ihrer Seite.",
  storedProfile:
    "<b>Deine Ergebnisse und dein Profil</b>, wenn du ein Konto hast: wie Partien endeten, Wertungen, verpasste Fristen, Urlaub, Freunde und Teams. Du bestimmst, was andere sehen. Verpasste Fristen zählen zwölf Monate lang.",
  storedSettings:
    "<b>Deine Einstellungen</b>: Sprache, Benachrichtigungen, Webhooks, und wen du blockiert oder stummgeschaltet hast.",
  storedPush:
    "<b>Push-Benachrichtigungen</b>, wenn du sie einschaltest: die Adresse und die Schlüssel, die dein Browser uns gibt. Die Nachrichten gehen über den Push-Dienst des Browserherstellers, so verschlüsselt, dass er sie nicht lesen kann. Wir löschen die Adresse, wenn du dich dort abmeldest.",
  storedReports:
    "<b>Meldungen</b>: Meldest du eine Nachricht, können Moderatoren sie lesen, dazu ein paar Nachrichten davor und danach.",

  times: "Wie lange",
  what: "Was",
  howLong: "Wie lange",
  days: "{days, plural, =1 {1 Tag} one {# Tag} other {# Tage}}",
  sessions: "Wo du angemeldet bist: Browser, System und letzte Nutzung",
  idleGuests: "Gäste, die nie mitgespielt haben, nach ihrem letzten Besuch",
  attempts: "Zähler, die Versuche begrenzen, etwa falsche Passwörter, nach IP-Adresse",
  notices: "Benachrichtigungen, nachdem sie verschickt wurden",
  traces:
    "Gehashte IP-Adressen und Browserkennungen von Mitspielern, und wann sie zum Spielen kamen (siehe unten)",
  reports: "Meldungen, nachdem über sie entschieden wurde",
  sanctions: "Verwarnungen, und Sperren nach ihrem Ende",
  account: "Dein Konto und was dazugehört",
  untilDeleted: "Bis du es löschst",
  gameLogs: "Partien und ihre Nachrichten",
  withoutName: "Dauerhaft. Löschst du dein Konto, wird dein Name entfernt",
  results:
    "Ergebnisse beendeter Partien. Löschst du dein Konto, ist nicht mehr zu erkennen, dass es deine waren",
  moderatorLog: "Das Protokoll der Moderatoren, mit Kontonummern, aber ohne Namen",
  forGood: "Dauerhaft",
  cleanup: "Nach diesen Zeiten richtet sich der Server. Alle sechs Stunden löscht er, was zu alt ist.",

  signals: "Eine Person auf zwei Plätzen",
  signalsText:
    "Damit es fair zugeht, vergleichen wir IP-Adressen und Browser von Leuten in derselben Partie, und wann sie zum Spielen kommen. Adressen speichern wir nicht, sondern nur einen Hash mit Schlüssel. Er lässt sich vergleichen, aber nicht zurückrechnen. Spielleiter sehen, dass zwei Mitspieler etwas gemeinsam haben, aber nie eine Adresse. Nichts geschieht automatisch.",

  cookies: "Cookies",
  cookiesText:
    "Zwei, sobald du einen Namen eingibst oder dich anmeldest. Mit <code>chancery</code> bleibst du angemeldet. <code>chancery-device</code> ist eine Zufallszahl, an der wir diesen Browser für den genannten Zweck erkennen. Entwürfe von Befehlen und Nachrichten bleiben in deinem Browser, bis du dich abmeldest. Dasselbe gilt für die zuletzt gesehenen Partien, wenn sie sich offline öffnen lassen.",

  logs: "Protokolle und Sicherungen des Servers",
  logsText:
    "Die Betreiber dieses Servers können Protokolle mit IP-Adressen und aufgerufenen Seiten aufbewahren. Sie können auch Sicherungen aufbewahren. Darin ist alles außer gehashten Adressen und den Zeiten von Besuchen. Wie lange, entscheiden sie selbst.",

  rights: "Deine Daten gehören dir",
  rightsText:
    "In <link>deinem Profil</link> kannst du alles herunterladen, was wir über dich speichern, und dein Konto löschen.",
} as const satisfies Translation<typeof en>;
