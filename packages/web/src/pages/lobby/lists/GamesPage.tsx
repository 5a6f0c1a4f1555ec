import type { Tag } from "@chancery/messages";
import { Button } from "@mantine/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { Lists } from "../../../api/client.ts";
import { listsQuery, meQuery, moreGamesQuery, useIsClassroom } from "../../../api/queries.ts";
import { lobby } from "../../../messages/lobby.ts";
import { ui } from "../../../messages/ui.ts";
import { Fault } from "../../../ui/Fault.tsx";
import { Section } from "../../../ui/sections.tsx";
import { TextPage } from "../../layout/pages.tsx";
import { WayBackCard } from "../../layout/WayBackCard.tsx";
import { OpenTables, Presets, YourGames } from "./GameLists.tsx";
import css from "./GamesPage.module.css";
import { SoloGames } from "./SoloGames.tsx";

const LINKS: Readonly<Record<string, Tag<ReactNode>>> = {
  signIn: (chunks) => (
    <Link key="sign-in" to="/sign-in">
      {chunks}
    </Link>
  ),
  find: (chunks) => (
    <Link key="find" to="/find">
      {chunks}
    </Link>
  ),
  host: (chunks) => (
    <a key="host" href="#host">
      {chunks}
    </a>
  ),
  sandbox: (chunks) => (
    <Link key="sandbox" to="/sandbox/$rulebook" params={{ rulebook: "2023" }}>
      {chunks}
    </Link>
  ),
};

/** How many open games are shown here; the page for finding games has all. */
const SHOWN = 5;

/** All your games: the ones in progress first, finished ones folded away. */
export function GamesPage() {
  const { data, failureReason: failure } = useQuery({ ...listsQuery(), refetchInterval: 30_000 });
  const { data: me } = useQuery(meQuery());
  return (
    <TextPage title={ui("myGames")} heading={ui("myGames")}>
      <WayBackCard />
      <Fault error={data ? null : failure} />
      <SoloGames />
      {data && <Games lists={data} isKnown={Boolean(me)} />}
      <div id="host">
        <Section heading={lobby("hostGame")}>
          <Presets />
        </Section>
      </div>
    </TextPage>
  );
}

function Games({ lists: { yours: first, open, next }, isKnown }: { lists: Lists; isKnown: boolean }) {
  const isClassroom = useIsClassroom();
  const [isMore, setMore] = useState(false);
  const more = useInfiniteQuery({
    ...moreGamesQuery(next.yours ?? ""),
    enabled: isMore && next.yours !== null,
  });
  const yours = [...first, ...(more.data?.pages.flatMap((page) => page.yours) ?? [])];
  const going = yours.filter(({ status }) => status !== "ended");
  const ended = yours.filter(({ status }) => status === "ended");
  const others = open.filter(({ game }) => !yours.some((own) => own.game === game));
  return (
    <>
      {going.length > 0 ? (
        <YourGames games={going} />
      ) : (
        <p className={css.none}>
          {isKnown ? lobby.rich("myGamesNone", {}, LINKS) : lobby.rich("notSignedIn", {}, LINKS)}
        </p>
      )}
      {ended.length > 0 && (
        <details className={css.ended}>
          <summary>{lobby("finishedGames", { count: ended.length })}</summary>
          <YourGames games={ended} />
        </details>
      )}
      {next.yours !== null && (!isMore || more.hasNextPage || more.isFetching) && (
        <Button
          variant="default"
          loading={more.isFetching}
          onClick={() => (isMore ? void more.fetchNextPage() : setMore(true))}
        >
          {lobby("moreGames")}
        </Button>
      )}
      {!isClassroom && (
        <Section heading={lobby("openGames")} lead={lobby.rich("findGames", {}, LINKS)}>
          {others.length > 0 && <OpenTables games={others.slice(0, SHOWN)} />}
        </Section>
      )}
    </>
  );
}
