import type { ReactNode } from "react";
import { SchemeSwitch } from "../../ui/SchemeSwitch.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { Brand } from "./Brand.tsx";
import css from "./TopBar.module.css";

/** The bar on top of every page: who we are, what the page is, what can be done with it, and who you are. */
export function TopBar({ title, children }: { title?: ReactNode; children?: ReactNode }) {
  return (
    <header className={css.bar}>
      <Brand />
      {title && <div className={css.title}>{title}</div>}
      <div className={css.tools}>
        {children}
        <SchemeSwitch className={css.scheme} />
        <AccountMenu />
      </div>
    </header>
  );
}
