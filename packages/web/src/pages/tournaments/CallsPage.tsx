import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import type { TournamentRound, TournamentView } from "../../api/client.ts";
import { powerName } from "../../messages/power-name.ts";
import { tournaments as text } from "../../messages/tournaments.ts";
import { ui } from "../../messages/ui.ts";
import { LostPage } from "../layout/LostPage.tsx";
import { TopBar } from "../layout/TopBar.tsx";
import css from "./calls.module.css";
import { tournamentQuery } from "./queries.ts";
import { listed, namesIn } from "./tournament-context.ts";

/** Who plays where, on paper: by board for the tables, by name for the wall. */
export function CallsPage() {
  const { tournament } = useParams({ from: "/tournaments/$tournament/calls" });
  const { round: wanted } = useSearch({ from: "/tournaments/$tournament/calls" });
  const { data: view, error } = useQuery(tournamentQuery(tournament));
  if (error && !view) return <LostPage />;
  if (!view) return <TopBar />;
  const shown = view.rounds.filter(({ boards }) => boards !== null);
  const round = shown.find(({ number }) => number === wanted) ?? shown.at(-1);
  return (
    <>
      <title>{ui("pageTitle", { title: text("boardCalls") })}</title>
      <div className={css.screen}>
        <TopBar />
      </div>
      <main className={css.page}>
        <header className={`${css.head} ${css.screen}`}>
          <h1>{text("boardCalls")}</h1>
          <nav aria-label={text("boardCalls")}>
            {shown.map(({ number, isTopBoard }) => (
              <Link
                key={number}
                to="/tournaments/$tournament/calls"
                params={{ tournament }}
                search={{ round: number }}
                aria-current={number === round?.number ? "page" : undefined}
              >
                {isTopBoard ? text("finalBoard") : text("round", { number })}
              </Link>
            ))}
          </nav>
          <Button onClick={() => window.print()}>{text("print")}</Button>
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/tournaments/$tournament" params={{ tournament }} {...props} />}
          >
            {text("back")}
          </Button>
        </header>
        {round && <Calls view={view} round={round} />}
      </main>
    </>
  );
}

function Calls({ view, round }: { view: TournamentView; round: TournamentRound }) {
  const nameOf = namesIn(view);
  const boards = round.boards ?? [];
  const calls = boards
    .flatMap(({ number, seats }) =>
      seats.map(({ power, player }) => ({ number, power, name: nameOf(player) })),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.number - b.number);
  return (
    <article className={css.paper}>
      <header>
        <h2 translate="no">{view.settings.name}</h2>
        <p>{round.isTopBoard ? text("finalBoard") : text("round", { number: round.number })}</p>
      </header>
      <section>
        <h3>{text("callsByBoard")}</h3>
        <div className={css.boards}>
          {boards.map(({ number, seats }) => (
            <table key={number}>
              <caption>{round.isTopBoard ? text("finalBoard") : text("board", { number })}</caption>
              <tbody>
                {seats.map(({ power, player }) => (
                  <tr key={power}>
                    <th scope="row">{powerName(power)}</th>
                    <td translate="no">{nameOf(player)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
        {round.byes.length > 0 && (
          <p>
            {text("sittingOut")}: <span translate="no">{listed(round.byes.map(nameOf))}</span>
          </p>
        )}
      </section>
      <section className={css.byName}>
        <h3>{text("callsByName")}</h3>
        <ul>
          {calls.map(({ name, number, power }) => (
            <li key={`${name} ${number} ${power}`}>
              <strong translate="no">{name}</strong>
              <span>
                {round.isTopBoard
                  ? powerName(power)
                  : text("callsSeat", { board: number, power: powerName(power) })}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
