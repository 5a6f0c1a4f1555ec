import type { Tag } from "@chancery/messages";
import { Button, NativeSelect, Textarea } from "@mantine/core";
import type { ReactNode } from "react";
import { useState } from "react";
import { powerChoices, powerName } from "../../../messages/power-name.ts";
import { treaties as messages } from "../../../messages/treaties.ts";
import { RuleLinks } from "../../../orders/reasons/RuleLinks.tsx";
import { useKept } from "../kept.ts";
import { ActForm, turnInWords } from "../parts.tsx";
import css from "../room.module.css";
import type { Breach, Treaty } from "../room.ts";
import { useRoom } from "../room-context.ts";
import own from "./treaties.module.css";

const BOLD: Readonly<Record<string, Tag<ReactNode>>> = {
  b: (chunks) => <strong key="b">{chunks}</strong>,
};

interface Charge {
  readonly against: string;
  readonly turn: number;
  readonly text: string;
}

/** What was done against a treaty, as the board shows it and as people say: a log, from which nothing follows (R104). */
export function Breaches({ treaty }: { treaty: Treaty }) {
  const shared = useRoom();
  const { power, isOfficer } = shared;
  const { suggestions, breaches, may } = treaty;
  const [charge, setCharge] = useState<Charge | null>(null);
  const isInside = isOfficer || (power !== null && treaty.parties.includes(power));
  if (!isInside || treaty.inForce === null) return null;
  const others = treaty.parties.filter((party) => party !== power);
  const mayAllege = may.includes("allege-breach");
  const unlogged = suggestions.filter(
    ({ turn, by, order }) =>
      !breaches.some((each) => each.turn === turn && each.against === by && each.text.includes(order)),
  );
  return (
    <section className={own.breaches} aria-label={messages("breaches")}>
      <h3>{messages("breaches")}</h3>
      {breaches.length === 0 && unlogged.length === 0 && (
        <p className={css.small}>{messages("noBreaches")}</p>
      )}
      {unlogged.map(({ turn, by, against, order }) => (
        <div key={`${turn} ${by} ${order}`} className={css.note} data-tone="warn">
          {messages.rich(
            "boardShows",
            { power: powerName(by), order, against: powerName(against), turn: turnInWords(shared, turn) },
            {
              b: (chunks) => <strong key="b">{chunks}</strong>,
              written: (chunks) => (
                <b key="order" className={own.order}>
                  {chunks}
                </b>
              ),
            },
          )}
          {mayAllege && by !== power && (
            <div className={css.acts}>
              <Button
                variant="default"
                size="compact-xs"
                onClick={() =>
                  setCharge({
                    against: by,
                    turn,
                    text: messages("chargeText", { order, against: powerName(against) }),
                  })
                }
              >
                {messages("logBreach")}
              </Button>
            </div>
          )}
        </div>
      ))}
      <ol className={css.list}>
        {breaches.map((breach, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: breaches are known by their number
          <li key={i}>
            <Alleged treaty={treaty} breach={breach} index={i} />
          </li>
        ))}
      </ol>
      {charge ? (
        <AllegeForm treaty={treaty} first={charge} onClose={() => setCharge(null)} />
      ) : (
        mayAllege &&
        others.length > 0 && (
          <button
            type="button"
            className={css.link}
            onClick={() =>
              setCharge({ against: others[0], turn: shared.view.turns.at(-1)?.number ?? 1, text: "" })
            }
          >
            {messages("allege")}
          </button>
        )
      )}
      <p className={css.small}>
        {messages("breachesHelp")} <RuleLinks ids={["MB-61"]} />
      </p>
    </section>
  );
}

function AllegeForm({ treaty, first, onClose }: { treaty: Treaty; first: Charge; onClose: () => void }) {
  const shared = useRoom();
  const [{ against, turn, text }, setCharge] = useState(first);
  const change = (part: Partial<Charge>): void => setCharge({ against, turn, text, ...part });
  return (
    <ActForm
      label={messages("allege")}
      yes={messages("logTheBreach")}
      isMissing={text.trim() === ""}
      act={() => shared.act({ do: "allege-breach", treaty: treaty.treaty, against, turn, text })}
      onDone={onClose}
      onCancel={onClose}
    >
      <NativeSelect
        label={messages("brokenBy")}
        value={against}
        onChange={(event) => change({ against: event.currentTarget.value })}
        data={powerChoices(treaty.parties.filter((party) => party !== shared.power))}
      />
      <NativeSelect
        label={messages("breachTurn")}
        value={turn}
        onChange={(event) => change({ turn: Number(event.currentTarget.value) })}
        data={shared.view.turns.map(({ number }) => ({
          value: String(number),
          label: turnInWords(shared, number),
        }))}
      />
      <Textarea
        label={messages("whatHappened")}
        autosize
        minRows={2}
        maxLength={1000}
        value={text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
    </ActForm>
  );
}

function Alleged({ treaty, breach, index }: { treaty: Treaty; breach: Breach; index: number }) {
  const shared = useRoom();
  const { by, against, turn, text, answers } = breach;
  const [answer, keep, forget] = useKept(shared.view.game, `answer.${treaty.treaty}.${index}`, "");
  const [isAnswering, setAnswering] = useState(false);
  const isMine = against === shared.power;
  return (
    <div className={own.breach}>
      <p>
        {by === null
          ? messages.rich(
              "officersSay",
              { against: powerName(against), turn: turnInWords(shared, turn) },
              BOLD,
            )
          : messages.rich(
              "saysBroke",
              { by: powerName(by), against: powerName(against), turn: turnInWords(shared, turn) },
              BOLD,
            )}
      </p>
      <p className={css.text}>{text}</p>
      {answers.map((said, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever put between them
        <p key={i} className={own.answer}>
          {messages.rich("saidBy", { by: powerName(said.by), text: said.text }, BOLD)}
        </p>
      ))}
      {treaty.may.includes("answer-breach") &&
        by !== shared.power &&
        (isAnswering || (isMine && answers.length === 0) ? (
          <ActForm
            label={messages("answer")}
            yes={messages("answer")}
            isMissing={answer.trim() === ""}
            act={() =>
              shared.act({ do: "answer-breach", treaty: treaty.treaty, breach: index, text: answer })
            }
            onDone={() => {
              forget();
              setAnswering(false);
            }}
          >
            <Textarea
              label={messages("yourAnswer")}
              autosize
              minRows={2}
              maxLength={1000}
              value={answer}
              onChange={(event) => keep(event.currentTarget.value)}
            />
          </ActForm>
        ) : (
          <button type="button" className={css.link} onClick={() => setAnswering(true)}>
            {messages("answer")}
          </button>
        ))}
    </div>
  );
}
