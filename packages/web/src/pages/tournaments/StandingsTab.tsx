import type { StandingRow } from "../../api/client.ts";
import { tournaments as text } from "../../messages/tournaments.ts";
import { Section } from "../../ui/sections.tsx";
import { PowerLabel } from "./PowerLabel.tsx";
import { formatPoints, listed, useTournament, whyPlaced } from "./tournament-context.ts";
import css from "./tournaments.module.css";

/** Who leads, by what, and who was best with each power. */
export function StandingsTab() {
  const { view, nameOf } = useTournament();
  const { standings, rounds, bestCountries, settings, players } = view;
  const withdrawn = new Set(players.filter(({ isWithdrawn }) => isWithdrawn).map(({ id }) => id));
  if (rounds.every(({ boards }) => !boards?.some(({ result }) => result)))
    return <p className={css.muted}>{text("noStandings")}</p>;
  const regular = rounds.filter(({ isTopBoard }) => !isTopBoard);
  const hasFinal = standings.some(({ topBoard }) => topBoard !== null);
  const { best, halfOfRest } = settings;
  return (
    <>
      <div className={css.scroll}>
        <table className={css.standings}>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden">{text("place")}</span>
              </th>
              <th scope="col">{text("player")}</th>
              <th scope="col" className={css.number}>
                {text("totalPoints")}
              </th>
              {regular.map(({ number }) => (
                <th key={number} scope="col" className={css.number} title={text("round", { number })}>
                  {text("roundShort", { number })}
                </th>
              ))}
              {hasFinal && (
                <th scope="col" className={css.number}>
                  {text("topBoardShort")}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {standings.map((row) => (
              <tr key={row.player} data-own={row.player === view.you.player || undefined}>
                <td className={css.number}>{row.place}</td>
                <th scope="row">
                  <span translate="no">{nameOf(row.player)}</span>
                  {withdrawn.has(row.player) && <span className={css.tag}>{text("withdrawn")}</span>}
                  <small>{whyPlaced(row, view)}</small>
                </th>
                <td className={`${css.number} ${css.sum}`}>{formatPoints(row.total)}</td>
                {row.rounds.map((score, round) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rounds are known by their numbers
                  <RoundScore key={round} score={score} />
                ))}
                {hasFinal && (
                  <td className={css.number}>{row.topBoard === null ? "" : formatPoints(row.topBoard)}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.muted}>
        {best === null
          ? text("explainAll")
          : text(halfOfRest ? "explainHalf" : "explainBest", { count: best })}{" "}
        {text("explainTies")}
      </p>
      <Section heading={text("bestCountries")}>
        <ul className={css.best}>
          {bestCountries.map(({ power, best: top }) => (
            <li key={power}>
              <PowerLabel power={power} />
              <span translate="no">
                {top.length === 0
                  ? text("bestNone")
                  : text("bestWith", {
                      names: listed(top.map(({ player }) => nameOf(player))),
                      points: formatPoints(top[0].points),
                      centers: top[0].centers,
                    })}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function RoundScore({ score: { points, counts, isBye } }: { score: StandingRow["rounds"][number] }) {
  if (points === null) return <td className={css.number} />;
  const title = isBye ? text("sittingOut") : counts === "rest" ? text("isRest") : text("notCounted");
  return (
    <td
      className={css.number}
      data-counts={isBye ? "bye" : counts}
      {...((counts !== "full" || isBye) && { title })}
    >
      {isBye ? <i>{text("byeShort")}</i> : formatPoints(points)}
      {isBye && points > 0 && ` ${formatPoints(points)}`}
    </td>
  );
}
