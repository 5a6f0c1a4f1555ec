import type { RoomTable } from "../room.ts";
import { stepsOf } from "./stages.ts";
import css from "./TurnSteps.module.css";

/** The whole turn at a glance, and where it stands. */
export function TurnSteps({ view }: { view: RoomTable }) {
  return (
    <ol className={css.steps} aria-label="The turn">
      {stepsOf(view).map(({ title, is }) => (
        <li key={title} data-is={is} aria-current={is === "now" ? "step" : undefined}>
          {title}
        </li>
      ))}
    </ol>
  );
}
