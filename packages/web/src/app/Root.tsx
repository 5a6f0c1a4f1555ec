import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { meQuery, standingQuery } from "../api/queries.ts";
import { storage } from "../lib/storage.ts";
import { ui } from "../messages/ui.ts";
import { useKeptFocus } from "./kept-focus.ts";
import css from "./Root.module.css";
import { useMailLanguage } from "./use-mail-language.ts";

// Hardly anyone ever sees it.
const Standing = lazy(async () => ({ default: (await import("../pages/layout/Standing.tsx")).Standing }));

/** What banned people can still read, and where they look after their data. */
const OPEN =
  /^\/(profile|privacy|rules|learn|sandbox|sign-in|reset-password|undo-email|verify-email|come-back)\b/;

/** What moderators have to say to the reader, if anything. Banned people see it instead of what they can't use. */
function Page() {
  // Who is signed in is only looked up by the pages that show it.
  const { data: me } = useQuery({ ...meQuery(), enabled: false });
  // Only for people who have turned push messages on.
  useEffect(() => {
    if (me && storage.read("chancery.push") !== null)
      void import("../api/push.ts").then(({ renewPush }) => renewPush()).catch(() => undefined);
  }, [me]);
  const { data: standing } = useQuery({ ...standingQuery(), enabled: Boolean(me) });
  const { pathname } = useLocation();
  const told = me && standing && (standing.ban || standing.warnings.length > 0) ? standing : null;
  return (
    <>
      {told && (
        <Suspense>
          <Standing standing={told} />
        </Suspense>
      )}
      {told?.ban && !OPEN.test(pathname) ? <main /> : <Outlet />}
    </>
  );
}

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
      <Page />
    </>
  );
}
