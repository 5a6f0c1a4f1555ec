import type en from "../en/storage.ts";
import type { Translation } from "../translator.ts";

export default {
  unavailable: "Die Datenbank antwortet nicht: {detail}",
  busy: "Ein anderes Programm benutzt die Datenbank: {detail}",
  "disk-full": "Für die Datenbank ist kein Platz mehr: {detail}",
  "bad-folder":
    "Der Ordner {folder} kann nicht für Daten benutzt werden: {detail}. Wähle einen anderen: DATA_DIR=./data",
  held: "{file} wird von einem anderen Server benutzt ({by}). Beende ihn zuerst, oder lege die Daten woanders ab: DATA_DIR=./other. Mehrere Server nebeneinander brauchen PostgreSQL: DATABASE_URL=postgres://user:password@host/database",
  "held-by-unknown":
    "{file} wird von einem anderen Server benutzt. Beende ihn zuerst, oder lege die Daten woanders ab: DATA_DIR=./other. Mehrere Server nebeneinander brauchen PostgreSQL: DATABASE_URL=postgres://user:password@host/database",
  "not-ours":
    "{where} enthält etwas anderes als Daten von Chancery ({detail}) und wurde nicht angerührt. Wähle einen anderen Ort: DATA_DIR=./data, oder eine andere PostgreSQL-Datenbank",
  "bad-url": "DATABASE_URL muss aussehen wie postgres://user:password@host:5432/database. {detail}",
  "no-answer": "PostgreSQL antwortet nicht unter {where} ({detail}). Starte es, oder berichtige DATABASE_URL",
  denied:
    "PostgreSQL unter {where} lehnt die Verbindung ab: {detail}. Berichtige Benutzer, Passwort und Datenbank in DATABASE_URL",
  newer:
    "Die Daten stammen von einer neueren Version von Chancery (Format {found, number}, diese Version liest bis {known, number}). Benutze die neuere Version.",
  "unknown-game": "Es gibt keine Partie {game}",
  conflict: "Partie {game} hat Version {actual}, nicht {expected}",
  "game-exists": "Es gibt schon eine Partie {game}",
  "unknown-person": "Es gibt keine Person {person}",
  "email-taken": "{email} wird schon benutzt",
  "file-exists": "{file} gibt es schon. Die Datei wurde nicht überschrieben",
  "bad-file": "{file} kann nicht benutzt werden: {detail}",
  damaged: "{file} ist keine vollständige Sicherung (Zeile {line}): {detail}",
  encrypted: "{file} ist verschlüsselt. Gib die Passphrase an",
  "not-encrypted":
    "{file} ist nicht verschlüsselt und vielleicht nicht die Datei, die du meinst. Willst du sie trotzdem benutzen, lass die Passphrase weg",
  "wrong-passphrase": "Die Passphrase ist falsch, oder {file} ist am Anfang beschädigt",
  tampered: "{file} ist beschädigt, und nichts wurde zurückgespielt: {detail}",
  "not-empty": "Eine Sicherung lässt sich nur in eine leere Datenbank zurückspielen, und diese enthält Daten",
  "not-a-file": "das ist keine Datei",
  "disk-of": "der Datenträger mit {folder} ist voll",
  "may-not-write": "der Benutzer {user} darf dort nicht schreiben",
  "file-in-place": "an seiner Stelle liegt eine Datei, kein Ordner",
  "is-folder": "das ist ein Ordner, keine Datei",
  "no-folder": "diesen Ordner gibt es nicht",
  "read-only": "dieser Datenträger ist schreibgeschützt",
  "no-room": "auf diesem Datenträger ist kein Platz mehr",
  "name-too-long": "der Name ist zu lang",
  "link-loop": "die Verknüpfungen führen im Kreis",
  "not-postgres": "Dies ist etwas anderes.",
  "not-json": "das ist kein JSON",
  "not-a-backup": "das ist keine Sicherung von Chancery",
  "end-missing": "das Ende fehlt",
  "end-damaged": "das Ende fehlt oder wurde verändert",
  "changed-at": "nach den ersten {bytes, number} Bytes wurde etwas verändert",
  checksum: "die Prüfsumme stimmt nicht",
  "rows-missing": "es müssten {count} Zeilen von {table} sein",
  "rows-arrived": "{found} Zeilen von {table} sind angekommen, nicht {expected}",
  "log-gaps": "das Protokoll der Partie {game} hat Lücken",
  "usual-place": "seiner üblichen Adresse",
  "the-database": "Die Datenbank",
} satisfies Translation<typeof en>;
