import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ui } from "../../messages/ui.ts";
import css from "./pages.module.css";
import { TopBar } from "./TopBar.tsx";

export interface TextPageProps {
  /** In the window's title. */
  readonly title: string;
  readonly heading: string;
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** A page to read or to fill in. */
export function TextPage({ title, heading, isNarrow, children }: TextPageProps) {
  return (
    <>
      <title>{ui("pageTitle", { title })}</title>
      <TopBar />
      <main className={isNarrow ? `${css.text} ${css.narrow}` : css.text}>
        <h1>{heading}</h1>
        {children}
      </main>
      <footer className={isNarrow ? `${css.foot} ${css.narrow}` : css.foot}>
        <Link to="/privacy">{ui("privacy")}</Link>
      </footer>
    </>
  );
}

export interface SplitPageProps {
  readonly title: string;
  /** Stands beside the page, or above it where there is no room. */
  readonly picture: ReactNode;
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/** A page with a board beside it. */
export function SplitPage({ title, picture, bar, children }: SplitPageProps) {
  return (
    <div className={css.page}>
      <title>{title}</title>
      <TopBar>{bar}</TopBar>
      <div className={css.split}>
        <main className={css.words}>{children}</main>
        <div className={css.picture}>{picture}</div>
      </div>
    </div>
  );
}
