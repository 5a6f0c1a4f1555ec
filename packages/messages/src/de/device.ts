import type en from "../en/device.ts";
import type { Translation } from "../translator.ts";

export default {
  heading: "Auf diesem Gerät",
  push: "Push-Benachrichtigungen",
  pushLead:
    "Wir benachrichtigen dieses Gerät auch dann, wenn Chancery nicht offen ist. Du erfährst, was in welcher Partie passiert ist, aber nie den Text von Nachrichten oder Befehlen.",
  turnOn: "Push-Benachrichtigungen einschalten",
  turnOff: "Push-Benachrichtigungen ausschalten",
  pushOn: "Push-Benachrichtigungen sind an. Sie enden, wenn du dich hier abmeldest.",
  pushBlocked:
    "Du hast Benachrichtigungen dieser Seite blockiert. Erlaube sie in den Einstellungen deines Browsers und lade die Seite neu.",
  pushInsecure:
    "Diese Seite wurde über einfaches http geladen, und Browser erlauben Push-Benachrichtigungen nur über https. Alles andere funktioniert. Wenn du diesen Server betreibst, richte TLS ein.",
  pushIos:
    "Auf iPhone und iPad gibt es Push-Benachrichtigungen nur in der installierten App. Installiere sie wie unten beschrieben und öffne sie dann.",
  pushUnsupported:
    "Dieser Browser unterstützt keine Push-Benachrichtigungen. Nimm stattdessen E-Mail oder Webhooks.",
  otherDevices: "Auch auf: {devices}",
  app: "App",
  appLead:
    "Installiere Chancery, um es wie jede App zu öffnen. Deine Partien, die Sandbox und Partien gegen den Computer öffnen sich auch offline.",
  installed: "Du benutzt die installierte App.",
  installIos: "Auf iPhone und iPad: Tippe in Safari auf „Teilen“ und dann auf „Zum Home-Bildschirm“.",
  installMenu:
    "Suche im Menü deines Browsers nach „Installieren“ oder „Zum Startbildschirm hinzufügen“. Nicht jeder Browser hat das.",
  quiet: "Ruhezeiten",
  quietHint: "Push-Benachrichtigungen warten, bis diese Stunden vorbei sind.",
  quietFrom: "Von",
  quietTo: "Bis",
  quietZone: "Zeitzone: {zone}",
  quietHere: "{zone} verwenden",
} as const satisfies Translation<typeof en>;
