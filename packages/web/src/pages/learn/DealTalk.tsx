import type { Deal, DealView } from "@chancery/api";
import { Button, Radio } from "@mantine/core";
import { useState } from "react";
import { deals } from "../../messages/deals.ts";
import { learn as text } from "../../messages/learn.ts";
import { powerName } from "../../messages/power-name.ts";
import { useOrderEditor } from "../../orders/entry/order-editor.ts";
import card from "../table/press/Deal.module.css";
import { standingOf, termsInWords } from "../table/press/deal-words.ts";
import { listed } from "../table/words.ts";
import type { Lesson, Reply, Talk } from "./lessons/lesson.ts";
import css from "./TaskView.module.css";
import type { TaskInHand } from "./use-task.ts";

interface DealTalkProps {
  readonly lesson: Lesson;
  readonly talk: Talk;
  readonly inHand: TaskInHand;
}

/** Talks with a partner who follows a script: a deal to answer, one to offer, or one that has been agreed. */
export function DealTalk({ lesson, talk, inHand }: DealTalkProps) {
  const [sent, setSent] = useState<Reply | null>(null);
  const { partner, offer, replies, agreed } = talk;
  const accepted = sent?.accept ? sent.deal : null;
  const deal =
    agreed ?? offer ?? accepted ?? (inHand.isAgreed ? replies?.find(({ accept }) => accept)?.deal : null);
  const isOpen = inHand.outcome === null && !inHand.isAgreed;
  const send = (reply: Reply): void => {
    setSent(reply);
    if (reply.accept) inHand.agree();
  };
  return (
    <section className={css.talk} aria-label={text("talks")}>
      <h2>{text("talks")}</h2>
      {offer && isOpen && <p>{text("offersYou", { power: powerName(partner) })}</p>}
      {replies && isOpen && <OfferForm lesson={lesson} partner={partner} replies={replies} onSend={send} />}
      {sent && <p role="status">{text("answer", { power: powerName(partner), text: deals(sent.why) })}</p>}
      {deal && <DealNote lesson={lesson} talk={talk} deal={deal} inHand={inHand} />}
    </section>
  );
}

interface OfferFormProps {
  readonly lesson: Lesson;
  readonly partner: string;
  readonly replies: readonly Reply[];
  readonly onSend: (reply: Reply) => void;
}

/** The deals that can be offered. */
function OfferForm({ lesson, partner, replies, onSend }: OfferFormProps) {
  const { game, phase } = useOrderEditor();
  const [chosen, setChosen] = useState("");
  const reply = replies.find(({ deal }) => deal.kind === chosen);
  return (
    <>
      <Radio.Group
        label={text("chooseDeal", { power: powerName(partner) })}
        value={chosen}
        onChange={setChosen}
      >
        {replies.map(({ deal }) => (
          <Radio
            key={deal.kind}
            value={deal.kind}
            mt="xs"
            label={deals(deal.kind)}
            description={termsInWords(game.rules, lesson, dealView(deal, phase.position.phase))}
          />
        ))}
      </Radio.Group>
      <Button mt="sm" size="compact-md" disabled={!reply} onClick={() => reply && onSend(reply)}>
        {deals("sendOffer")}
      </Button>
    </>
  );
}

/** A deal, how it stands, and how to answer it. */
function DealNote({ lesson, talk, deal, inHand }: DealTalkProps & { deal: Deal }) {
  const { game, phase } = useOrderEditor();
  const { outcome, isAgreed, agree } = inHand;
  const { partner } = talk;
  const at = phase.position.phase;
  const breaches =
    outcome && talk.breach ? [{ power: partner, turn: 1, phase: at, orders: [...talk.breach] }] : [];
  const view: DealView = {
    ...dealView(deal, at),
    state: isAgreed ? "agreed" : "open",
    outcome: !outcome ? "untested" : breaches.length > 0 ? "broken" : "kept",
    breaches,
  };
  const { text: standing, tone, against } = standingOf(lesson, [lesson.power], view);
  return (
    <section className={card.card} aria-label={deals("deal")}>
      <p>{termsInWords(game.rules, lesson, view)}</p>
      {deal.kind === "orders" && (
        <ul translate="no">
          {Object.entries(deal.orders).map(([power, lines]) => (
            <li key={power}>{deals("promised", { power: powerName(power), orders: listed(lines) })}</li>
          ))}
        </ul>
      )}
      {isAgreed ? (
        <p className={card.state} data-tone={tone ?? undefined}>
          {standing}
        </p>
      ) : (
        outcome === null && (
          <div className={card.answers}>
            <Button size="compact-md" onClick={agree}>
              {deals("accept")}
            </Button>
          </div>
        )
      )}
      {against.map((each) => (
        <p key={each} className={card.against}>
          {each}
        </p>
      ))}
    </section>
  );
}

/** A deal as it is seen in a game, before anyone has answered. */
const dealView = (terms: Deal, phase: string): DealView => ({
  terms,
  phase,
  state: "open",
  accepted: [],
  mayAnswer: [],
  mayWithdraw: false,
  outcome: "untested",
  isOver: false,
  breaches: [],
});
