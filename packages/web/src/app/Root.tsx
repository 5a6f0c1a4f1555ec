import { Outlet, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { ui } from "../messages/ui.ts";
import { useKeptFocus } from "./kept-focus.ts";
import css from "./Root.module.css";
import { useMailLanguage } from "./use-mail-language.ts";

/** What all pages have in common: a way past the bar, and a focus that goes along to the next page. */
export function Root() {
  const router = useRouter();
  useKeptFocus();
  useMailLanguage();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        const main = document.querySelector<HTMLElement>("main");
        if (!main || main.contains(document.activeElement)) return;
        main.tabIndex = -1;
        main.focus({ preventScroll: true });
      }),
    [router],
  );
  const skip = (): void => {
    const main = document.querySelector<HTMLElement>("main");
    if (!main) return;
    main.tabIndex = -1;
    main.focus();
  };
  return (
    <>
      <button type="button" className={css.skip} onClick={skip}>
        {ui("skipToContent")}
      </button>
      <Outlet />
    </>
  );
}
