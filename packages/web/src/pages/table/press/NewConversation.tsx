import type { Game } from "@chancery/engine";
import { useState } from "react";
import type { TableView } from "../../../api/client.ts";
import { Token } from "../../../board/Token.tsx";
import { officialsOf } from "../../../lib/officials.ts";
import { isSolo } from "../../../lib/solo.ts";
import { playerName } from "../../../messages/player-name.ts";
import { powerName } from "../../../messages/power-name.ts";
import { press } from "../../../messages/press.ts";
import { FormFoot } from "../../../ui/FormFoot.tsx";
import { listed } from "../words.ts";
import { mayWritePrivately, nameOf, ownPowers, partiesTo, REFEREE } from "./conversations.ts";
import css from "./PressPanel.module.css";

/** Chooses recipients. The same parties always have the same conversation. */
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
  const officials = officialsOf(view.setup);
  const powers = game.rules.powers.map(({ name }) => name);
  const played = view.seats.flatMap((seat) => seat.powers);
  const others = mayWritePrivately(view)
    ? powers.filter((power) => played.includes(power) && !mine.includes(power))
    : [];
  const [speaker] = isReferee ? [REFEREE] : mine;
  const toggle = (party: string): void => setChosen((before) => before.symmetricDifference(new Set([party])));
  const playerOf = (power: string): string | null => {
    const seat = view.seats.find(({ powers: own }) => own.includes(power));
    return seat ? playerName(seat) : null;
  };
  return (
    <form
      className={css.choose}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.size > 0) onChoose(nameOf(powers, chosen.union(new Set([speaker]))));
      }}
    >
      <h2>{press("whom")}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look and a legend of its own */}
      <div className={css.powers} role="group" aria-label={press("recipients")}>
        {others.map((power) => (
          <button key={power} type="button" aria-pressed={chosen.has(power)} onClick={() => toggle(power)}>
            <Token game={game} power={power} />
            <span>
              {powerName(power)}
              {playerOf(power) && <small>{playerOf(power)}</small>}
            </span>
          </button>
        ))}
        {view.referee !== null && !isReferee && !isSolo(view.game) && (
          <button type="button" aria-pressed={chosen.has(REFEREE)} onClick={() => toggle(REFEREE)}>
            <i className={css.badge} aria-hidden="true">
              {press("officialsBadge", { officials })}
            </i>
            <span>
              {press("officialsName", { officials })}
              <small>{view.room ? listed(view.room.officers) : view.referee}</small>
            </span>
          </button>
        )}
      </div>
      <FormFoot
        yes={
          chosen.size === 0
            ? press("open")
            : press("writeTo", {
                parties: partiesTo(
                  view,
                  [...powers, REFEREE].filter((each) => chosen.has(each)),
                ),
              })
        }
        first={chosen.size === 0 ? press("chooseFirst") : null}
        onCancel={onCancel}
      />
    </form>
  );
}
