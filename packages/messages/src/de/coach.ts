import type en from "../en/coach.ts";
import type { Translation } from "../translator.ts";

export default {
  coach: "Trainer",
  reach:
    "{unit}: Sie erreicht {province}, ein Zentrum, das dir nicht gehört. Klicke auf die Einheit, dann auf {province}.",
  reachFall:
    "Es ist Herbst, und Einheiten nehmen die Zentren, in denen sie stehen. {unit}: Sie erreicht {province}.",
  stay: "Es ist Herbst. {unit}: Lass sie halten oder einen Nachbarn unterstützen, dann gehört das Zentrum dir.",
  idle: "{count, plural, one {# Einheit hat} other {# Einheiten haben}} noch keinen Befehl. Zieh näher an ein Zentrum, das dir nicht gehört, unterstütze einen Nachbarn oder halte.",
  ready: "Alles befohlen. Drücke „Bereit“, und der Bot zeigt seine Befehle.",
  retreat: "Deine Einheit wurde vertrieben. Klicke auf sie, dann auf ein Rückzugsziel.",
  build:
    "{count, plural, one {Du darfst # Einheit bauen.} other {Du darfst # Einheiten bauen.}} Klicke auf ein umringtes Zentrum.",
  remove:
    "{count, plural, one {# Einheit muss} other {# Einheiten müssen}} aufgelöst werden. Klicke auf eine umringte Einheit.",
  results: "Das ist passiert. Klicke auf einen Befehl, um zu sehen, warum er geklappt hat oder nicht.",
  enough: "Du hast {count} Zentren: Du kannst das Spiel. Spiel weiter, bis du sechs hast, oder geh zurück.",
  back: "Zurück zu den Lektionen",
  over: "Die Partie ist zu Ende. Du hast deine erste Partie gespielt.",
} satisfies Translation<typeof en>;
