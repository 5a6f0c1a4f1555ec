import { Button, NativeSelect, Textarea } from "@mantine/core";
import { useState } from "react";
import { conferenceRoom as messages } from "../../../messages/conferenceRoom.ts";
import { powerName } from "../../../messages/power-name.ts";
import { RuleLinks } from "../../../orders/reasons/RuleLinks.tsx";
import { ActButton, ActForm, Tag } from "../parts.tsx";
import css from "../room.module.css";
import type { Business, Conference } from "../room.ts";
import { useRoom } from "../room-context.ts";
import own from "./conferences.module.css";

type Motion = Business["motions"][number];
type About = Motion["about"];

const ABOUT: Readonly<Record<About, string>> = {
  matter: messages("aboutMatter"),
  minutes: messages("aboutMinutes"),
  rules: messages("aboutRules"),
};

const TONES = {
  carried: "good",
  lost: "bad",
  withdrawn: "plain",
  voting: "warn",
  undecided: "plain",
} as const;

/** Open and past motions. Each delegation has a vote, and the page says if more than half is needed (R98). */
export function Motions({
  conference,
  business: { motions },
}: {
  conference: Conference;
  business: Business;
}) {
  const [isMoving, setMoving] = useState(false);
  const mayMove = conference.may.includes("move");
  if (motions.length === 0 && !mayMove) return null;
  return (
    <>
      <h3>{messages("motions")}</h3>
      <ol className={css.list}>
        {motions.map((motion, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: motions are known by their number
          <li key={i}>
            <MotionCard conference={conference} motion={motion} isLast={i === motions.length - 1} />
          </li>
        ))}
      </ol>
      {mayMove &&
        (isMoving ? (
          <MoveForm conference={conference} onClose={() => setMoving(false)} />
        ) : (
          <div className={css.acts}>
            <Button variant="default" size="xs" onClick={() => setMoving(true)}>
              {messages("makeMotion")}
            </Button>
          </div>
        ))}
    </>
  );
}

function MotionCard({
  conference,
  motion: { text, about, votes, outcome, by, needed },
  isLast,
}: {
  conference: Conference;
  motion: Motion;
  isLast: boolean;
}) {
  const { act, power } = useRoom();
  const cast = Object.values(votes);
  const yes = cast.filter((vote) => vote).length;
  const mine = power === null ? undefined : votes[power];
  const id = conference.conference;
  const state = outcome ?? (conference.status === "open" ? "voting" : "undecided");
  return (
    <div className={own.motion}>
      <p className={css.text}>{text}</p>
      <span className={css.tags}>
        <Tag>{ABOUT[about]}</Tag>
        <Tag tone={TONES[state]}>{messages(state)}</Tag>
        <Tag>{messages("tally", { yes, no: cast.length - yes, all: conference.participants.length })}</Tag>
      </span>
      <p className={css.small}>
        {messages("movedBy", { isPower: String(by !== null), power: powerName(by ?? "") })}
        {state === "voting" && ` ${messages("votesNeeded", { needed })}`}
      </p>
      {isLast && outcome === null && conference.may.includes("vote-on-motion") && (
        <div className={css.acts}>
          <ActButton
            variant={mine === true ? "light" : "filled"}
            act={() => act({ do: "vote-on-motion", conference: id, inFavour: true })}
          >
            {messages(mine === true ? "votedFor" : "voteFor")}
          </ActButton>
          <ActButton
            variant={mine === false ? "light" : "default"}
            act={() => act({ do: "vote-on-motion", conference: id, inFavour: false })}
          >
            {messages(mine === false ? "votedAgainst" : "voteAgainst")}
          </ActButton>
        </div>
      )}
      {isLast && outcome === null && <EndVote conference={conference} />}
    </div>
  );
}

/** A motion that leads nowhere is withdrawn by who made it, or put an end to by an officer who presides. */
function EndVote({ conference: { conference, may } }: { conference: Conference }) {
  const { act } = useRoom();
  if (!may.includes("withdraw-motion") && !may.includes("close-motion")) return null;
  return (
    <div className={css.acts}>
      {may.includes("withdraw-motion") && (
        <ActButton act={() => act({ do: "withdraw-motion", conference })}>
          {messages("withdrawMotion")}
        </ActButton>
      )}
      {may.includes("close-motion") && (
        <ActButton act={() => act({ do: "close-motion", conference })}>{messages("closeVote")}</ActButton>
      )}
    </div>
  );
}

function MoveForm({ conference, onClose }: { conference: Conference; onClose: () => void }) {
  const { act, facts, power } = useRoom();
  const [about, setAbout] = useState<About>("matter");
  const [text, setText] = useState("");
  // In 1935 the presiding officers decide on the rules of procedure (R98).
  const isDecided = facts.reveal === "officers" && power !== null;
  const choices = (Object.keys(ABOUT) as About[]).filter((each) => each !== "rules" || !isDecided);
  return (
    <ActForm
      label={messages("makeMotion")}
      yes={messages("putToVote")}
      isMissing={text.trim() === ""}
      act={() => act({ do: "move", conference: conference.conference, about, text })}
      onDone={onClose}
      onCancel={onClose}
    >
      <NativeSelect
        label={messages("motionAbout")}
        value={about}
        onChange={(event) => setAbout(event.currentTarget.value as About)}
        data={choices.map((each) => ({ value: each, label: ABOUT[each] }))}
      />
      <Textarea
        label={messages("motion")}
        autosize
        minRows={2}
        maxLength={10_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p className={css.hint}>
        {about === "rules" ? (
          <>
            {messages("twoThirds")} <RuleLinks ids={["M01-75"]} />
          </>
        ) : (
          messages("majority")
        )}
      </p>
    </ActForm>
  );
}
