import type { DealView } from "@chancery/api";
import type { Game } from "@chancery/engine";
import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import type { TableView } from "../../../api/client.ts";
import { deals } from "../../../messages/deals.ts";
import { powerName } from "../../../messages/power-name.ts";
import { Fault } from "../../../ui/Fault.tsx";
import { useTable } from "../table-context.ts";
import { useAct } from "../use-act.ts";
import { listed } from "../words.ts";
import { mayWritePrivately } from "./conversations.ts";
import css from "./Deal.module.css";
import { standingOf, termsInWords } from "./deal-words.ts";

interface DealCardProps {
  readonly view: TableView;
  readonly game: Game;
  /** All parties of the conversation. */
  readonly parties: readonly string[];
  /** Whose deal it is, and which message of the conversation brought it. */
  readonly from: string;
  readonly number: number;
  readonly deal: DealView;
  readonly isOwn: boolean;
}

/** A deal in a conversation: what is promised, how it stands, and how to answer. */
export function DealCard({ view, game, parties, from, number, deal, isOwn }: DealCardProps) {
  const { terms } = deal;
  const powers = view.seats.flatMap((seat) => seat.powers);
  const recipients = parties.filter((party) => party !== from && powers.includes(party));
  const { text, tone, against } = standingOf(view, recipients, deal);
  const { point, pin, isPinned } = useShown(view, deal);
  return (
    <section
      className={css.card}
      data-own={isOwn || undefined}
      aria-label={deals("deal")}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && point(true)}
      onPointerLeave={() => point(false)}
    >
      <p>{termsInWords(game.rules, view, deal)}</p>
      {terms.kind === "orders" && (
        <ul translate="no">
          {Object.entries(terms.orders).map(([power, lines]) => (
            <li key={power}>{deals("promised", { power: powerName(power), orders: listed(lines) })}</li>
          ))}
        </ul>
      )}
      <p className={css.state} data-tone={tone ?? undefined}>
        {text}
      </p>
      {against.map((each) => (
        <p key={each} className={css.against}>
          {each}
        </p>
      ))}
      <div className={css.answers}>
        <Answers view={view} parties={parties} from={from} number={number} deal={deal} />
        {isDrawable(view, deal) && (
          <Button size="compact-sm" variant="default" aria-pressed={isPinned} onClick={pin}>
            {deals("show")}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The ways to answer a deal that are open. */
function Answers({
  view,
  parties,
  from,
  number,
  deal,
}: Pick<DealCardProps, "view" | "parties" | "from" | "number" | "deal">) {
  const { act, isBusy } = useAct(view.game);
  const [fault, setFault] = useState<string | null>(null);
  if (!view.clock.isTalkOpen || !mayWritePrivately(view)) return null;
  const answer = async (power: string, accept: boolean): Promise<void> => {
    const to = parties.filter((party) => party !== power);
    const result = await act({ type: "say", as: power, to, text: "", answer: { message: number, accept } });
    setFault(result.ok ? null : result.error.message);
  };
  const isSeveral = (view.seats.find(({ isYours }) => isYours)?.powers.length ?? 0) > 1;
  const named = (power: string, key: "accept" | "decline"): string =>
    isSeveral ? deals(`${key}As`, { power: powerName(power) }) : deals(key);
  return (
    <>
      {deal.mayAnswer.map((power) => (
        <span key={power} className={css.answers}>
          <Button size="compact-sm" disabled={isBusy} onClick={() => void answer(power, true)}>
            {named(power, "accept")}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={isBusy}
            onClick={() => void answer(power, false)}
          >
            {named(power, "decline")}
          </Button>
        </span>
      ))}
      {deal.mayWithdraw && (
        <Button
          size="compact-sm"
          variant="default"
          disabled={isBusy}
          onClick={() => void answer(from, false)}
        >
          {deals("withdraw")}
        </Button>
      )}
      <Fault error={fault} />
    </>
  );
}

/** Orders are drawn in the phase they are for, a province at any time. */
const isDrawable = ({ phase, status }: TableView, { terms, phase: offeredIn }: DealView): boolean =>
  terms.kind === "demilitarize" || (terms.kind === "orders" && status === "playing" && phase === offeredIn);

/** Draws a deal on the board while it is pointed at, or until it is pressed again. */
function useShown(view: TableView, deal: DealView) {
  const { draw } = useTable().deals;
  const [isPinned, setPinned] = useState(false);
  const [isPointed, point] = useState(false);
  const isShown = (isPinned || isPointed) && isDrawable(view, deal);
  const { terms } = deal;
  const written = JSON.stringify(terms.kind === "orders" ? terms.orders : null);
  const province = terms.kind === "demilitarize" ? terms.province : null;
  useEffect(() => {
    if (!isShown) return;
    draw({ orders: JSON.parse(written), powers: [], province });
    return () => draw(null);
  }, [draw, isShown, written, province]);
  return { point, isPinned, pin: () => setPinned((before) => !before) };
}
