import type en from "../en/server.ts";
import type { Translation } from "../translator.ts";

export default {
  "not-found": "Hier gibt es für dich nichts zu sehen",
  unavailable: "Die Daten sind gerade nicht erreichbar ({code}). Versuch es noch einmal",
  "too-large": "Die Anfrage hat mehr als {most, number} Bytes, und mehr werden nicht gelesen",
  "adjudication-busy":
    "Gerade werden zu viele Anfragen ausgewertet. Versuch es in ein paar Sekunden noch einmal",
  "adjudication-too-much":
    "Das braucht mehr Arbeitsspeicher, als eine Anfrage haben darf. Sende weniger auf einmal",
  "uploads-busy": "Gerade werden zu viele Dateien gesendet. Versuch es in einer halben Minute noch einmal",
  "adjudication-too-long":
    "Das hat länger als {seconds, plural, one {# Sekunde} other {# Sekunden}} gedauert. Sende weniger Befehle",
  "stream-too-long":
    "Ein Datenstrom kann höchstens {requests, number} Anfragen und {bytes, number} Bytes haben. Sende den Rest in einem weiteren",
  "too-slow":
    "Die Anfrage ist nicht innerhalb von {seconds, plural, one {# Sekunde} other {# Sekunden}} angekommen. Sende sie noch einmal, schneller oder in kleineren Teilen",
  "not-http": "Diese Anfrage kann der Server nicht lesen. Sende HTTP/1.1 mit höchstens 16 KB Kopfzeilen",
  "bad-address": "Diese Adresse ist nicht lesbar: Sie ist zu lang oder hat ein % ohne zwei Ziffern dahinter",
  "no-route": "Unter {url} gibt es nichts. Siehe /api/docs",
  "no-method": "{method} geht hier nicht. Möglich: {allowed}",
  "internal-error": "Bei uns ist etwas schiefgegangen. Es wurde notiert",
  "not-json": "Sende die Anfrage mit content-type: application/json",
  "too-many-requests":
    "Zu viele Anfragen. Versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal",
  "zero-character": "Text darf das Zeichen \\u0000 nicht enthalten",
  "reserved-names": "„__proto__“ und „constructor“ sind als Namen nicht möglich",
  "has-account": "Du hast schon eine E-Mail-Adresse und ein Passwort",
  classroom:
    "Dieser Server ist für den Unterricht eingerichtet. Profile, Wertungen, Ranglisten, Freunde, Teams und öffentliche Listen von Partien gibt es hier nicht",
  "no-profile": "Gäste haben kein Profil. POST /api/me/account legt ein Konto an",
  "no-password": "Gäste haben kein Passwort. POST /api/me/account legt eins an",
  "no-email": "Gäste haben keine E-Mail-Adresse. POST /api/me/account trägt eine ein",
  "too-many-passwords": "Zu viele falsche Passwörter. Versuch es in 15 Minuten noch einmal",
  "passwords-busy": "Gerade melden sich zu viele Leute an. Versuch es in ein paar Sekunden noch einmal",
  "wrong-password": "E-Mail-Adresse oder Passwort ist falsch",
  "no-mail":
    "Dieser Server verschickt keine Mail. Nimm deinen persönlichen Anmeldelink, oder frag die Betreiber",
  "email-taken": "Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich an",
  "too-many-codes": "Zu viele falsche Codes. Versuch es in 10 Minuten noch einmal",
  "no-such-code": "Keine Delegation hat diesen Code. Frag den Vorsitz",
  "codes-for-officers": "Nur der Vorsitz sieht die Codes",
  "unknown-key": "Dieser Schlüssel ist unbekannt oder wurde widerrufen",
  "key-session": "Das geht nicht mit einem Schlüssel. Melde dich an",
  "key-scope":
    "Dieser Schlüssel hat das Recht {scope}, aber hierfür braucht es {needed}. Lege auf deiner Profilseite einen passenden an",
  "key-expires": "Der Schlüssel wäre schon abgelaufen. Wähle ein späteres Datum",
  "foreign-origin":
    "Anfragen, die etwas ändern, müssen von unseren eigenen Seiten kommen. Ein Programm sendet einen Schlüssel (POST /api/keys) oder sein Cookie mit der Kopfzeile Origin: {origin}",
  "not-signed-in": "Melde dich zuerst an: POST /api/guests, oder sende einen Schlüssel",
  banned: "Du bist auf diesem Server gesperrt. Grund: {reason}",
  "banned-until": "Du bist auf diesem Server bis {until} gesperrt. Grund: {reason}",
  "nobody-to-block": "Du kannst nur andere Leute in dieser Partie blockieren",
  "too-many-blocks":
    "Du hast {most, plural, one {# Person} other {# Personen}} blockiert, mehr geht nicht. Hebe zuerst eine Blockierung auf",
  "vacation-notice": "Kündige einen Urlaub mindestens einen Tag vor seinem Beginn an",
  "vacation-far": "Kündige einen Urlaub höchstens ein Jahr vor seinem Beginn an",
  "vacation-end": "Ein Urlaub muss nach seinem Beginn enden",
  "vacation-overlaps": "Du hast in dieser Zeit schon einen Urlaub",
  "vacation-waited":
    "Eine Partie wartet wegen dieses Urlaubs, seine Tage sind deshalb verbraucht. Du kannst trotzdem Befehle geben: Sobald alle bereit sind, geht die Partie weiter",
  "vacation-days":
    "Im Jahr sind {days, plural, one {# Urlaubstag} other {# Urlaubstage}} möglich, und {year} wären es mehr",
  "too-many-vacations": "Du hast deine Urlaube heute zu oft geändert. Versuch es morgen noch einmal",
  "account-to-host": "Für eine gewertete Partie oder eine mit Mindest-Zuverlässigkeit brauchst du ein Konto",
  "friend-yourself": "Du kannst nicht mit dir selbst befreundet sein",
  "too-many-friends":
    "Du hast {most, plural, one {# Freund} other {# Freunde}}, das ist die Grenze. Entferne zuerst jemanden",
  "too-many-teams":
    "Du bist in {most, plural, one {# Team} other {# Teams}}, das ist die Grenze. Verlasse zuerst eins",
  "team-full":
    "Ein Team kann {most, plural, one {# Mitglied} other {# Mitglieder}} haben. Entferne zuerst eins",
  "nothing-to-report": "Du kannst nur melden, was andere geschrieben haben",
  "too-many-reports":
    "{most, plural, one {# deiner Meldungen ist} other {# deiner Meldungen sind}} noch offen, mehr geht nicht. Warte, bis über eine entschieden ist",
  "signals-for-masters": "Das sehen nur Spielleiter",
  "decided-already": "Über diese Meldung hat schon jemand anderes entschieden",
  "nobody-accused": "Wer das geschrieben hat, hat kein Konto mehr. Du kannst die Meldung nur abweisen",
  "reason-missing": "Gib einen Grund an",
  "ban-over": "Die Sperre wäre schon vorbei. Wähle ein späteres Datum",
  "bad-administrators":
    "ADMINISTRATORS enthält {given}, muss aber E-Mail-Adressen oder Konto-IDs enthalten, durch Kommas getrennt.",
  "invitations-by-host": "Nur der Gastgeber kann einladen",
  "offer-expired": "Dieser Link ist abgelaufen. Bitte um einen neuen",
  "too-many-games":
    "Du bist in {most, plural, one {# Partie, die} other {# Partien, die}} noch nicht vorbei {most, plural, one {ist} other {sind}}, mehr sind nicht möglich. Beende oder verlasse zuerst eine",
  "too-many-keys":
    "Du hast {most, plural, one {# Schlüssel} other {# Schlüssel}}, mehr sind nicht möglich. Widerrufe zuerst einen",
  "too-many-passkeys":
    "Du hast {most, plural, one {# Passkey} other {# Passkeys}}, mehr geht nicht. Entferne zuerst einen",
  "bad-passkey": "Dieser Passkey funktioniert hier nicht. Versuch es noch einmal oder melde dich anders an",
  "too-many-hooks":
    "Du hast {most, plural, one {# Webhook} other {# Webhooks}}, mehr sind nicht möglich. Lösche zuerst einen",
  "too-many-streams":
    "Du hast {most, plural, one {# Datenstrom} other {# Datenströme}} offen, mehr sind nicht möglich. Schließe zuerst einen",
  "too-many-streams-here":
    "Aus deinem Netz {most, plural, one {ist # Datenstrom} other {sind # Datenströme}} offen, mehr sind nicht möglich. Schließe zuerst eine Seite",
  "unknown-token": "Dieser Anmeldelink gehört niemandem",
  forgotten: "Du bist hier nicht mehr bekannt. Melde dich neu an",
  "bad-token": "Dieser Link wurde schon benutzt oder ist abgelaufen. Fordere einen neuen an",
  "hook-url": "Gib eine Adresse wie https://example.org/hook an",
  "hook-protocol": "Die Adresse muss mit https:// oder http:// beginnen",
  "push-https": "Die Adresse eines Push-Dienstes muss mit https:// beginnen",
  "hook-password": "Die Adresse darf weder Benutzer noch Passwort enthalten",
  "hook-private": "Diese Adresse liegt nicht im öffentlichen Internet",
  "start-text": "Dieser Server wertet Diplomacy und seine Varianten aus und erklärt jedes Ergebnis.",
  "start-docs": "Dokumentation der API",
  "unsubscribe-broken":
    "Dieser Link ist unvollständig oder zu alt. Du kannst Mail in deinem Profil abstellen",
  "unsubscribe-title": "Mail zu deinen Partien",
  "unsubscribe-button": "Keine Mail mehr schicken",
  unsubscribed: "Du bekommst keine Mail mehr zu deinen Partien",
  "unsubscribed-undo": "In deinem Profil kannst du sie wieder einschalten.",
  listening: "Chancery läuft unter {address}",
  "also-at": "Andere in deinem Netz erreichen es unter {address}",
  "only-here": "Nur dieser Rechner erreicht es. Mit HOST=0.0.0.0 auch andere in deinem Netz",
  "port-taken":
    "Port {port} auf {host} ist belegt. Beende das andere Programm, oder nimm einen anderen Port: PORT={other}",
  "port-forbidden": "Port {port} darfst du nicht benutzen. Nimm einen ab 1024: PORT=1901",
  "not-our-host":
    "HOST ist {host}, aber das ist keine Adresse dieses Rechners. Nur für diesen Rechner: HOST=localhost. Für alle in seinem Netz: HOST=0.0.0.0",
  "cannot-start": "Der Server kann nicht starten: {detail}",
  "bad-port": "PORT ist {given}, muss aber eine Zahl von 0 bis 65535 sein.",
  "bad-public-url":
    "PUBLIC_URL ist {given}, muss aber aussehen wie https://chancery.example.org, ohne etwas dahinter.",
  "bad-trust-proxy":
    "TRUST_PROXY ist {given}, muss aber die Zahl der Proxys vor dem Server sein, etwa 1, oder ihre Adressen, etwa 10.0.0.1, 10.1.0.0/16. Mit true könnte sich jeder Besucher seine Adresse aussuchen.",
  "bad-limit": "{name} ist {given}, muss aber eine ganze Zahl von 1 bis 999999 sein.",
  "bad-hooks-to-private": "HOOKS_TO_PRIVATE ist {given}, muss aber true oder false sein.",
  "bad-classroom": "CLASSROOM ist {given}, muss aber true oder false sein.",
  "bad-undo-seconds": "UNDO_SECONDS ist {given}, muss aber eine Zahl von Sekunden von 0 bis 999 sein.",
  "bad-metrics": "METRICS muss off, loopback oder ein Token aus mindestens 16 Zeichen ohne Leerzeichen sein.",
  "smtp-missing": "MAIL_FROM ist gesetzt, SMTP_URL aber nicht: So lässt sich keine Mail verschicken.",
  "bad-smtp-url": "SMTP_URL muss aussehen wie smtp://user:password@mail.example.org:587.",
  "bad-mail-from": "MAIL_FROM ist {given}, muss aber aussehen wie Chancery '<'games@example.org'>'.",
  "mail-from-missing": "MAIL_FROM fehlt. Es muss aussehen wie Chancery '<'games@example.org'>'.",
  "public-url-missing": "PUBLIC_URL fehlt: Links in Mails brauchen es. Setze es, oder lass SMTP_URL weg.",
} satisfies Translation<typeof en>;
