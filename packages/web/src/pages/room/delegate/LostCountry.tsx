import { factsIn } from "@chancery/variants/committee";
import { Button } from "@mantine/core";
import { delegate as text } from "../../../messages/delegate.ts";
import { powerName } from "../../../messages/power-name.ts";
import { RuleLinks } from "../../../orders/reasons/RuleLinks.tsx";
import { lostOf } from "../../table/lost.ts";
import { useRoom } from "../room-context.ts";
import own from "./delegate.module.css";

/** What a delegation can do that has lost its country: it remains in the room, and may win (MB-216 to MB-220, R44). */
export function LostCountry() {
  const { view, game, power, open } = useRoom();
  const lost = power === null || view.status !== "playing" ? null : lostOf(view, power);
  if (power === null || lost === null) return null;
  const country = powerName(power);
  const least = factsIn(game.rules)?.thresholds[0] ?? 1;
  const isWriting = view.sheets.some((sheet) => sheet.power === power && sheet.isCalledUpon);
  return (
    <section className={own.lost} aria-label={text("lost", { country })}>
      <h2>{text("lost", { country })}</h2>
      <p>
        {lost.overlord !== null && `${text("lostTo", { power: powerName(lost.overlord) })} `}
        {text("lostRights")} <RuleLinks ids={["MB-216", "MB-219"]} />
      </p>
      <p>
        {text("lostRising", { country, units: least })} <RuleLinks ids={["MB-224", "MB-243"]} />
      </p>
      <div className={own.ways}>
        {isWriting && (
          <Button variant="light" size="xs" onClick={() => open("orders")}>
            {text("toRevival")}
          </Button>
        )}
        <Button variant="default" size="xs" onClick={() => open("press")}>
          {text("messages")}
        </Button>
        <Button variant="default" size="xs" onClick={() => open("goals")}>
          {text("toGoals")}
        </Button>
      </div>
    </section>
  );
}
