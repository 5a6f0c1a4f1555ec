import type { Table } from "@chancery/contract";
import { readPosition, survivors } from "@chancery/engine";
import { officialsOf } from "@chancery/variants/officials";
import { Radio } from "@mantine/core";
import { useMemo, useState } from "react";
import type { TableView } from "../../../api/client.ts";
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

/** The secret vote on the end of the game: a draw of all survivors, or conceding to one. */
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
      aria-label="End of the game"
      onSubmit={async (event) => {
        event.preventDefault();
        setFault(whyNot(await act({ type: "vote", vote: voteOf(key) })));
        setChosen(null);
      }}
    >
      <h2>End of the game</h2>
      <p>
        Your vote is secret, from {officialsOf(game.rules).the} as well: nobody sees that you voted, or for
        what. If all who are asked agree, the game ends at once; otherwise the vote lapses with the phase.{" "}
        <RuleLinks ids={game.rules.citations.draw ?? []} />
      </p>
      <Radio.Group aria-label="Your vote" value={key} onChange={setChosen}>
        <Radio value="none" label="Play on" />
        <Radio value="draw" label={`A draw, shared equally by ${listed(alive)}`} />
        {view.setup.concession &&
          alive
            .filter((power) => !mine.includes(power))
            .map((power) => (
              <Radio key={power} value={`to ${power}`} label={`Concede the game to ${power}`} />
            ))}
      </Radio.Group>
      <p>Asked are {listed(asked)}.</p>
      <Fault error={fault} />
      <span role="status" className={css.cast}>
        {view.you.vote === null ? "You have not voted." : "You have voted."}
      </span>
      <GuardedButton
        type="submit"
        variant="default"
        size="xs"
        loading={isBusy}
        first={key === cast ? "To vote, choose something else above." : null}
      >
        {key === "none" && cast !== "none" ? "Take my vote back" : "Vote"}
      </GuardedButton>
    </form>
  );
}
