import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import type { YourGame } from "../../api/client.ts";
import { listsQuery } from "../../api/queries.ts";
import { PRESETS, type Preset } from "../../games/index.ts";
import { start } from "../../messages/start.ts";
import { ui } from "../../messages/ui.ts";
import { LanguageSwitch } from "../../ui/LanguageSwitch.tsx";
import { TopBar } from "../layout/TopBar.tsx";
import { OpenTables, YourGames } from "../lobby/GameLists.tsx";
import css from "./StartPage.module.css";

const OpeningBoard = lazy(async () => ({ default: (await import("./OpeningBoard.tsx")).OpeningBoard }));

/** How many games of each kind are shown here; the games page has all. */
const SHOWN = 3;

/** What this is, and where to begin. */
export function StartPage() {
  const { data } = useQuery(listsQuery());
  const going = data?.yours.filter(({ status }) => status !== "ended") ?? [];
  const open = data?.open.filter(({ game }) => !data.yours.some((own) => own.game === game)) ?? [];
  return (
    <div className={css.page}>
      <title>{start("title")}</title>
      <TopBar />
      <div className={css.main}>
        <main className={css.words}>
          <h1>{start("heading")}</h1>
          <p className={css.lead}>{start("lead")}</p>
          <YourGamesHere games={going} />
          <div className={css.presets}>
            <a href="#host" className={`${css.preset} ${css.half} ${css.first}`}>
              <h2>{start("host")}</h2>
              <p>{start("hostText")}</p>
            </a>
            <Link to="/games" className={`${css.preset} ${css.half}`}>
              <h2>{start("join")}</h2>
              <p>{joinInWords(open.length)}</p>
            </Link>
            <Link
              to="/sandbox/$rulebook"
              params={{ rulebook: "2023" }}
              className={`${css.preset} ${css.half}`}
            >
              <h2>{start("sandbox")}</h2>
              <p>{start("sandboxText")}</p>
            </Link>
            <Link to="/join" className={`${css.preset} ${css.half}`}>
              <h2>{start("committee")}</h2>
              <p>{start("committeeText")}</p>
            </Link>
          </div>
          <section id="host" className={css.door} aria-labelledby="start-host">
            <h2 id="start-host">{start("hostHeading")}</h2>
            <div className={css.presets}>
              {onShelf("rulebooks").map((preset) => (
                <Offer key={preset.id} preset={preset} isHalf={hasSibling(preset)} />
              ))}
              {more.length > 0 && <p className={css.others}>{start("moreGames")}</p>}
              {more.map((preset) => (
                <Offer key={preset.id} preset={preset} isHalf />
              ))}
            </div>
          </section>
          {open.length > 0 && (
            <section className={css.games}>
              <h2>
                {start("openGames")}{" "}
                {open.length > SHOWN && <Link to="/games">{start("allOpen", { count: open.length })}</Link>}
              </h2>
              <OpenTables games={open.slice(0, SHOWN)} />
            </section>
          )}
          <nav aria-label={start("more")} className={css.more}>
            <Link to="/rules/$rulebook" params={{ rulebook: "2023" }}>
              {start("rules")}
            </Link>
            {PRESETS.slice(1).map(({ page, title }) => (
              <Link key={page} to="/sandbox/$rulebook" params={{ rulebook: page }}>
                {start("sandboxOf", { title })}
              </Link>
            ))}
            <a href="/api/docs">{start("api")}</a>
            <LanguageSwitch />
          </nav>
          <p className={css.credit}>
            {[...new Set(PRESETS.flatMap(({ credit }) => credit ?? []))].join(" ")}
          </p>
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

const onShelf = (shelf: Preset["shelf"]): readonly Preset[] =>
  PRESETS.filter((preset) => preset.shelf === shelf);
const more = onShelf("more");

/** Games of one family stand beside each other. */
const hasSibling = ({ family }: Preset): boolean =>
  PRESETS.filter((preset) => preset.family === family).length > 1;

function Offer({ preset: { id, title, summary }, isHalf }: { preset: Preset; isHalf: boolean }) {
  return (
    <Link
      to="/host/$preset"
      params={{ preset: id }}
      className={isHalf ? `${css.preset} ${css.half}` : css.preset}
    >
      <h2>{title}</h2>
      <p>{summary}</p>
    </Link>
  );
}

const joinInWords = (count: number): string =>
  count > 0 ? start("joinText", { count }) : start("joinTextNone");

/** What waits for you. Nothing at all for who is new. */
function YourGamesHere({ games }: { games: readonly YourGame[] }) {
  if (games.length === 0) return null;
  return (
    <section className={css.games}>
      <h2>
        {ui("myGames")} <Link to="/games">{start("allGames")}</Link>
      </h2>
      <YourGames games={games.slice(0, SHOWN)} />
    </section>
  );
}
