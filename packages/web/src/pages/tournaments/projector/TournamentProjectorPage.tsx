import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { TournamentRound, TournamentView } from "../../../api/client.ts";
import { useOrigin } from "../../../api/use-address.ts";
import { shortAddress } from "../../../lib/address.ts";
import { powerName } from "../../../messages/power-name.ts";
import { tournaments as text } from "../../../messages/tournaments.ts";
import { QrCode } from "../../../ui/QrCode.tsx";
import { LostPage } from "../../layout/LostPage.tsx";
import { tournamentQuery } from "../queries.ts";
import { formatPoints, listed, namesIn, whyPlaced } from "../tournament-context.ts";
import css from "./projector.module.css";

/** How many players are shown at once, and for how long. */
const ROWS = 15;
/** Fewer where the champion is above them. */
const FINAL_ROWS = 10;
const BOARDS = 4;
const PERIOD = 12_000;

/** Standings and boards for a screen in the room. They turn their pages by themselves. */
export function TournamentProjectorPage() {
  const { tournament } = useParams({ from: "/tournaments/$tournament/projector" });
  const { data: view, error } = useQuery(tournamentQuery(tournament));
  if (error && !view) return <LostPage />;
  return view ? <Projector view={view} /> : <main className={css.screen} />;
}

/** Pages that turn: which one is shown, from 0 on. */
function usePage(pages: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((page) => page + 1), PERIOD);
    return () => clearInterval(timer);
  }, []);
  return pages > 0 ? turn % pages : 0;
}

function Projector({ view }: { view: TournamentView }) {
  const { settings, status, rounds, standings, tournament, players } = view;
  const nameOf = namesIn(view);
  const link = `${useOrigin()}/tournaments/${tournament}`;
  const current = rounds.at(-1);
  const isFinal = status === "ended" && standings.length > 0;
  const hasResults = rounds.some(({ boards }) => boards?.some(({ result }) => result));
  return (
    <main className={css.screen}>
      <title>{text("projectorTitle", { name: settings.name })}</title>
      <header className={css.head}>
        <h1 translate="no">{settings.name}</h1>
        <p>
          {status === "ended"
            ? text("status_ended")
            : current
              ? `${current.isTopBoard ? text("finalBoard") : text("projectorRound", { round: current.number })} · ${text("projectorMissing", { missing: current.missing })}`
              : text("playersCount", { count: players.length })}
        </p>
      </header>
      {isFinal && <Champion view={view} nameOf={nameOf} />}
      <div
        className={css.body}
        data-alone={!current || !hasResults || undefined}
        data-final={isFinal || undefined}
      >
        {hasResults && <Standings view={view} nameOf={nameOf} isFinal={isFinal} />}
        {current && !current.isOver && current.boards && (
          <Boards round={current} most={hasResults ? BOARDS : 2 * BOARDS} nameOf={nameOf} />
        )}
        {current && hasResults && (current.isOver || !current.boards) && <Best view={view} nameOf={nameOf} />}
        {!current && (
          <section className={css.signUp}>
            <QrCode text={link} label={text("qrLabel")} />
            <p className={css.address}>{shortAddress(link)}</p>
            <p className={css.codeword} translate="no">
              {tournament}
            </p>
          </section>
        )}
      </div>
    </main>
  );
}

interface Named {
  readonly nameOf: (player: string) => string;
}

/** Who won, and by what. */
function Champion({ view, nameOf }: Named & { view: TournamentView }) {
  const first = view.standings.filter(({ place }) => place === 1);
  return (
    <section className={css.champion}>
      <p>{text("champion", { count: first.length })}</p>
      <p>
        <strong translate="no">{listed(first.map(({ player }) => nameOf(player)))}</strong>{" "}
        <span>
          {text("points")}: {formatPoints(first[0].total)} · {whyPlaced(first[0], view)}
        </span>
      </p>
    </section>
  );
}

/** Places and totals; at the end, with what decided each place. */
function Standings({ view, nameOf, isFinal }: Named & { view: TournamentView; isFinal: boolean }) {
  const { standings: rows, players } = view;
  const most = isFinal ? FINAL_ROWS : ROWS;
  const pages = Math.ceil(rows.length / most);
  const page = usePage(pages);
  const withdrawn = new Set(players.filter(({ isWithdrawn }) => isWithdrawn).map(({ id }) => id));
  return (
    <section aria-label={text("standings")}>
      <h2>
        {text("standings")} {pages > 1 && <small>{text("pageOf", { page: page + 1, pages })}</small>}
      </h2>
      <ol className={css.standings}>
        {rows.slice(page * most, (page + 1) * most).map((row) => (
          <li key={row.player} data-first={row.place === 1 || undefined}>
            <span>{row.place}</span>
            <strong translate="no">{nameOf(row.player)}</strong>
            {(isFinal || withdrawn.has(row.player)) && (
              <span className={css.why}>
                {withdrawn.has(row.player) && text("withdrawn")}
                {withdrawn.has(row.player) && isFinal && " · "}
                {isFinal && whyPlaced(row, view)}
              </span>
            )}
            <span>{formatPoints(row.total)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Boards({ round, most, nameOf }: Named & { round: TournamentRound; most: number }) {
  const boards = round.boards ?? [];
  const pages = Math.ceil(boards.length / most);
  const page = usePage(pages);
  return (
    <section aria-label={text("boards")}>
      <h2>
        {text("boards")} {pages > 1 && <small>{text("pageOf", { page: page + 1, pages })}</small>}
      </h2>
      <div className={css.boards}>
        {boards.slice(page * most, (page + 1) * most).map(({ number, seats, result }) => (
          <article key={number} data-over={result !== null || undefined}>
            <h3>{round.isTopBoard ? text("finalBoard") : text("board", { number })}</h3>
            <ul>
              {seats.map(({ power, player, points }) => (
                <li key={power}>
                  <span>{powerName(power)}</span>
                  <strong translate="no">{nameOf(player)}</strong>
                  <span>{points !== null && formatPoints(points)}</span>
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  );
}

const Best = ({ view, nameOf }: Named & { view: TournamentView }) => (
  <section aria-label={text("bestCountries")}>
    <h2>{text("bestCountries")}</h2>
    <ul className={css.best}>
      {view.bestCountries.map(({ power, best }) => (
        <li key={power}>
          <span>{powerName(power)}</span>
          <strong translate="no">{listed(best.slice(0, 3).map(({ player }) => nameOf(player)))}</strong>
          <span>{best.length > 0 && formatPoints(best[0].points)}</span>
        </li>
      ))}
    </ul>
  </section>
);
