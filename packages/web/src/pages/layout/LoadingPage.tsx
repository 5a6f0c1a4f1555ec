import { hasShell } from "../../lib/shell.ts";
import { ui } from "../../messages/ui.ts";
import css from "./LoadingPage.module.css";
import { TopBar } from "./TopBar.tsx";

/**
 * While a page is on its way; says so only when that takes long enough to wonder. On a first visit the shell says it
 * already.
 */
export const LoadingPage = () =>
  hasShell() ? null : (
    <>
      <TopBar isLoading />
      <p role="status" className={css.loading}>
        {ui("loading")}
      </p>
    </>
  );
