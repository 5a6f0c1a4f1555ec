import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { listsQuery } from "../../api/queries.ts";
import { PRESETS } from "../../games/index.ts";
import { BOOKS } from "../../lib/rulebooks.ts";
import { start } from "../../messages/start.ts";
import { ui } from "../../messages/ui.ts";
import { LanguageSwitch } from "../../ui/LanguageSwitch.tsx";
import { TopBar } from "../layout/TopBar.tsx";
import { OpenTables, YourGames } from "../lobby/GameLists.tsx";
import { CodeForm } from "../room/codes/CodeForm.tsx";
import css from "./StartPage.module.css";

const OpeningBoard = lazy(async () => ({ default: (await import("./OpeningBoard.tsx")).OpeningBoard }));

/** How many games of each kind are shown here; the games page has all. */
const SHOWN = 3;

/** What this is, and where to begin. */
export function StartPage() {
  return (
    <div className={css.page}>
      <title>{start("title")}</title>
      <TopBar />
      <div className={css.main}>
        <main className={css.words}>
          <h1>{start("heading")}</h1>
          <p className={css.lead}>{start("lead")}</p>
          <CodeForm />
          <Games />
          <div className={css.presets}>
            <Link
              to="/sandbox/$rulebook"
              params={{ rulebook: "2023" }}
              className={`${css.preset} ${css.first}`}
            >
              <h2>{start("sandbox")}</h2>
              <p>{start("sandboxText")}</p>
            </Link>
            <p className={css.others}>{start("hostHeading")}</p>
            {PRESETS.map(({ id, title, blurb, variant }) => (
              <Link
                key={id}
                to="/host/$preset"
                params={{ preset: id }}
                className={hasSibling(variant) ? `${css.preset} ${css.half}` : css.preset}
              >
                <h2>{title}</h2>
                <p>{blurb}</p>
              </Link>
            ))}
          </div>
          <nav aria-label={start("more")} className={css.more}>
            <Link to="/rules/$rulebook" params={{ rulebook: "2023" }}>
              {start("rules")}
            </Link>
            {BOOKS.filter(({ id }) => id !== "2023").map(({ id, title }) => (
              <Link key={id} to="/sandbox/$rulebook" params={{ rulebook: id }}>
                {start("sandboxOf", { title })}
              </Link>
            ))}
            <a href="/api/docs">{start("api")}</a>
            <LanguageSwitch />
          </nav>
          <p className={css.credit}>{BOOKS.flatMap(({ credit }) => credit ?? []).join(" ")}</p>
        </main>
        <div className={css.board}>
          <Suspense>
            <OpeningBoard />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

/** Editions of one game stand beside each other. */
const hasSibling = (variant: string): boolean => {
  const family = (name: string): string => name.split("-")[0];
  return PRESETS.filter((preset) => family(preset.variant) === family(variant)).length > 1;
};

/** What waits for you, and tables that wait for somebody. Nothing at all for who is new where nobody waits. */
function Games() {
  const { data } = useQuery(listsQuery());
  if (!data) return null;
  const going = data.yours.filter(({ status }) => status !== "ended");
  const open = data.open.filter(({ game }) => !data.yours.some((own) => own.game === game));
  return (
    <>
      {going.length > 0 && (
        <section className={css.games}>
          <h2>
            {ui("myGames")} <Link to="/games">{start("allGames")}</Link>
          </h2>
          <YourGames games={going.slice(0, SHOWN)} />
        </section>
      )}
      {open.length > 0 && (
        <section className={css.games}>
          <h2>
            {start("openGames")}{" "}
            {open.length > SHOWN && <Link to="/games">{start("allOpen", { count: open.length })}</Link>}
          </h2>
          <OpenTables games={open.slice(0, SHOWN)} />
        </section>
      )}
    </>
  );
}
