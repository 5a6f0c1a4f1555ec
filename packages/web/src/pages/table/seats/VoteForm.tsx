import type { Table } from "@chancery/contract";
import { readPosition, survivors } from "@chancery/engine";
import { Radio } from "@mantine/core";
import { useMemo, useState } from "react";
import type { TableView } from "../../../api/client.ts";
import { officialsOf } from "../../../lib/officials.ts";
import { players as text } from "../../../messages/players.ts";
import { RuleLinks } from "../../../orders/RuleLinks.tsx";
import { Fault } from "../../../ui/Fault.tsx";
import { GuardedButton } from "../../../ui/GuardedButton.tsx";
import { ownPowers } from "../press/conversations.ts";
import { useAct, whyNot } from "../use-act.ts";
import { listed } from "../words.ts";
import css from "./SeatsPanel.module.css";
import { voters } from "./seats.ts";

type Vote = NonNullable<TableView["you"]["vote"]>;

const keyOf = (vote: Vote | null): string =>
  vote === null ? "none" : vote.how === "draw" ? "draw" : `to ${vote.to}`;

const voteOf = (key: string): Vote | null =>
  key === "none" ? null : key === "draw" ? { how: "draw" } : { how: "concession", to: key.slice(3) };

/** The secret vote to end the game: a draw between all survivors, or conceding to one. */
export function VoteForm({ view, game }: { view: TableView; game: Table }) {
  const { act, isBusy } = useAct(view.game);
  const cast = keyOf(view.you.vote);
  const [chosen, setChosen] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const alive = useMemo(() => {
    const state = readPosition(game.notation, game.start, { ...view.position, phase: view.phase });
    return state.ok ? survivors(game.rules, state.value).map((power) => game.rules.powers[power].name) : [];
  }, [game, view.position, view.phase]);
  const mine = ownPowers(view);
  const asked = voters(view, alive);
  const key = chosen ?? cast;
  return (
    <form
      className={css.vote}
      aria-label={text("endOfGame")}
      onSubmit={async (event) => {
        event.preventDefault();
        setFault(whyNot(await act({ type: "vote", vote: voteOf(key) })));
        setChosen(null);
      }}
    >
      <h2>{text("endOfGame")}</h2>
      <p>
        {text("voteText", { officials: officialsOf(game.rules) })}{" "}
        <RuleLinks ids={game.rules.citations.draw ?? []} />
      </p>
      <Radio.Group aria-label={text("yourVote")} value={key} onChange={setChosen}>
        <Radio value="none" label={text("playOn")} />
        <Radio value="draw" label={text("draw", { powers: listed(alive) })} />
        {view.setup.concession &&
          alive
            .filter((power) => !mine.includes(power))
            .map((power) => <Radio key={power} value={`to ${power}`} label={text("concede", { power })} />)}
      </Radio.Group>
      <p>{text("mustAgree", { powers: listed(asked) })}</p>
      <Fault error={fault} />
      <span role="status" className={css.cast}>
        {text(view.you.vote === null ? "notVoted" : "voted")}
      </span>
      <GuardedButton
        type="submit"
        variant="default"
        size="xs"
        loading={isBusy}
        first={key === cast ? text("chooseFirst") : null}
      >
        {text(key === "none" && cast !== "none" ? "withdrawVote" : "vote")}
      </GuardedButton>
    </form>
  );
}
