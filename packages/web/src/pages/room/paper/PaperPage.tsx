import { roomFacts } from "@chancery/variants";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { tableQuery, useLive } from "../../../api/queries.ts";
import { tableName } from "../../../games/game-name.ts";
import { paper as text } from "../../../messages/paper.ts";
import { openGame } from "../../../orders/open-game.ts";
import { LostPage } from "../../layout/LostPage.tsx";
import { TopBar } from "../../layout/TopBar.tsx";
import { useGameLanguage } from "../../layout/use-game-language.ts";
import { hasRoom, type RoomTable } from "../room.ts";
import css from "./paper.module.css";
import { PAPERS } from "./papers.ts";

/** The papers of a committee, for rooms that want paper: each is a page to look at and to print on A4. */
export function PaperPage() {
  const { game } = useParams({ from: "/games/$game/paper" });
  const { data: table, error } = useQuery(tableQuery(game));
  useGameLanguage(table?.setup);
  if (error || (table && !hasRoom(table))) return <LostPage what="game" />;
  return table && hasRoom(table) ? <Papers view={table} /> : <TopBar />;
}

function Papers({ view }: { view: RoomTable }) {
  const { sheet } = useSearch({ from: "/games/$game/paper" });
  useLive(view.game);
  const game = openGame(view.setup);
  const facts = roomFacts(view.setup.variant);
  const shown = PAPERS.find(({ id }) => id === (sheet ?? "slips")) ?? PAPERS[0];
  if (!game.ok || !facts) return <TopBar />;
  return (
    <>
      <title>{text("pageTitle", { paper: shown.title, game: tableName(view) })}</title>
      <div className={css.screen}>
        <TopBar />
      </div>
      <main className={css.desk}>
        <header className={`${css.head} ${css.screen}`}>
          <h1>{shown.title}</h1>
          <nav aria-label={text("papers")}>
            {PAPERS.map(({ id, title }) => (
              <Link
                key={id}
                to="/games/$game/paper"
                params={{ game: view.game }}
                search={{ sheet: id }}
                aria-current={id === shown.id ? "page" : undefined}
              >
                {title}
              </Link>
            ))}
          </nav>
          <Button onClick={() => window.print()}>{text("print")}</Button>
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/games/$game" params={{ game: view.game }} {...props} />}
          >
            {text("backToGame")}
          </Button>
        </header>
        <article className={css.paper} aria-label={shown.title}>
          <shown.Paper key={shown.id} view={view} game={game.value} facts={facts} />
        </article>
      </main>
    </>
  );
}
