import type { Game } from "@chancery/engine";
import { useState } from "react";
import type { TableView } from "../../../api/client.ts";
import { Token } from "../../../board/Token.tsx";
import { FormFoot } from "../../../ui/FormFoot.tsx";
import { nameOf, ownPowers, partiesInWords, REFEREE } from "./conversations.ts";
import css from "./PressPanel.module.css";

/** Chooses whom to talk to. A conversation between the same parties is the same conversation. */
export function NewConversation({
  view,
  game,
  onChoose,
  onCancel,
}: {
  view: TableView;
  game: Game;
  onChoose: (name: string) => void;
  onCancel: () => void;
}) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const mine = ownPowers(view);
  const isReferee = view.you.role === "referee";
  const powers = game.rules.powers.map(({ name }) => name);
  const played = view.seats.flatMap((seat) => seat.powers);
  const others = powers.filter((power) => played.includes(power) && !mine.includes(power));
  const [speaker] = isReferee ? [REFEREE] : mine;
  const toggle = (party: string): void => setChosen((before) => before.symmetricDifference(new Set([party])));
  const playerOf = (power: string): string | null =>
    view.seats.find((seat) => seat.powers.includes(power))?.player ?? null;
  return (
    <form
      className={css.choose}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.size > 0) onChoose(nameOf(powers, chosen.union(new Set([speaker]))));
      }}
    >
      <h2>Talk to whom?</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look and a legend of its own */}
      <div className={css.powers} role="group" aria-label="Powers to talk to">
        {others.map((power) => (
          <button key={power} type="button" aria-pressed={chosen.has(power)} onClick={() => toggle(power)}>
            <Token game={game} power={power} />
            <span>
              {power}
              {playerOf(power) && <small>{playerOf(power)}</small>}
            </span>
          </button>
        ))}
        {view.referee !== null && !isReferee && (
          <button type="button" aria-pressed={chosen.has(REFEREE)} onClick={() => toggle(REFEREE)}>
            <i className={css.badge} aria-hidden="true">
              Ref
            </i>
            <span>
              {view.room ? "Officers" : "Referee"}
              <small>{view.room ? view.room.officers.join(", ") : view.referee}</small>
            </span>
          </button>
        )}
      </div>
      <FormFoot
        yes={
          chosen.size === 0
            ? "Open"
            : `Talk to ${partiesInWords(
                view,
                [...powers, REFEREE].filter((each) => chosen.has(each)),
              )}`
        }
        first={chosen.size === 0 ? "Choose somebody first." : null}
        onCancel={onCancel}
      />
    </form>
  );
}
