import { Button } from "@mantine/core";
import { Token } from "../../../board/Token.tsx";
import { delegate as text } from "../../../messages/delegate.ts";
import { powerName } from "../../../messages/power-name.ts";
import { useTalk } from "../../table/press/use-talk.ts";
import { useTable } from "../../table/table-context.ts";
import { NewPhone } from "../codes/NewPhone.tsx";
import css from "../room.module.css";
import { useRoom } from "../room-context.ts";
import own from "./delegate.module.css";

/** Your delegation: who it is, and where each delegate is now (MB-1, MB-264, MB-265). */
export function OwnDelegation() {
  const { room, game, power, view, open } = useRoom();
  const talk = useTalk(useTable());
  const delegation = room.delegations.find((each) => each.power === power);
  if (!delegation) return null;
  const { delegates } = delegation;
  const session = room.conferences.find(({ status }) => status === "open");
  const away = session?.delegates[delegation.power];
  const score = room.scores.find((each) => each.power === power);
  return (
    <section aria-label={text("yourDelegation")}>
      <h2>{text("yourDelegation")}</h2>
      <div className={own.delegation}>
        <Token game={game} power={delegation.power} size={34} />
        <div>
          <strong>{powerName(delegation.power)}</strong>
          {score && <span className={css.small}> {text("points", { count: score.total })}</span>}
          <ul>
            {delegates.map((name) => (
              <li key={name}>
                {name === view.you.name ? text("nameYou", { name }) : name}
                <span className={css.small}>
                  {" "}
                  {name === away
                    ? text("atConference", { conference: session?.name ?? "" })
                    : text("situationRoom")}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <NewPhone game={view.game} names={delegates} />
      {talk && delegates.length > 1 && (
        <Button variant="light" size="xs" onClick={() => talk(delegation.power)}>
          {text("writePartner")}
        </Button>
      )}
      {room.attends !== null && delegates.length > 1 && (
        <p className={css.note}>
          {text("youAtConference")}{" "}
          <button type="button" className={css.link} onClick={() => open("conferences")}>
            {text("toConference")}
          </button>
        </p>
      )}
    </section>
  );
}
