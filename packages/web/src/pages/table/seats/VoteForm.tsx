import type { OpenGame } from "@chancery/contract";
import { readPosition, survivors } from "@chancery/engine";
import { Radio } from "@mantine/core";
import { useMemo, useState } from "react";
import type { TableView } from "../../../api/client.ts";
import { officialsOf } from "../../../lib/officials.ts";
import { bots } from "../../../messages/bots.ts";
import { players as text } from "../../../messages/players.ts";
import { powerName, powerNames } from "../../../messages/power-name.ts";
import { RuleLinks } from "../../../orders/RuleLinks.tsx";
import { Fault } from "../../../ui/Fault.tsx";
import { GuardedButton } from "../../../ui/GuardedButton.tsx";
import { ProposalActs, proposalInWords } from "../banners/ProposalActs.tsx";
import { ownPowers } from "../press/conversations.ts";
import { useAct, whyNot } from "../use-act.ts";
import css from "./SeatsPanel.module.css";
import { voters } from "./seats.ts";

type Vote = NonNullable<TableView["you"]["vote"]>;

const voteOf = (key: string): Vote =>
  key === "draw" ? { how: "draw" } : { how: "concession", to: key.slice(3) };

/** The end of the game by agreement: proposed to everyone, and decided by secret votes. */
export function VoteForm({ view, game }: { view: TableView; game: OpenGame }) {
  const alive = useMemo(() => {
    const state = readPosition(game.notation, game.start, { ...view.position, phase: view.phase });
    return state.ok ? survivors(game.rules, state.value).map((power) => game.rules.powers[power].name) : [];
  }, [game, view.position, view.phase]);
  const asked = voters(view, alive);
  return (
    <section className={css.vote} aria-label={text("endOfGame")}>
      <h2>{text("endOfGame")}</h2>
      <p>
        {text("voteText", { officials: officialsOf(game.rules) })}{" "}
        <RuleLinks ids={game.rules.citations.draw ?? []} />
      </p>
      <p>{text("mustAgree", { powers: powerNames(asked) })}</p>
      {view.seats.some(({ bot }) => bot) && <p>{bots("votes")}</p>}
      {isRefused(view) && <p role="status">{text("refusedNow")}</p>}
      {view.proposal ? (
        <>
          <p>
            <strong>{proposalInWords(view.proposal)}</strong>
          </p>
          <div className={css.answers}>
            <ProposalActs />
          </div>
        </>
      ) : (
        <ProposeForm view={view} game={game} alive={alive} />
      )}
    </section>
  );
}

/** Whether a proposal was refused in this phase. */
const isRefused = ({ chronicle, turns, proposal }: TableView): boolean =>
  proposal === null &&
  chronicle.some(({ said, turn }) => said.code === "proposal-refused" && turn === turns.length);

/** A draw between all survivors, or conceding to one of them. */
function ProposeForm({ view, game, alive }: { view: TableView; game: OpenGame; alive: readonly string[] }) {
  const { act, isBusy } = useAct(view.game);
  const [key, setKey] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const mine = ownPowers(view);
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault();
        if (key !== null) setFault(whyNot(await act({ type: "propose", vote: voteOf(key) })));
      }}
    >
      <Radio.Group aria-label={text("yourProposal")} value={key} onChange={setKey}>
        {game.rules.limit.draws !== false && (
          <Radio value="draw" label={text("draw", { powers: powerNames(alive) })} />
        )}
        {view.setup.concession &&
          alive
            .filter((power) => !mine.includes(power))
            .map((power) => (
              <Radio key={power} value={`to ${power}`} label={text("concede", { power: powerName(power) })} />
            ))}
      </Radio.Group>
      <Fault error={fault} />
      <GuardedButton
        type="submit"
        variant="default"
        size="xs"
        loading={isBusy}
        first={key === null ? text("chooseProposal") : null}
      >
        {text("propose")}
      </GuardedButton>
    </form>
  );
}
