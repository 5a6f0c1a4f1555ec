import type { ReactNode } from "react";
import { useShellEnd } from "../../lib/shell.ts";
import { SchemeSwitch } from "../../ui/SchemeSwitch.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { Brand } from "./Brand.tsx";
import css from "./TopBar.module.css";

export interface TopBarProps {
  readonly title?: ReactNode;
  /** The page below is still on its way. */
  readonly isLoading?: boolean;
  readonly children?: ReactNode;
}

/** The bar on top of every page: who we are, what the page is, what can be done with it, and who you are. */
export function TopBar({ title, isLoading = false, children }: TopBarProps) {
  useShellEnd(!isLoading);
  return (
    <header className={css.bar}>
      <Brand />
      {title && (
        <div className={css.room}>
          <div className={css.title}>{title}</div>
        </div>
      )}
      <div className={css.tools}>
        {children}
        <SchemeSwitch className={css.scheme} />
        <AccountMenu />
      </div>
    </header>
  );
}
