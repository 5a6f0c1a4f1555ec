import { roomFacts } from "@chancery/variants";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate, useParams } from "@tanstack/react-router";
import { useEffect } from "react";
import { ApiFailure, type Invited } from "../../api/client.ts";
import { invitedQuery, listsQuery } from "../../api/queries.ts";
import { PRESETS, presetOf, titleOf } from "../../games/index.ts";
import { SplitPage } from "../layout/pages.tsx";
import { UnreachedPage } from "../layout/UnreachedPage.tsx";
import { Agreed } from "./Agreed.tsx";
import { agreedInWords } from "./committee-words.ts";
import { DeadLink } from "./DeadLink.tsx";
import { JoinForm } from "./JoinForm.tsx";
import { waysToCommittee, waysToJoin } from "./JoinTable.tsx";
import css from "./LobbyView.module.css";
import { Preview } from "./Preview.tsx";
import { setupInWords } from "./setup-words.ts";

/** Where the link of an invitation leads: what is played there, and a place to say one's name. */
export function JoinPage() {
  const { game } = useParams({ from: "/join/$game" });
  const { hash } = useLocation();
  const {
    data: invited,
    failureReason: failure,
    refetch,
  } = useQuery({ ...invitedQuery(game, hash), enabled: hash !== "" });
  // Who has a place there already has no need of the link.
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
        title="Invitation"
        heading="The invitation cannot be read at present"
        error={failure}
        onAgain={refetch}
      />
    );
  if (!invited)
    return (
      <SplitPage title="Invitation · Chancery" picture={<Preview preset={PRESETS[0]} />}>
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
      title={`Join ${titleOf(setup)} · Chancery`}
      picture={preset && <Preview preset={preset} options={setup.options} />}
    >
      <h1>You are invited to {titleOf(setup)}</h1>
      <p className={css.state}>
        {isCommittee ? (
          <>
            By this link officers come in, and who looks on. Delegates{" "}
            <Link to="/join">type the code of their delegation</Link>.
          </>
        ) : (
          `${preset?.blurb ?? ""} ${stateOf(invited)}`
        )}
      </p>
      {ways.length > 0 && <JoinForm game={game} ways={ways} />}
      <Agreed sentences={isCommittee ? agreedInWords({ setup, room: null }) : setupInWords(setup)} />
    </SplitPage>
  );
}

function stateOf({ status, seats, players, setup }: Invited): string {
  const watch = setup.spectators ? " You can still look on." : " Nobody is admitted to look on.";
  if (status === "ended") return `The game is over.${watch}`;
  if (status === "playing") return `The game has begun without you.${watch}`;
  if (players >= seats) return `All ${seats} places are taken.${watch}`;
  return `${players} of ${seats} players are here. You need no account, just a name.`;
}

const NoInvitation = ({ isBroken }: { isBroken: boolean }) => (
  <DeadLink
    title="Invitation"
    heading="This link invites to nothing"
    why={
      isBroken
        ? "Its secret part, after the #, is missing. Copy the whole link, or ask for it again."
        : "Was the whole of it copied? Ask whoever sent it for the link again."
    }
  />
);
