import { Token } from "../../../board/Token.tsx";
import { delegate as text } from "../../../messages/delegate.ts";
import { powerName } from "../../../messages/power-name.ts";
import css from "../room.module.css";
import { useRoom } from "../room-context.ts";
import own from "./delegate.module.css";

const STAGES: readonly (string | null)[] = ["opening", "speeches", "request", "extra-speeches"];

/** Who speaks now, who is next, and when your own delegation comes. */
export function Floor() {
  const { room, game, power } = useRoom();
  const { speeches, called, floor, next, stage, timeUp } = room;
  if (!speeches || !STAGES.includes(stage)) return null;
  const isSpeaking = stage === "speeches" || stage === "extra-speeches";
  const ahead = power === null ? -1 : speeches.order.indexOf(power) - called;
  return (
    <section className={own.floor} aria-label={text("speeches")}>
      {isSpeaking && (
        <p className={own.speaker} data-mine={(floor !== null && floor === power) || undefined}>
          {floor === null ? (
            text("nobodySpeaks")
          ) : (
            <>
              <Token game={game} power={floor} size={30} />
              <span>
                <strong>{floor === power ? text("youSpeak") : powerName(floor)}</strong>
                {(floor !== power || timeUp !== null) && (
                  <small>{text(timeUp === null ? "hasFloor" : "timeIsUp")}</small>
                )}
              </span>
            </>
          )}
        </p>
      )}
      <p className={css.small}>
        {next === null ? text("noneNext") : text("next", { power: powerName(next) })}{" "}
        {ahead > 0 && text("youAfter", { count: ahead })}
        {ahead === 0 && text("youNext")}
      </p>
      <ol className={own.order} aria-label={text("speakers")}>
        {speeches.order.map((each, i) => (
          <li
            key={each}
            data-past={i < called - (isSpeaking && floor !== null ? 1 : 0) || undefined}
            data-mine={each === power || undefined}
            aria-current={isSpeaking && i === called - 1 && floor !== null ? "step" : undefined}
          >
            <Token game={game} power={each} size={18} />
            {powerName(each)}
          </li>
        ))}
      </ol>
    </section>
  );
}
