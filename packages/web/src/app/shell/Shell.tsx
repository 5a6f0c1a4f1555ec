import type { Language } from "@chancery/messages";
import type { ComponentProps, ReactNode } from "react";
import { type Picture as BoardPicture, boards, openingIn } from "../../board/pictures.ts";
import { type Offer, offersIn } from "../../games/offers.ts";
import brand from "../../pages/layout/Brand.module.css";
import page from "../../pages/layout/Page.module.css";
import bar from "../../pages/layout/TopBar.module.css";
import start from "../../pages/start/StartPage.module.css";
import { StartWords, type StartWordsProps } from "../../pages/start/StartWords.tsx";
import type { Texts } from "./catalogs.ts";
import css from "./Shell.module.css";

/** The bar without what can be done with the page. */
const Bar = ({ ui, children }: { ui: Texts["ui"]; children?: ReactNode }) => (
  <header className={bar.bar}>
    <a href="/" className={brand.brand} aria-label={ui("appName")}>
      <img src="/icon.svg" alt="" width={24} height={24} />
      <span>{ui("appName")}</span>
    </a>
    {children && (
      <div className={bar.room}>
        <div className={bar.title}>{children}</div>
      </div>
    )}
  </header>
);

const Picture = ({ of: { light, dark } }: { of: BoardPicture }) => (
  <picture>
    <source media="(prefers-color-scheme: dark)" srcSet={dark} />
    <img src={light} alt="" fetchPriority="high" />
  </picture>
);

const Anchor = (props: ComponentProps<StartWordsProps["Anchor"]>) => <a {...props} />;

/** The start page as those see it who are new here. */
export const StartShell = ({
  texts: { start: text, ui },
  language,
}: {
  texts: Texts;
  language: Language;
}) => (
  <div className={start.page}>
    <Bar ui={ui} />
    <div className={start.main}>
      <StartWords text={text} offers={offersIn(language)} Anchor={Anchor} />
      <div className={start.board}>
        <Picture of={openingIn(language)} />
      </div>
    </div>
  </div>
);

/** A page with a board, beside a panel or above it. Which board it is, is known for sandboxes. */
export const BoardShell = ({ texts: { ui, sandbox }, offer }: { texts: Texts; offer?: Offer }) => (
  <div className={page.page}>
    <Bar ui={ui}>{offer && sandbox("titleOf", { game: offer.title })}</Bar>
    <main className={`${page.board} ${css.board}`}>{offer && <Picture of={boards[offer.board]} />}</main>
    <aside className={`${page.panel} ${css.panel}`}>
      <p role="status">{ui("loading")}</p>
    </aside>
  </div>
);

/** What is projected has no bar. */
export const ProjectorShell = ({ texts: { ui } }: { texts: Texts }) => (
  <main className={css.projector}>
    <p role="status">{ui("loading")}</p>
  </main>
);
