import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "@tanstack/react-router";
import { ApiFailure, type Offered } from "../../../api/client.ts";
import { offeredQuery } from "../../../api/queries.ts";
import { PRESETS, presetOf, titleOf } from "../../../games/index.ts";
import { lobby } from "../../../messages/lobby.ts";
import { powerName, powerNames } from "../../../messages/power-name.ts";
import { ui } from "../../../messages/ui.ts";
import { phaseInWords } from "../../../orders/names.ts";
import { SplitPage } from "../../layout/pages.tsx";
import { UnreachedPage } from "../../layout/UnreachedPage.tsx";
import { Countdown } from "../Countdown.tsx";
import css from "../LobbyView.module.css";
import { Preview } from "../Preview.tsx";
import { setupInWords } from "../setup-words.ts";
import { Agreed } from "./Agreed.tsx";
import { DeadLink } from "./DeadLink.tsx";
import { JoinForm } from "./JoinForm.tsx";

/** Where a link to an abandoned seat leads: what is left of its powers, and how much time there is. */
export function TakeOverPage() {
  const { game } = useParams({ from: "/take-over/$game" });
  const { hash } = useLocation();
  const {
    data: offered,
    failureReason: failure,
    refetch,
  } = useQuery({ ...offeredQuery(game, hash), enabled: hash !== "" });
  const code = failure instanceof ApiFailure ? failure.code : "";
  if (hash === "" || code === "not-found" || code === "offer-expired")
    return <NoOffer isBroken={hash === ""} isExpired={code === "offer-expired"} />;
  if (failure && !offered)
    return (
      <UnreachedPage
        title={lobby("openSeat")}
        heading={lobby("openSeatUnavailable")}
        error={failure}
        onAgain={refetch}
      />
    );
  if (!offered)
    return (
      <SplitPage
        title={ui("pageTitle", { title: lobby("openSeat") })}
        picture={<Preview preset={PRESETS[0]} />}
      >
        {null}
      </SplitPage>
    );
  return <Offer offered={offered} token={hash} />;
}

function Offer({ offered: { seat, expires, isVotedOn, table }, token }: { offered: Offered; token: string }) {
  const { setup, seats, phase, position, clock, game } = table;
  const { powers } = seats[seat];
  const preset = presetOf(setup);
  return (
    <SplitPage
      title={ui("pageTitle", {
        title: lobby("takeOver", { power: powerNames(powers) }),
      })}
      picture={preset && <Preview preset={preset} options={setup.options} position={position} />}
    >
      <h1>{lobby("playPower", { power: powerNames(powers) })}</h1>
      <p className={css.state}>
        {lobby("takeOverLead", { game: titleOf(setup), phase: phaseInWords(phase, setup) })}
      </p>
      <dl className={css.facts}>
        {powers.map((power) => (
          <div key={power}>
            <dt>{powerName(power)}</dt>
            <dd>
              {lobby("unitsAndCenters", {
                units: position.units[power]?.length ?? 0,
                centers: position.centers[power]?.length ?? 0,
              })}
              <span className={css.units}>{position.units[power]?.join(", ")}</span>
            </dd>
          </div>
        ))}
        <div>
          <dt>{lobby("clock")}</dt>
          <dd>
            {clock.isPaused
              ? lobby("paused")
              : clock.deadline === null
                ? lobby("noDeadline")
                : lobby.rich("leftInPhase", {}, countdownTo(clock.deadline))}
          </dd>
        </div>
        <div>
          <dt>{lobby("thisLink")}</dt>
          <dd>{lobby.rich("linkGoodFor", {}, countdownTo(expires))}</dd>
        </div>
      </dl>
      {isVotedOn && <p>{lobby("takeOverVote")}</p>}
      <JoinForm
        game={game}
        ways={[
          {
            label: lobby(isVotedOn ? "askForSeat" : "takeOver", { power: powerNames(powers) }),
            command: { type: "take-over", token },
          },
        ]}
      />
      <Agreed sentences={setupInWords(setup)} />
    </SplitPage>
  );
}

/** A countdown in place of `<time></time>`. */
const countdownTo = (to: number) => ({ time: () => <Countdown key="time" to={to} /> });

function NoOffer({ isBroken, isExpired }: { isBroken: boolean; isExpired: boolean }) {
  return (
    <DeadLink
      title={lobby("openSeat")}
      heading={lobby(isExpired ? "linkExpired" : "seatNotFree")}
      why={lobby(isBroken ? "invitationIncomplete" : isExpired ? "askForNewLink" : "seatNotFreeHelp")}
    />
  );
}
