import { Button, Textarea } from "@mantine/core";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Token } from "../../../board/Token.tsx";
import { conferenceRoom as messages } from "../../../messages/conferenceRoom.ts";
import { powerName } from "../../../messages/power-name.ts";
import { formatMoment } from "../../../messages/time.ts";
import { useKept } from "../kept.ts";
import { ActButton, ActForm } from "../parts.tsx";
import css from "../room.module.css";
import type { Business, Conference } from "../room.ts";
import { useRoom } from "../room-context.ts";
import { beginTreaty } from "../treaties/TreatyForm.tsx";
import { Until } from "../Until.tsx";
import own from "./conferences.module.css";
import { CaucusButton, FloorForm } from "./FloorForms.tsx";
import { CloseForm, LeadForm } from "./LeadForms.tsx";
import { Motions } from "./Motions.tsx";

/** The conference room: agenda, speakers, motions and minutes; for those inside (R98, R100). */
export function ConferenceRoom({ conference, business }: { conference: Conference; business: Business }) {
  const { room } = useRoom();
  const { may, status } = conference;
  const [isLeading, setLeading] = useState(false);
  const { agenda, rules } = business;
  const isMine = room.attends === conference.conference;
  return (
    <section className={own.room} aria-label={messages("room")}>
      {isMine && <p className={css.note}>{messages("youAreHere")}</p>}
      {status === "open" && (
        <>
          <h3>{messages("agenda")}</h3>
          <p className={css.text}>{agenda || messages("noAgenda")}</p>
          {rules !== "" && (
            <p className={css.small}>
              {messages.rich(
                "procedure",
                { rules },
                {
                  text: (chunks) => (
                    <span key="text" className={css.text}>
                      {chunks}
                    </span>
                  ),
                },
              )}
            </p>
          )}
          <Speakers business={business} />
          <AskFloor conference={conference} />
          {may.includes("lead") &&
            (isLeading ? (
              <LeadForm conference={conference} business={business} onClose={() => setLeading(false)} />
            ) : (
              <>
                <FloorForm conference={conference} business={business} />
                <div className={css.acts}>
                  <Button variant="default" size="xs" onClick={() => setLeading(true)}>
                    {messages("editAgenda")}
                  </Button>
                  <CaucusButton conference={conference} business={business} />
                </div>
              </>
            ))}
        </>
      )}
      <Motions conference={conference} business={business} />
      <Minutes conference={conference} business={business} />
      {may.includes("close-conference") && <CloseForm conference={conference} />}
    </section>
  );
}

/** What came of it, for all who took part, in the room or not (R99). */
export function OutcomeDocument({ conference, document }: { conference: Conference; document: string }) {
  return (
    <div className={own.document}>
      <h3>{messages("outcome")}</h3>
      <p className={css.text}>{document}</p>
      <AsTreaty conference={conference} document={document} />
    </div>
  );
}

/** The participants can sign the outcome as a treaty (R99). */
function AsTreaty({ conference, document }: { conference: Conference; document: string }) {
  const { view, room, power, open } = useRoom();
  const { participants, name } = conference;
  if (power === null || !participants.includes(power) || !room.may.includes("draft-treaty")) return null;
  const begin = (): void => {
    const parties = participants.filter((each) => each !== power);
    beginTreaty(view.game, {
      title: messages("treatyTitle", { conference: name ?? "" }),
      parties,
      articles: [document],
      conference: conference.conference,
    });
    open("treaties");
  };
  return (
    <div className={css.acts}>
      <Button variant="default" size="xs" onClick={begin}>
        {messages("makeTreaty")}
      </Button>
    </div>
  );
}

/** Who has the floor and how long still, and who is on the list after. */
function Speakers({ business: { speakers, floor, caucus } }: { business: Business }) {
  const { game, power } = useRoom();
  return (
    <>
      {caucus && (
        <p className={css.note}>
          {messages.rich(caucus.topic ? "caucusOn" : "caucusOpen", caucus, {
            b: (chunks) => <strong key="b">{chunks}</strong>,
          })}{" "}
          <Until at={caucus.until} className={own.left} />
        </p>
      )}
      <h3>{messages("speakers")}</h3>
      {floor && (
        <p className={own.floor}>
          <Token game={game} power={floor.power} size={24} />
          <strong>
            {floor.power === power
              ? messages("youHaveFloor")
              : messages("hasFloor", { power: powerName(floor.power) })}
          </strong>
          <Until at={floor.until} className={own.left} />
        </p>
      )}
      {speakers.length === 0 ? (
        <p className={css.small}>{messages("noSpeakers")}</p>
      ) : (
        <ol className={own.speakers} aria-label={messages("speakersList")}>
          {speakers.map((each, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: someone may be on the list twice
            <li key={i}>
              <Token game={game} power={each} size={18} />
              {powerName(each)}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** Delegates put themselves on the list of speakers, or take themselves off it (R98). */
function AskFloor({ conference: { conference, may } }: { conference: Conference }) {
  const { act } = useRoom();
  if (may.includes("ask-floor"))
    return (
      <div className={css.acts}>
        <ActButton variant="filled" act={() => act({ do: "ask-floor", conference })}>
          {messages("askFloor")}
        </ActButton>
      </div>
    );
  if (!may.includes("withdraw-floor")) return null;
  return (
    <div className={css.acts}>
      <span className={css.small}>{messages("onList")}</span>
      <ActButton act={() => act({ do: "withdraw-floor", conference })}>{messages("withdraw")}</ActButton>
    </div>
  );
}

/** What was said, and a field to say more. */
function Minutes({ conference, business: { minutes } }: { conference: Conference; business: Business }) {
  const { view, act, power } = useRoom();
  const [text, keep, forget] = useKept(view.game, `speak.${conference.conference}`, "");
  const end = useRef<HTMLDivElement>(null);
  const count = minutes.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something has been said
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [count]);
  const id = conference.conference;
  const send = (): Promise<string | null> => act({ do: "speak", conference: id, text });
  const key = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  };
  return (
    <>
      <h3>{messages("minutes")}</h3>
      {count === 0 && <p className={css.small}>{messages("nothingSaid")}</p>}
      {count > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        <div className={own.minutes} ref={end} role="log" aria-label={messages("minutes")} tabIndex={0}>
          <ol>
            {minutes.map(({ at, from, text: said }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever put between them
              <li key={i}>
                <span>
                  <strong>{from === "referee" ? messages("officers") : from}</strong>{" "}
                  <time dateTime={new Date(at).toISOString()}>{formatMoment(at, view.clock.now)}</time>
                </span>
                <p className={css.text}>{said}</p>
              </li>
            ))}
          </ol>
        </div>
      )}
      {conference.may.includes("speak") && (
        <ActForm
          label={messages("speak")}
          yes={messages("addToMinutes")}
          isMissing={text.trim() === ""}
          act={send}
          onDone={forget}
        >
          <Textarea
            label={messages(power === null ? "statementOfficer" : "statement")}
            placeholder={messages("statementPlaceholder")}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={10_000}
            value={text}
            onChange={(event) => keep(event.currentTarget.value)}
            onKeyDown={key}
          />
        </ActForm>
      )}
    </>
  );
}
