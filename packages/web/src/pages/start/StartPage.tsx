import { useComputedColorScheme } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ComponentProps, lazy, Suspense } from "react";
import type { YourGame } from "../../api/client.ts";
import { listsQuery, useIsClassroom } from "../../api/queries.ts";
import { rememberedSolos } from "../../api/solo/remembered.ts";
import { openingIn } from "../../board/pictures.ts";
import { offersIn } from "../../games/offers.ts";
import { LANGUAGE, READING } from "../../messages/language.ts";
import { start } from "../../messages/start.ts";
import { ui } from "../../messages/ui.ts";
import { LanguageSwitch } from "../../ui/LanguageSwitch.tsx";
import { TopBar } from "../layout/TopBar.tsx";
import css from "./StartPage.module.css";
import { StartWords, type StartWordsProps } from "./StartWords.tsx";

// New visitors have no games to list.
const YourGames = lazy(async () => ({ default: (await import("../lobby/lists/GameLists.tsx")).YourGames }));
const SoloGames = lazy(async () => ({ default: (await import("../lobby/lists/SoloGames.tsx")).SoloGames }));
const OpenTables = lazy(async () => ({ default: (await import("../lobby/lists/GameLists.tsx")).OpenTables }));

/** How many games of each kind are shown here; the games page has all. */
const SHOWN = 3;

const OFFERS = offersIn(LANGUAGE);
const OPENING = openingIn(READING);

// The addresses there are whole ones, made from data.
const Anchor = ({ href, ...rest }: ComponentProps<StartWordsProps["Anchor"]>) => (
  <Link to={href as "/"} {...rest} />
);

/** What this is, and where to begin. */
export function StartPage() {
  const scheme = useComputedColorScheme("light", { getInitialValueInEffect: false });
  const { data } = useQuery(listsQuery());
  const isClassroom = useIsClassroom();
  const going = data?.yours.filter(({ status }) => status !== "ended") ?? [];
  const open = data?.open.filter(({ game }) => !data.yours.some((own) => own.game === game)) ?? [];
  return (
    <div className={css.page}>
      <title>{start("title")}</title>
      <TopBar />
      <div className={css.main}>
        <StartWords
          text={start}
          offers={OFFERS}
          Anchor={Anchor}
          yourGames={
            <>
              {rememberedSolos().length > 0 && (
                <Suspense>
                  <SoloGames most={SHOWN} />
                </Suspense>
              )}
              <YourGamesHere games={going} />
            </>
          }
          openGames={<OpenGamesHere games={open} />}
          open={open.length}
          hasLists={!isClassroom}
          language={<LanguageSwitch />}
        />
        <div className={css.board}>
          <img src={OPENING[scheme]} alt="" />
        </div>
      </div>
    </div>
  );
}

/** What waits for you. Nothing at all for new visitors. */
function YourGamesHere({ games }: { games: readonly YourGame[] }) {
  if (games.length === 0) return null;
  return (
    <section className={css.games}>
      <h2>
        {ui("myGames")} <Link to="/games">{start("allGames")}</Link>
      </h2>
      <Suspense>
        <YourGames games={games.slice(0, SHOWN)} />
      </Suspense>
    </section>
  );
}

/** Games that wait for players. */
function OpenGamesHere({ games }: { games: ComponentProps<typeof OpenTables>["games"] }) {
  if (games.length === 0) return null;
  return (
    <section className={css.games}>
      <h2>
        {start("openGames")}{" "}
        {games.length > SHOWN && <Link to="/find">{start("allOpen", { count: games.length })}</Link>}
      </h2>
      <Suspense>
        <OpenTables games={games.slice(0, SHOWN)} />
      </Suspense>
    </section>
  );
}
