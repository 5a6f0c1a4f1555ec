import type { OpenGame } from "@chancery/contract";
import { Token } from "../../../board/Token.tsx";
import { powerName } from "../../../messages/power-name.ts";
import { roomProjector } from "../../../messages/roomProjector.ts";
import { phaseInWords } from "../../../orders/names.ts";
import { resultInWords } from "../../../orders/reasons/tone.ts";
import { reportOf } from "../paper/report.ts";
import type { RoomTable } from "../room.ts";
import css from "./PowerResults.module.css";
import type { OneByOne } from "./shown.ts";

/** The results of one power's orders; those that failed are underlined and tagged (MB-79, R37). */
export function PowerResults({ single, game, view }: { single: OneByOne; game: OpenGame; view: RoomTable }) {
  const { turn, power } = single;
  const orders = reportOf(game, [turn]).flatMap(({ powers }) =>
    powers.flatMap((each) => (each.power === power ? each.orders : [])),
  );
  return (
    <section className={css.results} aria-label={roomProjector("results")}>
      <p className={css.phase}>{phaseInWords(turn.phase, view.setup)}</p>
      <h2>
        <Token game={game} power={power} size={40} /> {powerName(power)}
      </h2>
      <ul>
        {orders.map(({ id, text, why, isUnderlined, tag }) => (
          <li key={id} data-failed={isUnderlined || undefined}>
            <strong>{text}</strong>
            <span>
              {tag && <em>{resultInWords(tag)}</em>} {why}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
