import { Button } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { ApiFailure, api, type Player } from "../../api/client.ts";
import { ownProfileQuery, playerQuery } from "../../api/player-queries.ts";
import { meQuery } from "../../api/queries.ts";
import { profiles as text } from "../../messages/profiles.ts";
import { formatDay } from "../../messages/time.ts";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import { OffInClassroom } from "../layout/OffInClassroom.tsx";
import { TextPage } from "../layout/pages.tsx";
import { UnreachedPage } from "../layout/UnreachedPage.tsx";
import { GameCounts, Openings, RatingList, ReliabilityFacts } from "./player-parts.tsx";

/** Somebody's profile, as far as they show it. */
export const PlayerPage = () => (
  <OffInClassroom title={text("player")}>
    <PlayerPageHere />
  </OffInClassroom>
);

function PlayerPageHere() {
  const { player: address } = useParams({ from: "/players/$player" });
  const { data: player, error, refetch } = useQuery(playerQuery(address));
  if (error instanceof ApiFailure && error.status === 404)
    return (
      <TextPage title={text("unknown")} heading={text("unavailable")}>
        <p>{text("unknown")}</p>
      </TextPage>
    );
  if (error)
    return (
      <UnreachedPage
        title={text("unavailable")}
        heading={text("unavailable")}
        error={error}
        onAgain={refetch}
      />
    );
  return (
    <TextPage title={player?.name ?? ""} heading={player?.name ?? ""}>
      {player && <PlayerParts player={player} />}
    </TextPage>
  );
}

function PlayerParts({ player }: { player: Player }) {
  const { since, reliability, ratings, games, openings, teams } = player;
  return (
    <>
      {since !== null && <p>{text("since", { date: formatDay(since) })}</p>}
      <AddFriend address={player.address} />
      {ratings && (
        <Section heading={text("ratings")}>
          <RatingList ratings={ratings} />
        </Section>
      )}
      {reliability && (
        <Section heading={text("reliability")}>
          <ReliabilityFacts reliability={reliability} />
        </Section>
      )}
      {games && (
        <Section heading={text("games")}>
          <GameCounts games={games} />
        </Section>
      )}
      {openings && (
        <Section heading={text("openings")}>
          <Openings openings={openings} />
        </Section>
      )}
      {teams && teams.length > 0 && (
        <Section heading={text("teams")}>
          <ul>
            {teams.map(({ id, name }) => (
              <li key={id}>
                <Link to="/teams/$team" params={{ team: id }} translate="no">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** For people with an account, on others' profiles. */
function AddFriend({ address }: { address: string }) {
  const { data: me } = useQuery(meQuery());
  const hasAccount = Boolean(me?.email);
  const { data: own } = useQuery({ ...ownProfileQuery(), enabled: hasAccount });
  const ask = useMutation<unknown, ApiFailure, void>({
    mutationFn: () => api.post("/api/me/friends", { body: { address } }),
  });
  if (!own || own.player.address === address) return null;
  return (
    <div>
      {ask.isSuccess ? (
        <p role="status">{text("friendAsked")}</p>
      ) : (
        <Button variant="default" size="xs" loading={ask.isPending} onClick={() => ask.mutate()}>
          {text("addFriend")}
        </Button>
      )}
      <Fault error={ask.error} />
    </div>
  );
}
