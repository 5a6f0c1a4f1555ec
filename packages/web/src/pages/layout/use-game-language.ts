import type { Setup } from "@chancery/api";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { isLanguageOfAddress, readIn } from "../../messages/language.ts";

/** For pages that everyone in the room looks at: they are in the game's language, not in that of one browser. */
export function useGameLanguage(setup: Pick<Setup, "language"> | undefined): void {
  const router = useRouter();
  useEffect(() => {
    if (setup) readIn(setup.language ?? "en");
  }, [setup]);
  // The way out leads to a page in the reader's own language.
  useEffect(
    () =>
      router.subscribe("onBeforeLoad", ({ pathChanged, toLocation }) => {
        if (pathChanged && isLanguageOfAddress()) location.assign(toLocation.href);
      }),
    [router],
  );
}
