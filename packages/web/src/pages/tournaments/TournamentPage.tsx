import { Tabs } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { ApiFailure, type TournamentView } from "../../api/client.ts";
import { useGeometry } from "../../board/use-geometry.ts";
import { tournaments as text } from "../../messages/tournaments.ts";
import { ui } from "../../messages/ui.ts";
import { openGame } from "../../orders/open-game.ts";
import { Fault } from "../../ui/Fault.tsx";
import { TextPage } from "../layout/pages.tsx";
import { TopBar } from "../layout/TopBar.tsx";
import { UnreachedPage } from "../layout/UnreachedPage.tsx";
import { WayBackCard } from "../layout/WayBackCard.tsx";
import { BoardsTab } from "./boards/BoardsTab.tsx";
import { DirectorTab } from "./DirectorTab.tsx";
import { NextStep } from "./NextStep.tsx";
import { PlayersTab } from "./players/PlayersTab.tsx";
import { SignUp } from "./players/SignUp.tsx";
import { tournamentQuery, useTournamentCommand } from "./queries.ts";
import { StandingsTab } from "./StandingsTab.tsx";
import { namesIn, TournamentContext } from "./tournament-context.ts";
import { isTab, type TournamentTab } from "./tournament-tab.ts";
import css from "./tournaments.module.css";

/** A tournament: for everyone its boards and standings, for directors what comes next. */
export function TournamentPage() {
  const { tournament: id } = useParams({ from: "/tournaments/$tournament" });
  const { data: view, error, refetch } = useQuery(tournamentQuery(id));
  if (view) return <Tournament view={view} />;
  if (error instanceof ApiFailure && error.status === 404)
    return (
      <TextPage title={text("title")} heading={text("lost")}>
        <p>{text("lostHelp")}</p>
        <Link to="/tournaments">{text("title")}</Link>
      </TextPage>
    );
  if (error)
    return (
      <UnreachedPage title={text("title")} heading={text("unavailable")} error={error} onAgain={refetch} />
    );
  return <TopBar />;
}

function Tournament({ view }: { view: TournamentView }) {
  const { tournament, settings, game: facts, you, director, rounds } = view;
  const { mutateAsync, error, isPending } = useTournamentCommand(tournament);
  const opened = useMemo(
    () => openGame({ variant: facts.variant, rulebook: facts.rulebook, options: {} }),
    [facts.variant, facts.rulebook],
  );
  const isDrawn = useGeometry(opened.ok ? opened.value : null);
  const part = {
    view,
    game: opened.ok && isDrawn ? opened.value : null,
    nameOf: useMemo(() => namesIn(view), [view]),
    isBusy: isPending,
    act: async (command: Parameters<typeof mutateAsync>[0]): Promise<boolean> =>
      mutateAsync(command).then(
        () => true,
        () => false,
      ),
    add: async (name: string): Promise<string | null> =>
      mutateAsync({ type: "add", players: [{ name }] }).then(
        ({ tournament: after }) => after.players.at(-1)?.id ?? null,
        () => null,
      ),
  };
  const { tab } = useSearch({ from: "/tournaments/$tournament" });
  const navigate = useNavigate();
  const { hash } = useLocation();
  const usual: TournamentTab = rounds.length > 0 ? "standings" : "players";
  const shown = tab ?? (director?.draft ? "boards" : usual);
  const choose = (next: string | null): void => {
    if (isTab(next))
      void navigate({
        to: "/tournaments/$tournament",
        params: { tournament },
        search: { tab: next },
        hash,
        replace: true,
      });
  };
  return (
    <TournamentContext value={part}>
      <title>{ui("pageTitle", { title: settings.name })}</title>
      <TopBar />
      <main className={css.page}>
        <WayBackCard />
        <header className={css.head}>
          <div>
            <h1 translate="no">{settings.name}</h1>
            {settings.about !== "" && (
              <p className={css.about} translate="no">
                {settings.about}
              </p>
            )}
          </div>
          <nav className={css.links} aria-label={settings.name}>
            <Link to="/tournaments/$tournament/projector" params={{ tournament }}>
              {text("projector")}
            </Link>
            {rounds.some(({ boards }) => boards !== null) && (
              <Link to="/tournaments/$tournament/calls" params={{ tournament }} search={{}}>
                {text("boardCalls")}
              </Link>
            )}
          </nav>
        </header>
        {you.isDirector && <NextStep tab={shown} onTab={choose} />}
        <Fault error={error} />
        <SignUp secret={hash} />
        <Tabs value={shown} onChange={choose} keepMounted={false}>
          <Tabs.List aria-label={text("tabs")}>
            <Tabs.Tab value="standings">{text("standings")}</Tabs.Tab>
            <Tabs.Tab value="boards">{text("boards")}</Tabs.Tab>
            <Tabs.Tab value="players">{text("players")}</Tabs.Tab>
            {you.isDirector && <Tabs.Tab value="direct">{text("direct")}</Tabs.Tab>}
          </Tabs.List>
          <Tabs.Panel value="standings">
            <StandingsTab />
          </Tabs.Panel>
          <Tabs.Panel value="boards">
            <BoardsTab />
          </Tabs.Panel>
          <Tabs.Panel value="players">
            <PlayersTab />
          </Tabs.Panel>
          {director && (
            <Tabs.Panel value="direct">
              <DirectorTab director={director} />
            </Tabs.Panel>
          )}
        </Tabs>
      </main>
    </TournamentContext>
  );
}
