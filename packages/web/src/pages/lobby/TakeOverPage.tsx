import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "@tanstack/react-router";
import { ApiFailure, type Offered } from "../../api/client.ts";
import { offeredQuery } from "../../api/queries.ts";
import { PRESETS, presetOf, titleOf } from "../../games/index.ts";
import { plural } from "../../lib/plural.ts";
import { phaseInWords } from "../../orders/names.ts";
import { SplitPage } from "../layout/pages.tsx";
import { UnreachedPage } from "../layout/UnreachedPage.tsx";
import { Agreed } from "./Agreed.tsx";
import { Countdown } from "./Countdown.tsx";
import { DeadLink } from "./DeadLink.tsx";
import { JoinForm } from "./JoinForm.tsx";
import css from "./LobbyView.module.css";
import { Preview } from "./Preview.tsx";
import { setupInWords } from "./setup-words.ts";

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
        title="An empty seat"
        heading="The seat cannot be shown at present"
        error={failure}
        onAgain={refetch}
      />
    );
  if (!offered)
    return (
      <SplitPage title="An empty seat · Chancery" picture={<Preview preset={PRESETS[0]} />}>
        {null}
      </SplitPage>
    );
  return <Offer offered={offered} token={hash} />;
}

function Offer({ offered: { seat, expires, table }, token }: { offered: Offered; token: string }) {
  const { setup, seats, phase, position, clock, game } = table;
  const { powers } = seats[seat];
  const preset = presetOf(setup);
  return (
    <SplitPage
      title={`Take over ${powers.join(", ")} · Chancery`}
      picture={preset && <Preview preset={preset} options={setup.options} position={position} />}
    >
      <h1>Play {powers.join(" and ")}</h1>
      <p className={css.state}>
        {titleOf(setup)}, {phaseInWords(phase, setup)}. Its player has left, and you are asked to go on.
      </p>
      <dl className={css.facts}>
        {powers.map((power) => (
          <div key={power}>
            <dt>{power}</dt>
            <dd>
              {plural(position.units[power]?.length ?? 0, "unit")},{" "}
              {plural(position.centers[power]?.length ?? 0, "centre")}
              <span className={css.units}>{position.units[power]?.join(", ")}</span>
            </dd>
          </div>
        ))}
        <div>
          <dt>Clock</dt>
          <dd>
            {clock.isPaused ? (
              "paused"
            ) : clock.deadline === null ? (
              "no deadline at present"
            ) : (
              <>
                <Countdown to={clock.deadline} /> left in this phase
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>This link</dt>
          <dd>
            can be used for <Countdown to={expires} />
          </dd>
        </div>
      </dl>
      <JoinForm
        game={game}
        ways={[{ label: `Take over ${powers.join(", ")}`, command: { type: "take-over", token } }]}
      />
      <Agreed sentences={setupInWords(setup)} />
    </SplitPage>
  );
}

function NoOffer({ isBroken, isExpired }: { isBroken: boolean; isExpired: boolean }) {
  return (
    <DeadLink
      title="An empty seat"
      heading={isExpired ? "This link has expired" : "This seat is not free"}
      why={
        isBroken
          ? "The secret part of the link, after the #, is missing. Copy the whole of it, or ask for it again."
          : isExpired
            ? "Ask whoever sent it for a new one."
            : "Somebody has taken it meanwhile, its player has come back, or the link was not copied as a whole."
      }
    />
  );
}
