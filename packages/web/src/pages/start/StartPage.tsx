import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { listsQuery } from "../../api/queries.ts";
import { PRESETS } from "../../games/index.ts";
import { BOOKS } from "../../lib/rulebooks.ts";
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
      <title>Chancery: play, referee and study Diplomacy</title>
      <TopBar />
      <div className={css.main}>
        <main className={css.words}>
          <h1>Diplomacy, resolved exactly and explained.</h1>
          <p className={css.lead}>
            Play with friends by a link, or try everything out alone. For each order you see what became of
            it, why, and by which rule.
          </p>
          <CodeForm />
          <Games />
          <div className={css.presets}>
            <Link
              to="/sandbox/$rulebook"
              params={{ rulebook: "2023" }}
              className={`${css.preset} ${css.first}`}
            >
              <h2>Play now</h2>
              <p>All sides are yours: try an opening, settle an argument, see why an attack failed.</p>
            </Link>
            <p className={css.others}>Or set up a table, and send the others its link:</p>
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
          <nav aria-label="More" className={css.more}>
            <Link to="/rules/$rulebook" params={{ rulebook: "2023" }}>
              The rules
            </Link>
            {BOOKS.filter(({ id }) => id !== "2023").map(({ id, title }) => (
              <Link key={id} to="/sandbox/$rulebook" params={{ rulebook: id }}>
                Sandbox: {title}
              </Link>
            ))}
            <a href="/api/docs">For programs: the API</a>
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
            My games <Link to="/games">all of them</Link>
          </h2>
          <YourGames games={going.slice(0, SHOWN)} />
        </section>
      )}
      {open.length > 0 && (
        <section className={css.games}>
          <h2>Open tables {open.length > SHOWN && <Link to="/games">all {open.length}</Link>}</h2>
          <OpenTables games={open.slice(0, SHOWN)} />
        </section>
      )}
    </>
  );
}
