import type { Language, Translation } from "@chancery/messages";
import deSandbox from "@chancery/messages/de/sandbox.ts";
import deShell from "@chancery/messages/de/shell.ts";
import deStart from "@chancery/messages/de/start.ts";
import deUi from "@chancery/messages/de/ui.ts";
import sandbox from "@chancery/messages/en/sandbox.ts";
import shell from "@chancery/messages/en/shell.ts";
import start from "@chancery/messages/en/start.ts";
import ui from "@chancery/messages/en/ui.ts";

const en = { sandbox, shell, start, ui };

/** What shells say. They are made before anyone asks for them, so all languages are there. */
export type Catalogs = typeof en;

type Translations = { readonly [K in keyof Catalogs]: Translation<Catalogs[K]> };

export const CATALOGS: Readonly<Record<Language, Translations>> = {
  en,
  de: { sandbox: deSandbox, shell: deShell, start: deStart, ui: deUi },
};
