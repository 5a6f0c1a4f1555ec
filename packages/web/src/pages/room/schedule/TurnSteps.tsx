import { schedule } from "../../../messages/schedule.ts";
import type { RoomTable } from "../room.ts";
import { stepsOf } from "./stages.ts";
import css from "./TurnSteps.module.css";

/** The stages of a turn at a glance, with the current one marked. */
export function TurnSteps({ view }: { view: RoomTable }) {
  return (
    <ol className={css.steps} aria-label={schedule("stagesOfTurn")}>
      {stepsOf(view).map(({ title, is }) => (
        <li key={title} data-is={is} aria-current={is === "now" ? "step" : undefined}>
          {title}
        </li>
      ))}
    </ol>
  );
}
