import { hostilesTo } from "@chancery/variants/committee";
import { Button } from "@mantine/core";
import { conferences as messages } from "../../../messages/conferences.ts";
import { powerName } from "../../../messages/power-name.ts";
import { provinceName } from "../../../orders/names.ts";
import { asSentence } from "../../../ui/Fault.tsx";
import { Powers, Tag, type Tone, turnInWords } from "../parts.tsx";
import css from "../room.module.css";
import type { Conference } from "../room.ts";
import type { RoomContextValue } from "../room-context.ts";
import { useRoom } from "../room-context.ts";
import { Attendance } from "./Attendance.tsx";
import { ConferenceRoom, OutcomeDocument } from "./ConferenceRoom.tsx";
import own from "./conferences.module.css";
import { EndTime } from "./EndTime.tsx";
import { Chairs, Conquest } from "./Officers.tsx";
import { StepList } from "./StepList.tsx";
import { type Circumstances, STEP_COUNT, stepsOf } from "./steps.ts";

const STATUS: Readonly<Record<Conference["status"], { readonly words: string; readonly tone: Tone }>> = {
  draft: { words: messages("planning"), tone: "plain" },
  filed: { words: messages("filed"), tone: "warn" },
  granted: { words: messages("granted"), tone: "good" },
  refused: { words: messages("refused"), tone: "bad" },
  open: { words: messages("inSession"), tone: "good" },
  closed: { words: messages("closed"), tone: "plain" },
};

/** A conference: its steps while it is prepared, its room while it is in session, what came of it afterwards. */
export function ConferenceCard({
  conference,
  onAgain,
}: {
  conference: Conference;
  /** Plans it again, if the viewer may. */
  onAgain: (() => void) | null;
}) {
  const shared = useRoom();
  const { status, name, form, participants } = conference;
  const isCut = status === "closed" && conference.cause === "conquest";
  const { words, tone } = isCut ? { words: messages("endedEarly"), tone: "bad" as const } : STATUS[status];
  const steps = stepsOf(conference, circumstancesOf(shared, conference));
  const now = steps.find(({ state }) => state === "now");
  const isRunning = status === "open" || status === "closed";
  const title = name ?? form?.preliminary ?? messages("untitled");
  return (
    <article className={css.card} aria-label={title}>
      <div className={css.head}>
        <span className={css.title}>{title}</span>
        <Powers names={participants} />
        <span className={css.tags}>
          <Tag tone={tone}>{words}</Tag>
          {now && !isRunning && <Tag>{messages("stepOf", { number: now.number, count: STEP_COUNT })}</Tag>}
          {conference.area !== null && <Tag>{placeOf(shared, conference)}</Tag>}
        </span>
        {isCut && (
          <p className={css.note} data-tone="bad">
            {messages.rich(
              "conquered",
              { place: placeOf(shared, conference) },
              { b: (chunks) => <strong key="b">{chunks}</strong> },
            )}
          </p>
        )}
        {status === "closed" && !isCut && (
          <p className={css.small}>{asSentence(messages("closedFor", { reason: conference.reason }))}</p>
        )}
        {status === "open" && conference.openedIn !== null && (
          <p className={css.small}>
            {messages("openedIn", { turn: turnInWords(shared, conference.openedIn) })}
          </p>
        )}
        <EndTime conference={conference} />
        <Conquest conference={conference} />
        <Delegates conference={conference} />
        <Attendance conference={conference} />
        <Chairs conference={conference} />
        {conference.document && <OutcomeDocument conference={conference} document={conference.document} />}
        {conference.business && <ConferenceRoom conference={conference} business={conference.business} />}
        {status === "closed" && onAgain && (
          <div className={css.acts}>
            <Button variant="default" size="xs" onClick={onAgain}>
              {messages("planAgain")}
            </Button>
          </div>
        )}
        {conference.form &&
          (isRunning ? (
            <details className={own.steps}>
              <summary>{messages("allSteps", { count: STEP_COUNT })}</summary>
              <StepList conference={conference} steps={steps} />
            </details>
          ) : (
            <StepList conference={conference} steps={steps} />
          ))}
      </div>
    </article>
  );
}

/** Which participants have a delegate there. */
function Delegates({ conference: { status, participants, delegates } }: { conference: Conference }) {
  if (status !== "open" && status !== "granted") return null;
  return (
    <ul className={own.delegates} aria-label={messages("delegates")}>
      {participants.map((power) => (
        <li key={power} data-there={power in delegates || undefined}>
          {power in delegates
            ? messages("delegateOf", { power: powerName(power), name: delegates[power] })
            : messages("noDelegate", { power: powerName(power) })}
        </li>
      ))}
    </ul>
  );
}

const nameOf =
  ({ game }: RoomContextValue) =>
  (area: string): string =>
    provinceName(game.rules, area);

/** "Algeciras, Andalusia", or the province alone. */
function placeOf(shared: RoomContextValue, { area, form }: Conference): string {
  const province = area === null ? "" : nameOf(shared)(area);
  return form?.city ? messages("cityInProvince", { city: form.city, province }) : province;
}

function circumstancesOf(
  shared: RoomContextValue,
  { conference, area, participants, form }: Conference,
): Circumstances {
  const { room, facts, view } = shared;
  const is1935 = facts.reveal === "officers";
  return {
    hostile: hostilesTo({ area, participants, friendly: form?.friendly ?? [] }, view.position.units),
    fewest: facts.conferenceOf,
    isRoomTaken: room.conferences.some(
      (other) => other.conference !== conference && ["granted", "open"].includes(other.status),
    ),
    cited: { fewest: is1935 ? "M35-59" : "M01-73", opening: is1935 ? "M35-60" : "M01-74" },
    nameOf: nameOf(shared),
  };
}
