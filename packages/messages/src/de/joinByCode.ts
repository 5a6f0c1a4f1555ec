import type en from "../en/joinByCode.ts";
import type { Translation } from "../translator.ts";

export default {
  join: "Beitreten",
  joinAs: "Als {power} beitreten",
  title: "Einem Komitee beitreten",
  heading: "Mit deinem Code beitreten",
  intro: "Der Vorsitz hat für jede Delegation einen Code. Du brauchst kein Konto, nur einen Namen.",
  code: "Code",
  withDelegates: "{committee}, mit {delegates}",
  delegationFull:
    "Diese Delegation ist voll. Wenn du dein Gerät verloren oder gewechselt hast, bitte den Vorsitz, deinen alten Namen auf der Seite „Codes“ zu entfernen.",
} satisfies Translation<typeof en>;
