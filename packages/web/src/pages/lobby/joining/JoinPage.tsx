import { roomFacts } from "@chancery/variants";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate, useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { ApiFailure, type Invited } from "../../../api/client.ts";
import { invitedQuery, listsQuery } from "../../../api/queries.ts";
import { PRESETS, presetOf, titleOf } from "../../../games/index.ts";
import { lobby } from "../../../messages/lobby.ts";
import { ui } from "../../../messages/ui.ts";
import { SplitPage } from "../../layout/pages.tsx";
import { UnreachedPage } from "../../layout/UnreachedPage.tsx";
import { agreedInWords } from "../committee-words.ts";
import css from "../LobbyView.module.css";
import { Preview } from "../Preview.tsx";
import { setupInWords } from "../setup-words.ts";
import { Agreed } from "./Agreed.tsx";
import { DeadLink } from "./DeadLink.tsx";
import { JoinForm } from "./JoinForm.tsx";
import { waysToCommittee, waysToJoin } from "./JoinTable.tsx";

/** Where the link of an invitation leads: what is played there, and a place to enter your name. */
export function JoinPage() {
  const { game } = useParams({ from: "/join/$game" });
  const { hash } = useLocation();
  const {
    data: invited,
    failureReason: failure,
    refetch,
  } = useQuery({ ...invitedQuery(game, hash), enabled: hash !== "" });
  // People who have a place there don't need the link.
  const { data: lists } = useQuery(listsQuery());
  const isMember = lists?.yours.some((own) => own.game === game) ?? false;
  const navigate = useNavigate();
  useEffect(() => {
    if (isMember) void navigate({ to: "/games/$game", params: { game }, replace: true });
  }, [isMember, game, navigate]);
  const isUnknown = failure instanceof ApiFailure && failure.status === 404;
  if (hash === "" || isUnknown) return <NoInvitation isBroken={hash === ""} />;
  if (failure && !invited)
    return (
      <UnreachedPage
        title={lobby("invitation")}
        heading={lobby("invitationUnavailable")}
        error={failure}
        onAgain={refetch}
      />
    );
  if (!invited)
    return (
      <SplitPage
        title={ui("pageTitle", { title: lobby("invitation") })}
        picture={<Preview preset={PRESETS[0]} />}
      >
        {null}
      </SplitPage>
    );
  return <Invitation invited={invited} invitation={hash} />;
}

function Invitation({ invited, invitation }: { invited: Invited; invitation: string }) {
  const { game, status, setup, seats, players } = invited;
  const preset = presetOf(setup);
  const isCommittee = roomFacts(setup.variant) !== null;
  const open = { seats: status === "lobby" ? seats : 0, players, spectators: setup.spectators };
  const ways = isCommittee ? waysToCommittee(invited, invitation) : waysToJoin(open, invitation);
  return (
    <SplitPage
      title={ui("pageTitle", { title: lobby("joinTitle", { game: setup.name ?? titleOf(setup) }) })}
      picture={preset && <Preview preset={preset} options={setup.options} />}
    >
      <h1>{lobby("invitedTo", { game: setup.name ?? titleOf(setup) })}</h1>
      <p className={css.state}>
        {isCommittee
          ? lobby.rich(
              "committeeLink",
              {},
              {
                link: (chunks) => (
                  <Link key="link" to="/join">
                    {chunks}
                  </Link>
                ),
              },
            )
          : `${preset?.summary ?? ""} ${stateOf(invited)}`}
      </p>
      {ways.length > 0 && <JoinForm game={game} ways={ways} />}
      <Agreed sentences={isCommittee ? agreedInWords({ setup, room: null }) : setupInWords(setup)} />
    </SplitPage>
  );
}

function stateOf({ status, seats, players, setup }: Invited): string {
  const { spectators } = setup;
  if (status === "ended") return lobby(spectators ? "overWatch" : "overClosed");
  if (status === "playing") return lobby(spectators ? "startedWatch" : "startedClosed");
  if (players >= seats) return lobby(spectators ? "fullWatch" : "fullClosed", { seats });
  return lobby("openState", { players, seats });
}

const NoInvitation = ({ isBroken }: { isBroken: boolean }) => (
  <DeadLink
    title={lobby("invitation")}
    heading={lobby("invitationInvalid")}
    why={lobby(isBroken ? "invitationIncomplete" : "invitationInvalidHelp")}
  />
);
