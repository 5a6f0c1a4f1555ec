import { Button } from "@mantine/core";
import { useCountdown } from "../../../api/use-countdown.ts";
import { urgency } from "../../../lib/countdown.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { delegate as messages } from "../../../messages/delegate.ts";
import { formatDeadline, formatMoment } from "../../../messages/time.ts";
import { RuleLinks } from "../../../orders/reasons/RuleLinks.tsx";
import { Left } from "../../table/clock/Left.tsx";
import { turnTitle } from "../../table/clock/room-stage.ts";
import { stageOf } from "../../table/clock/stage.ts";
import { Changed } from "../Changed.tsx";
import { Attendance } from "../conferences/Attendance.tsx";
import { InSession } from "../conferences/InSession.tsx";
import { RoomPanel } from "../RoomFrame.tsx";
import css from "../room.module.css";
import { useRoom } from "../room-context.ts";
import { TurnSteps } from "../schedule/TurnSteps.tsx";
import { waitingFor } from "../waiting.ts";
import { Acts } from "./Acts.tsx";
import own from "./delegate.module.css";
import { Floor } from "./Floor.tsx";
import { LostCountry } from "./LostCountry.tsx";
import { OpenSheets } from "./OpenSheets.tsx";
import { OwnDelegation } from "./OwnDelegation.tsx";
import { ReadNow } from "./ReadNow.tsx";
import { ReadResults } from "./ReadResults.tsx";
import { noteOf } from "./stage-note.ts";

/** The room on a delegate's own device: what's happening, who speaks, and what you can do now. */
export function RoomTab() {
  return (
    <RoomPanel label={messages("room")}>
      <ReadNow />
      <Now />
      <LostCountry />
      <Session />
      <Floor />
      <Acts />
      <ReadResults />
      <WaitingList />
      <OpenSheets />
      <OwnDelegation />
      <LastRulings />
    </RoomPanel>
  );
}

/** The stage of the turn, and its clock. */
function Now() {
  const { view, room, open } = useRoom();
  const left = useCountdown(view.clock);
  const { title, why } = stageOf(view);
  const { text, rules } = noteOf(view, room);
  const { deadline, isPaused } = view.clock;
  return (
    <section className={own.now} aria-label={messages("now")}>
      {view.status === "playing" && <TurnSteps view={{ ...view, room }} />}
      <div className={own.stage}>
        <span>
          {view.status === "playing" && <small>{turnTitle(view)}</small>}
          <strong>{title}</strong>
        </span>
        {room.timeUp !== null && (
          <span className={own.left} data-urgency="last">
            {messages("timeIsUp")}
          </span>
        )}
        {left !== null && (
          <span className={own.left} role="timer" data-urgency={isPaused ? "none" : urgency(left)}>
            <Left left={left} />
          </span>
        )}
      </div>
      {why && <p className={own.why}>{why}</p>}
      <Changed view={{ room }} className={own.changed} />
      <p className={css.hint}>
        {isPaused && `${messages("clockPaused")} `}
        {!isPaused &&
          deadline !== null &&
          left !== null &&
          left > 3_600_000 &&
          `${messages("until", { moment: formatDeadline(deadline, serverNow()) })} `}
        {text} <RuleLinks ids={rules} />
      </p>
      {view.status === "ended" && (
        <Button variant="light" fullWidth onClick={() => open("standings")}>
          {messages("finalTable")}
        </Button>
      )}
    </section>
  );
}

function Session() {
  const { view, room } = useRoom();
  const open = room.conferences.find(({ status }) => status === "open");
  return (
    <>
      <InSession view={{ ...view, room }} />
      {open?.may.includes("attend") && <Attendance conference={open} />}
    </>
  );
}

/** What waits for your delegation elsewhere. */
function WaitingList() {
  const { room, power, open } = useRoom();
  const waiting = waitingFor(room, { power, officer: null });
  if (waiting.length === 0) return null;
  return (
    <section aria-label={messages("waitingForYou")}>
      <h2>{messages("waitingForYou")}</h2>
      <ul className={own.waiting}>
        {waiting.map(({ tab, words }) => (
          <li key={words}>
            <button type="button" onClick={() => open(tab)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As many rulings as fit at a glance; the record under Seats has all. */
const RULINGS = 3;

function LastRulings() {
  const { room, view } = useRoom();
  const rulings = room.rulings.slice(-RULINGS).toReversed();
  if (rulings.length === 0) return null;
  return (
    <section aria-label={messages("rulings")}>
      <h2>{messages("officersRulings")}</h2>
      <ul className={css.list}>
        {rulings.map(({ at, text }) => (
          <li key={at}>
            <span className={css.small}>{formatMoment(at, view.clock.now)} </span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
