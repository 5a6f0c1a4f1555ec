import type { Table } from "@chancery/contract";
import { Token } from "../../board/Token.tsx";
import { phaseInWords } from "../../orders/names.ts";
import type { RoomTable } from "../room.ts";
import css from "./Outcome.module.css";
import type { OneByOne } from "./shown.ts";

/** What became of one power's orders; those that were not carried out are underlined (MB-79). */
export function Outcome({ single, game, view }: { single: OneByOne; game: Table; view: RoomTable }) {
  const { turn, power, orders } = single;
  return (
    <section className={css.outcome} aria-label="Results">
      <p className={css.phase}>{phaseInWords(turn.phase, view.setup)}</p>
      <h2>
        <Token game={game} power={power} size={40} /> {power}
      </h2>
      <ul>
        {orders.map(({ order, text, status, why }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order may be written twice, and the list never changes
          <li key={i} data-failed={status !== "succeeds" || undefined}>
            <strong>{order ?? text}</strong>
            <span>{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
