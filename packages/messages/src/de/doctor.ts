import type en from "../en/doctor.ts";
import type { Translation } from "../translator.ts";

export default {
  "level-ok": "OK",
  "level-note": "Hinweis",
  "level-warning": "Warnung",
  "level-problem": "Problem",
  "check-settings": "Einstellungen",
  "check-clock": "Uhr",
  "check-disk": "Speicherplatz",
  "check-permissions": "Rechte",
  "check-database": "Datenbank",
  "check-server": "Server",
  "check-tls": "TLS",
  "check-proxy": "Proxy",
  "check-mail": "Mail",
  summary:
    "{problems, plural, =0 {{warnings, plural, =0 {Alles in Ordnung.} one {Keine Probleme, # Warnung.} other {Keine Probleme, # Warnungen.}}} one {# Problem ist zu beheben.} other {# Probleme sind zu beheben.}}",
  settingsRight: "Die Umgebungsvariablen sind gültig.",
  clockKept: "Das System hält die Uhr genau.",
  clockRight: "Die Uhr stimmt mit {server} überein.",
  clockUnknown:
    "Die Uhr ließ sich nicht mit {server} vergleichen. Nenne einen Zeitserver, den du erreichst: --time-server",
  clockSlow:
    "Die Uhr geht laut {server} {seconds} Sekunden nach. Fristen laufen zu spät ab. Schalte den Zeitabgleich ein: timedatectl set-ntp true",
  clockFast:
    "Die Uhr geht laut {server} {seconds} Sekunden vor. Fristen laufen zu früh ab. Schalte den Zeitabgleich ein: timedatectl set-ntp true",
  diskRoom: "{room} frei in {folder}.",
  diskLow: "Nur noch {room} frei in {folder}. Halte mindestens 1.000 MB frei.",
  diskFull: "Nur noch {room} frei in {folder}. Der Server kann bald nichts mehr speichern. Schaffe Platz.",
  diskNoFiles: "Auf den Datenträger mit {folder} passen keine weiteren Dateien. Lösche welche.",
  diskRemote:
    "{folder} liegt auf einem Netzlaufwerk ({kind}), auf dem SQLite Daten verlieren kann. Nimm einen lokalen Datenträger oder PostgreSQL.",
  runsAsRoot:
    "Du bist root. Starte den Server und diesen Befehl mit einem eigenen Benutzer, damit ein Einbruch nicht den ganzen Rechner trifft.",
  writable: "{folder} ist beschreibbar.",
  willBeMade: "{folder} gibt es noch nicht. Der Server legt den Ordner an.",
  notWritable:
    "Der Benutzer {user} kann in {folder} nicht schreiben ({detail}). Ändere den Besitzer, oder wähle ein anderes DATA_DIR.",
  fileNotWritable:
    "Der Benutzer {user} kann {file} nicht schreiben. Ändere den Besitzer: chown {user} {file}",
  openToOthers:
    "Andere Benutzer dieses Rechners können in {folder} hineinsehen, wo private Nachrichten liegen. Schließe den Ordner: {command}",
  noDataYet: "Es gibt noch keine Daten. Der Server legt {file} an.",
  fileReadable: "{file} ist lesbar.",
  fileEmpty: "{file} hat noch keine Tabellen. Der Server legt sie beim Start an.",
  postgresReadable: "PostgreSQL antwortet, und die Tabellen sind lesbar.",
  postgresEmpty: "PostgreSQL antwortet. Der Server legt seine Tabellen beim Start an.",
  serverWell: "Der Server antwortet unter {address}.",
  serverIll: "Der Server unter {address} läuft, erreicht aber seine Datenbank nicht. Sein Log sagt, warum.",
  serverAway:
    "Unter {address} antwortet kein Server. Starte ihn und dann diesen Befehl noch einmal: Der Proxy lässt sich nur mit ihm prüfen.",
  notTheServer:
    "Unter {address} antwortet etwas anderes als Chancery (Status {status}). Beende es, oder wähle einen anderen PORT.",
  noPublicUrl:
    "PUBLIC_URL ist nicht gesetzt. Im lokalen Netz ist das in Ordnung. Für das Internet setze die Adresse, die Leute eingeben: {example}",
  plainHere: "{address} ist unverschlüsselt. Im lokalen Netz ist das in Ordnung.",
  plainHttp:
    "{address} ist unverschlüsselt: Unterwegs kann jeder Passwörter und Befehle lesen. Stelle einen TLS-Proxy davor und setze PUBLIC_URL={better}",
  noSuchName: "Den Namen {host} gibt es nicht ({detail}). Trage ihn ins DNS ein, oder berichtige PUBLIC_URL.",
  noTls:
    "{host} ist nicht über TLS erreichbar ({detail}). Starte den Proxy, und öffne seinen Port in der Firewall.",
  certGood: "Das Zertifikat von {host} gilt bis {date}.",
  certExpiresSoon:
    "Das Zertifikat von {host} läuft am {date} ab, {days, plural, =0 {in weniger als einem Tag} one {in # Tag} other {in # Tagen}}. Finde heraus, warum es nicht erneuert wird.",
  certExpired: "Das Zertifikat von {host} ist am {date} abgelaufen. Erneuere es.",
  certSelfSigned:
    "Das Zertifikat von {host} ist selbst signiert, und Browser warnen davor. Besorge eines von einer Zertifizierungsstelle wie Let's Encrypt.",
  certOtherName: "Das Zertifikat von {host} gilt für einen anderen Namen. Besorge eines für {host}.",
  certChain:
    "Das Zertifikat von {host} kommt ohne seine Zwischenzertifikate, und manche Browser lehnen es ab. Richte die ganze Kette ein.",
  certRefused: "Browser lehnen das Zertifikat von {host} ab ({detail}).",
  proxySkipped: "PUBLIC_URL ist nicht gesetzt, also gibt es keinen Proxy zu prüfen.",
  proxyWell: "Anfragen kommen mit den Adressen der Besucher durch, und Neuigkeiten treffen sofort ein.",
  noProxy: "Anfragen kommen ohne Proxy zum Server, und Neuigkeiten treffen sofort ein.",
  eventsHeldBack:
    "Der Proxy hält Neuigkeiten zurück. Schalte für /api/games/*/events das Puffern der Antworten aus (nginx: proxy_buffering off).",
  noForwardedFor:
    "Der Proxy sagt nicht, wer anfragt, und alle Besucher teilen sich ein Anfragelimit. Lass ihn den Header X-Forwarded-For senden.",
  notTrusted:
    "Der Proxy sagt, wer anfragt, aber der Server glaubt ihm nicht, und alle Besucher teilen sich ein Anfragelimit. Setze TRUST_PROXY=1 bei einem Proxy, oder nenne seine Adresse.",
  noForwardedProto:
    "Der Proxy sagt nicht, dass die Verbindung verschlüsselt ist. Lass ihn den Header X-Forwarded-Proto senden.",
  forgeable:
    "Besucher können jede Adresse vortäuschen und Limits umgehen: TRUST_PROXY zählt mehr Proxys, als es gibt. Verringere die Zahl, oder nenne ihre Adressen.",
  openBesideProxy:
    "Der Server lauscht auf {host}. Wer diesen Port erreicht, umgeht den Proxy und kann jede Adresse vortäuschen. Setze HOST=localhost, schließe den Port in der Firewall, oder nenne in TRUST_PROXY die Adresse des Proxys.",
  publicOther:
    "{address} antwortet mit Status {status}, aber das ist nicht dieser Server. Leite den Proxy zu HOST und PORT, oder berichtige PUBLIC_URL.",
  publicAway: "Unter {address} antwortet nichts ({detail}). Starte den Proxy, oder berichtige PUBLIC_URL.",
  noMail:
    "SMTP_URL ist nicht gesetzt: Es werden keine Mails verschickt, und vergessene Passwörter lassen sich nicht zurücksetzen.",
  mailWell: "Der Mailserver {host} nimmt die Verbindung an.",
  mailRefused: "Der Mailserver {host} funktioniert nicht: {detail}. Berichtige SMTP_URL.",
  "check-push": "Push",
  pushNeedsTls:
    "Push-Benachrichtigungen, die installierte App und Offline-Seiten brauchen TLS. Ohne TLS erlauben Browser sie nicht; alles andere funktioniert.",
  pushAfterTls: "Browser erlauben Push-Benachrichtigungen, sobald TLS funktioniert.",
  pushWell: "Browser erlauben Push-Benachrichtigungen. Push-Dienste erhalten {contact} als Kontakt.",
} satisfies Translation<typeof en>;
