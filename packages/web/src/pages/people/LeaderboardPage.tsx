import { roomFacts } from "@chancery/variants";
import { Button, NativeSelect } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { RatingPace } from "../../api/client.ts";
import { leaderboardQuery } from "../../api/player-queries.ts";
import { gameTitle, PRESETS } from "../../games/index.ts";
import { powerName } from "../../messages/power-name.ts";
import { profiles as text } from "../../messages/profiles.ts";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import { OffInClassroom } from "../layout/OffInClassroom.tsx";
import { TextPage } from "../layout/pages.tsx";
import css from "./player-parts.module.css";

/** Where everyone begins. */
const FIRST = 1500;

const bold = { b: (chunks: React.ReactNode) => <b key="b">{chunks}</b> };

/** The best players who want to be listed, and how ratings work. */
export const LeaderboardPage = () => (
  <OffInClassroom title={text("leaderboards")}>
    <LeaderboardPageHere />
  </OffInClassroom>
);

function LeaderboardPageHere() {
  const [variant, setVariant] = useState(PRESETS[0].variant);
  const [pace, setPace] = useState<RatingPace>("correspondence");
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    leaderboardQuery(variant, pace),
  );
  const players = data?.pages.flatMap((page) => page.players) ?? [];
  const first = data?.pages[0];
  const variants = [...new Set(PRESETS.map((preset) => preset.variant).filter((each) => !roomFacts(each)))];
  return (
    <TextPage title={text("leaderboards")} heading={text("leaderboards")}>
      {first && <p>{text("leaderboardsLead", { games: first.leastGames })}</p>}
      <div className={css.chosen}>
        <NativeSelect
          label={text("chooseGame")}
          value={variant}
          data={variants.map((value) => ({ value, label: gameTitle(value) }))}
          onChange={(event) => setVariant(event.currentTarget.value)}
        />
        <NativeSelect
          label={text("choosePace")}
          value={pace}
          data={(["correspondence", "live"] as const).map((value) => ({
            value,
            label: text("paceName", { pace: value }),
          }))}
          onChange={(event) => setPace(event.currentTarget.value as RatingPace)}
        />
      </div>
      <Fault error={error} />
      {first && players.length === 0 && <p>{text("nobody")}</p>}
      {players.length > 0 && (
        <table className={css.table}>
          <thead>
            <tr>
              <th>{text("rank")}</th>
              <th>{text("player")}</th>
              <th>{text("ratings")}</th>
              <th>{text("played")}</th>
            </tr>
          </thead>
          <tbody>
            {players.map(({ address, name, rating, margin, games }, i) => (
              <tr key={address}>
                <td>{i + 1}</td>
                <th scope="row">
                  <Link to="/players/$player" params={{ player: address }} translate="no">
                    {name}
                  </Link>
                </th>
                <td>{text("rating", { rating, margin })}</td>
                <td>{games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {text("more")}
        </Button>
      )}
      <Section heading={text("howRatings")}>
        <p>{text.rich("howCounts", {}, bold)}</p>
        <p>{text.rich("howResult", {}, bold)}</p>
        <p>{text.rich("howRating", { first: FIRST }, bold)}</p>
        <p>{text.rich("howDaily", {}, bold)}</p>
        {first && first.advantages.length > 0 && (
          <>
            <p>{text.rich("howPowers", {}, bold)}</p>
            <table className={css.table}>
              <thead>
                <tr>
                  <th>{text("power")}</th>
                  <th>{text("advantage")}</th>
                </tr>
              </thead>
              <tbody>
                {first.advantages.map(({ power, points }) => (
                  <tr key={power}>
                    <th scope="row">{powerName(power)}</th>
                    <td>{points > 0 ? `+${points}` : String(points).replace("-", "−")}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </Section>
    </TextPage>
  );
}
