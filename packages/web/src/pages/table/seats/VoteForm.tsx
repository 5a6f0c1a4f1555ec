import type { OpenGame } from "@chancery/contract";
import { readPosition, survivors } from "@chancery/engine";
import { Checkbox, Radio } from "@mantine/core";
import { useMemo, useState } from "react";
import type { TableView } from "../../../api/client.ts";
import { officialsOf } from "../../../lib/officials.ts";
import { isSolo } from "../../../lib/solo.ts";
import { bots } from "../../../messages/bots.ts";
import { players as text } from "../../../messages/players.ts";
import { powerName, powerNames } from "../../../messages/power-name.ts";
import { RuleLinks } from "../../../orders/reasons/RuleLinks.tsx";
import { Fault } from "../../../ui/Fault.tsx";
import { GuardedButton } from "../../../ui/GuardedButton.tsx";
import { ProposalActs, proposalInWords } from "../banners/ProposalActs.tsx";
import { ownPowers } from "../press/conversations.ts";
import { useAct, whyNot } from "../use-act.ts";
import css from "./SeatsPanel.module.css";
import { voters } from "./seats.ts";

type Vote = NonNullable<TableView["you"]["vote"]>;

/** The proposals that are no concession: to all survivors, or to some. */
const ALL = "draw";
const SOME = "some";

const voteOf = (key: string, sharers: readonly string[]): Vote =>
  key === ALL
    ? { how: "draw" }
    : key === SOME
      ? { how: "draw", sharers: [...sharers] }
      : { how: "concession", to: key.slice(3) };

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
        {isSolo(view.game)
          ? text("soloVoteText")
          : view.setup.openVotes
            ? text("voteTextOpen")
            : text("voteText", { officials: officialsOf(game.rules) })}{" "}
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
  const [sharers, setSharers] = useState<string[]>([]);
  const mine = ownPowers(view);
  const mayDraw = game.rules.limit.draws !== false;
  const first =
    key === null ? text("chooseProposal") : key === SOME && sharers.length < 2 ? text("chooseSharers") : null;
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault();
        if (key !== null) setFault(whyNot(await act({ type: "propose", vote: voteOf(key, sharers) })));
      }}
    >
      <Radio.Group aria-label={text("yourProposal")} value={key} onChange={setKey}>
        {mayDraw && <Radio value={ALL} label={text("draw", { powers: powerNames(alive) })} />}
        {mayDraw && view.setup.draws === "subset" && <Radio value={SOME} label={text("drawAmong")} />}
        {key === SOME && (
          <Checkbox.Group value={sharers} onChange={setSharers}>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look and a legend of its own */}
            <div className={css.sharers} role="group" aria-label={text("sharers")}>
              {alive.map((power) => (
                <Checkbox key={power} value={power} label={powerName(power)} />
              ))}
            </div>
          </Checkbox.Group>
        )}
        {view.setup.concession &&
          alive
            .filter((power) => !mine.includes(power))
            .map((power) => (
              <Radio key={power} value={`to ${power}`} label={text("concede", { power: powerName(power) })} />
            ))}
      </Radio.Group>
      <Fault error={fault} />
      <GuardedButton type="submit" variant="default" size="xs" loading={isBusy} first={first}>
        {text("propose")}
      </GuardedButton>
    </form>
  );
}
