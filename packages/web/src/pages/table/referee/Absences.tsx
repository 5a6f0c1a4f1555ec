import { Button } from "@mantine/core";
import type { TableView } from "../../../api/client.ts";
import { powerNames } from "../../../messages/power-name.ts";
import { profiles as text } from "../../../messages/profiles.ts";
import { useAct } from "../use-act.ts";
import css from "./RefereePanel.module.css";

/** Missed deadlines that the game master can excuse. */
export function Absences({ view }: { view: TableView }) {
  const { act, isBusy } = useAct(view.game);
  if (view.absences.length === 0) return null;
  return (
    <section aria-label={text("absences")}>
      <h2>{text("absences")}</h2>
      <p className={css.hint}>{text("absencesLead")}</p>
      <ul>
        {view.absences.map(({ turn, phase, powers, what }) => (
          <li key={`${turn} ${powers.join()} ${what}`}>
            {text("absence", { what, powers: powerNames(powers), phase })}{" "}
            <Button
              variant="default"
              size="xs"
              loading={isBusy}
              aria-label={text("excuseNamed", { powers: powerNames(powers), phase })}
              onClick={() => void act({ type: "excuse", power: powers[0], turn })}
            >
              {text("excuse")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
