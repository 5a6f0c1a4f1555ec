import type { Localized } from "@chancery/messages";
import { manifestOf, type NamedOpening, openingNamed } from "@chancery/variants";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Player, Reliability } from "../../api/client.ts";
import { gameTitle } from "../../games/index.ts";
import { localized } from "../../messages/localized.ts";
import { powerName } from "../../messages/power-name.ts";
import { profiles as text } from "../../messages/profiles.ts";
import { formatDay } from "../../messages/time.ts";
import css from "./player-parts.module.css";

type Shown<K extends keyof Player> = NonNullable<Player[K]>;

export function RatingList({ ratings }: { ratings: Shown<"ratings"> }) {
  return (
    <>
      {ratings.length === 0 && <p>{text("ratingsNone")}</p>}
      <ul className={css.ratings}>
        {ratings.map(({ variant, pace, rating, margin, games, days }) => (
          <li key={`${variant} ${pace}`}>
            <span>{text("ratingOf", { game: gameTitle(variant), pace })}</span>
            <strong>{text("rating", { rating, margin })}</strong>
            <span className={css.muted}>{text("ratedGames", { games })}</span>
            {days.length > 1 && <History days={days} />}
          </li>
        ))}
      </ul>
      <p>
        <Link to="/leaderboards">{text("howRatings")}</Link>
      </p>
    </>
  );
}

function History({ days }: { days: Shown<"ratings">[number]["days"] }) {
  return (
    <details className={css.history}>
      <summary>{text("history")}</summary>
      <table className={css.table}>
        <thead>
          <tr>
            <th>{text("day")}</th>
            <th>{text("ratings")}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, rating }) => (
            <tr key={day}>
              <td>{formatDay(day)}</td>
              <td>{rating}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export function ReliabilityFacts({ reliability }: { reliability: Reliability }) {
  const { figure, called, missed, excused, abandoned } = reliability;
  return (
    <>
      <p className={css.figure}>
        {figure === null ? text("reliabilityNew") : text("reliabilityFigure", { figure })}
      </p>
      <p>{text("reliabilityFacts", { called, missed, excused, abandoned })}</p>
      <p className={css.muted}>{text("reliabilityHow")}</p>
    </>
  );
}

const RESULTS = ["played", "won", "shared", "survived", "eliminated", "left"] as const;

export function GameCounts({ games }: { games: Shown<"games"> }) {
  if (games.length === 0) return <p>{text("gamesNone")}</p>;
  return (
    <div className={css.wide}>
      <table className={css.table}>
        <thead>
          <tr>
            <th>{text("power")}</th>
            {RESULTS.map((result) => (
              <th key={result}>{text(result)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <tr key={`${game.variant} ${game.power}`}>
              <th scope="row">
                {powerName(game.power)}
                <small>{gameTitle(game.variant)}</small>
              </th>
              {RESULTS.map((result) => (
                <td key={result}>{game[result]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What somebody ordered first most often with each power, and what players call that. */
export function Openings({ openings }: { openings: Shown<"openings"> }) {
  const known = useNames(openings);
  if (openings.length === 0) return <p>{text("openingsNone")}</p>;
  return (
    <ul className={css.openings}>
      {openings.map(({ variant, power, orders, count, played }) => (
        <li key={`${variant} ${power}`}>
          <strong>{powerName(power)}</strong>
          <OpeningName name={openingNamed(known.get(variant) ?? [], power, orders)} />
          <span translate="no">{orders.join(", ")}</span>
          <span className={css.muted}>{text("openingCount", { count, played })}</span>
        </li>
      ))}
    </ul>
  );
}

const OpeningName = ({ name }: { name: Localized | null }) => name && <em>{localized(name)}</em>;

/** The names of openings of the games that are shown. Without them, the orders speak for themselves. */
function useNames(openings: Shown<"openings">): ReadonlyMap<string, readonly NamedOpening[]> {
  const variants = [...new Set(openings.map(({ variant }) => variant))].toSorted();
  const { data } = useQuery({
    queryKey: ["opening-names", ...variants],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () =>
      new Map(
        await Promise.all(
          variants.map(
            async (variant) => [variant, (await manifestOf({ variant })?.openings?.()) ?? []] as const,
          ),
        ),
      ),
  });
  return data ?? new Map();
}
