import type { Game } from "@chancery/engine";
import { Button, Textarea } from "@mantine/core";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { ChannelSummary, TableView } from "../../../api/client.ts";
import { Token } from "../../../board/Token.tsx";
import { isSolo } from "../../../lib/solo.ts";
import { useOnce } from "../../../lib/use-once.ts";
import { deals } from "../../../messages/deals.ts";
import { powerName } from "../../../messages/power-name.ts";
import { press } from "../../../messages/press.ts";
import { RuleLinks } from "../../../orders/reasons/RuleLinks.tsx";
import { Fault } from "../../../ui/Fault.tsx";
import { GuardedButton } from "../../../ui/GuardedButton.tsx";
import { useTable } from "../table-context.ts";
import { useAct } from "../use-act.ts";
import css from "./Conversation.module.css";
import {
  addressOf,
  EVERYBODY,
  heardBy,
  isDealsOnly,
  othersIn,
  ownPowers,
  partiesTo,
  REFEREE,
  whyClosed,
} from "./conversations.ts";
import { DealFields } from "./DealFields.tsx";
import { type DealDraft, dealOf, firstDraft } from "./deal-draft.ts";
import { keepDraft, loadDraft } from "./drafts.ts";

/** The longest message, and the length from which the rest is counted. */
const LONGEST = 10_000;
const LONG = 9_000;

/** Writes a message. A draft stays until it is sent, even if the page is closed. */
export function Composer({
  view,
  game,
  channel,
}: {
  view: TableView;
  game: Game;
  channel: Pick<ChannelSummary, "name" | "parties">;
}) {
  const [text, setText] = useState(() => loadDraft(view.game, channel.name));
  const [fault, setFault] = useState<string | null>(null);
  const { act, isBusy } = useAct(view.game);
  const address = addressOf(view, channel);
  const [speaker, setSpeaker] = useState(address?.speakers[0]);
  const [draft, setDraft] = useState<DealDraft | null>(null);
  const { drawn } = useTable().deals;
  const deal = draft && dealOf(draft, drawn?.orders ?? {});
  const area = useRef<HTMLTextAreaElement>(null);
  // Who opens a conversation wants to write; on a phone the keyboard would cover what there is to read.
  const { count = 0 } = view.channels.find(({ name }) => name === channel.name) ?? {};
  const isEmpty = count === 0;
  useEffect(() => {
    if (isEmpty || window.matchMedia("(hover: hover)").matches) area.current?.focus({ preventScroll: true });
  }, [isEmpty]);
  const write = (next: string): void => {
    setText(next);
    keepDraft(view.game, channel.name, next);
  };
  const send = useOnce(async () => {
    if (!address || (draft ? !deal : text.trim() === "")) return;
    const to = heardBy(address.to, speaker);
    const said = isDealsOnly(view) && address.to !== REFEREE ? "" : text;
    const result = await act({ type: "say", as: speaker ?? null, to, text: said, ...(deal && { deal }) });
    if (!result.ok) return setFault(result.error.message);
    setFault(null);
    setDraft(null);
    write("");
  });
  if (!address || !view.you.may.includes("say")) return <p className={css.closed}>{press("readOnly")}</p>;
  const closed = whyClosed(view, address.to, game.rules.citations);
  if (closed)
    return (
      <div className={css.closed}>
        <strong>{press("closed")}</strong> {closed.why} <RuleLinks ids={closed.rules} />
        {text !== "" && <p>{press("draftKept")}</p>}
      </div>
    );
  const key = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void send();
    }
  };
  const powers = view.seats.flatMap((seat) => seat.powers);
  const parties = channel.parties.filter((party) => powers.includes(party));
  const own = ownPowers(view);
  const mayOffer =
    view.status === "playing" && own.length > 0 && parties.some((power) => !own.includes(power));
  // Bots understand deals and nothing else; in some games players may say nothing else.
  const isWordless = isSolo(view.game) || (isDealsOnly(view) && address.to !== REFEREE);
  if (isWordless && !mayOffer) return null;
  const label =
    channel.name === EVERYBODY
      ? press("messageToEveryone")
      : press("messageTo", { parties: partiesTo(view, othersIn(view, channel.parties)) });
  return (
    <form
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {address.speakers.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look and a legend of its own
        <div className={css.speakers} role="group" aria-label={press("writeAs")}>
          {address.speakers.map((power) => (
            <button
              key={power}
              type="button"
              aria-pressed={power === speaker}
              onClick={() => setSpeaker(power)}
            >
              {power !== null && <Token game={game} power={power} size={18} />}
              {power !== null && powerName(power)}
            </button>
          ))}
        </div>
      )}
      {!isWordless && (
        <Textarea
          ref={area}
          aria-label={label}
          placeholder={label}
          autosize
          minRows={2}
          maxRows={9}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={key}
        />
      )}
      {draft && <DealFields view={view} game={game} parties={parties} draft={draft} onChange={setDraft} />}
      <Fault error={fault} />
      <div className={css.foot}>
        {mayOffer && (
          <Button variant="default" onClick={() => setDraft(draft ? null : firstDraft(view.phase))}>
            {deals(draft ? "noDeal" : "offer")}
          </Button>
        )}
        {text.length >= LONG ? (
          <span>{press("charactersLeft", { count: LONGEST - text.length })}</span>
        ) : (
          text.trim() !== "" && !draft && <span className={css.keys}>{press("sendKeys")}</span>
        )}
        {(draft || !isWordless) && (
          <GuardedButton
            type="submit"
            loading={isBusy}
            first={draft ? (deal ? null : missingIn(draft)) : text.trim() === "" ? "" : null}
          >
            {draft ? deals("sendOffer") : press("send")}
          </GuardedButton>
        )}
      </div>
    </form>
  );
}

/** What has to be chosen before a deal can be sent. */
const missingIn = ({ kind }: DealDraft): string =>
  kind === "demilitarize" ? deals("chooseProvinceFirst") : kind === "orders" ? deals("ordersFirst") : "";
