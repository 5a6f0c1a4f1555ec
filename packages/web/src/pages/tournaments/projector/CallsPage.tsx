import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import type { TournamentRound, TournamentView } from "../../../api/client.ts";
import { LANGUAGE } from "../../../messages/language.ts";
import { powerName } from "../../../messages/power-name.ts";
import { tournaments as text } from "../../../messages/tournaments.ts";
import { ui } from "../../../messages/ui.ts";
import { LostPage } from "../../layout/LostPage.tsx";
import { TopBar } from "../../layout/TopBar.tsx";
import { tournamentQuery } from "../queries.ts";
import { listed, namesIn } from "../tournament-context.ts";
import css from "./calls.module.css";

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
  const seated = boards.flatMap(({ number, seats }) =>
    seats.map(({ power, player }) => ({
      name: nameOf(player),
      number,
      where: round.isTopBoard
        ? powerName(power)
        : text("callsSeat", { board: number, power: powerName(power) }),
    })),
  );
  const out = round.byes.map((player) => ({ name: nameOf(player), number: 0, where: text("sittingOut") }));
  const calls = [...seated, ...out].toSorted(
    (a, b) => a.name.localeCompare(b.name, LANGUAGE) || a.number - b.number,
  );
  const title = round.isTopBoard ? text("finalBoard") : text("round", { number: round.number });
  return (
    <article className={css.paper}>
      <header>
        <h2 translate="no">{view.settings.name}</h2>
        <p>{title}</p>
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
        {/* On paper this is another sheet. */}
        <header className={css.again}>
          <strong translate="no">{view.settings.name}</strong>
          <span>{title}</span>
        </header>
        <h3>{text("callsByName")}</h3>
        <ul>
          {calls.map(({ name, number, where }) => (
            <li key={`${name} ${number} ${where}`}>
              <strong translate="no">{name}</strong>
              <span>{where}</span>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
