import { LANGUAGES, type Language } from "@chancery/messages";
import { renderToStaticMarkup } from "react-dom/server";
import { offersIn } from "../../games/offers.ts";
import brand from "../../pages/layout/Brand.module.css?inline";
import page from "../../pages/layout/Page.module.css?inline";
import bar from "../../pages/layout/TopBar.module.css?inline";
import start from "../../pages/start/StartPage.module.css?inline";
import tokens from "../tokens.css?inline";
import { textsIn } from "./catalogs.ts";
import own from "./Shell.module.css?inline";
import { BoardShell, ProjectorShell, StartShell } from "./Shell.tsx";
import base from "./shell.css?inline";

/** A page as the server sends it: what shows before the application is there. */
export interface Shell {
  /** The address it is for, without a slash. */
  readonly name: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly markup: string;
  readonly styles: string;
  readonly noScript: string;
  /** The module that the application loads for it. */
  readonly module: string | null;
}

const BASE = [tokens, base];
const BOARD = [...BASE, bar, brand, page, own];

async function shellsIn(language: Language): Promise<Shell[]> {
  const texts = await textsIn(language);
  const { shell: text } = texts;
  const shared = {
    language,
    title: texts.ui("appName"),
    description: text("description"),
    noScript: renderToStaticMarkup(
      <p>
        {text.rich(
          "noScript",
          {},
          {
            link: (chunks) => (
              <a key="link" href="/api/docs">
                {chunks}
              </a>
            ),
          },
        )}
      </p>,
    ),
  };
  const sandboxes = offersIn(language).map(
    (offer): Shell => ({
      ...shared,
      name: `sandbox/${offer.page}`,
      title: texts.ui("pageTitle", { title: texts.sandbox("titleOf", { game: offer.title }) }),
      markup: renderToStaticMarkup(<BoardShell texts={texts} offer={offer} />),
      styles: BOARD.join("\n"),
      module: "src/pages/sandbox/SandboxPage.tsx",
    }),
  );
  return [
    {
      ...shared,
      name: "start",
      title: texts.start("title"),
      markup: renderToStaticMarkup(<StartShell texts={texts} language={language} />),
      styles: [...BASE, bar, brand, start].join("\n"),
      module: "src/pages/start/StartPage.tsx",
    },
    {
      ...shared,
      name: "game",
      markup: renderToStaticMarkup(<BoardShell texts={texts} />),
      styles: BOARD.join("\n"),
      module: "src/pages/game/GamePage.tsx",
    },
    {
      ...shared,
      name: "projector",
      markup: renderToStaticMarkup(<ProjectorShell texts={texts} />),
      styles: [...BASE, own].join("\n"),
      module: "src/pages/game/ProjectorPage.tsx",
    },
    { ...shared, name: "other", markup: "", styles: BASE.join("\n"), module: null },
    ...sandboxes,
  ];
}

export { manifestIn } from "./manifest.ts";
export const shells = async (): Promise<Shell[]> => (await Promise.all(LANGUAGES.map(shellsIn))).flat();
