import { Token } from "../../../board/Token.tsx";
import { delegate as text } from "../../../messages/delegate.ts";
import { powerName } from "../../../messages/power-name.ts";
import { resultInWords } from "../../../orders/reasons/tone.ts";
import { reportOf } from "../paper/report.ts";
import css from "../room.module.css";
import { useRoom } from "../room-context.ts";

/** The results that have been read so far, the last one first (MB-33). */
export function ReadResults() {
  const { room, game } = useRoom();
  const { order = [], shown = 0, read = null } = room.results ?? {};
  if (!read) return null;
  const told = reportOf(game, [read]).flatMap(({ powers }) => powers);
  return (
    <section aria-label={text("resultsSoFar")}>
      <h2>{text("resultsSoFar")}</h2>
      {order
        .slice(0, shown)
        .toReversed()
        .map((power) => (
          <div key={power}>
            <p>
              <Token game={game} power={power} size={20} /> <strong>{powerName(power)}</strong>
            </p>
            <ul className={css.list}>
              {told
                .filter((each) => each.power === power)
                .flatMap(({ orders }) => orders)
                .map(({ id, text: written, why, tag }) => (
                  <li key={id}>
                    {written}
                    <span className={css.small}>
                      {" "}
                      {tag && resultInWords(tag)} {why}
                    </span>
                  </li>
                ))}
            </ul>
          </div>
        ))}
    </section>
  );
}
