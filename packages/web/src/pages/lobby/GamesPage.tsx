import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Lists } from "../../api/client.ts";
import { listsQuery, meQuery } from "../../api/queries.ts";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import { TextPage } from "../layout/pages.tsx";
import { WayBackCard } from "../layout/WayBackCard.tsx";
import { OpenTables, Presets, YourGames } from "./GameLists.tsx";
import css from "./GamesPage.module.css";

/** All games one has to do with: those that wait first, those that are over folded. */
export function GamesPage() {
  const { data, failureReason: failure } = useQuery({ ...listsQuery(), refetchInterval: 30_000 });
  const { data: me } = useQuery(meQuery());
  return (
    <TextPage title="My games" heading="My games">
      <WayBackCard />
      <Fault error={data ? null : failure} />
      {data && <Games lists={data} isKnown={Boolean(me)} />}
      <Section heading="Host a game">
        <Presets />
      </Section>
    </TextPage>
  );
}

function Games({ lists: { yours, open }, isKnown }: { lists: Lists; isKnown: boolean }) {
  const going = yours.filter(({ status }) => status !== "ended");
  const ended = yours.filter(({ status }) => status === "ended");
  const others = open.filter(({ game }) => !yours.some((own) => own.game === game));
  return (
    <>
      {going.length > 0 ? (
        <YourGames games={going} />
      ) : (
        <p className={css.none}>
          {isKnown ? (
            "You are in no game at present. Host one and send the others its link"
          ) : (
            <>
              Nobody is signed in here. <Link to="/sign-in">Sign in</Link> to see your games, or host one
            </>
          )}
          ; or open a link that somebody sent you, or{" "}
          <Link to="/sandbox/$rulebook" params={{ rulebook: "2023" }}>
            try everything out alone
          </Link>
          .
        </p>
      )}
      {ended.length > 0 && (
        <details className={css.ended}>
          <summary>
            {ended.length} that {ended.length === 1 ? "is" : "are"} over
          </summary>
          <YourGames games={ended} />
        </details>
      )}
      {others.length > 0 && (
        <Section heading="Open tables" lead="Anybody may join these.">
          <OpenTables games={others} />
        </Section>
      )}
    </>
  );
}
