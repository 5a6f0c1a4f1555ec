import type { NamedPlan } from "@chancery/analysis";
import type { Orders } from "@chancery/contract/orders";
import { Button } from "@mantine/core";
import { useEffect } from "react";
import { analysis as text } from "../../messages/analysis.ts";
import { powerName } from "../../messages/power-name.ts";
import { useBoardPage } from "../../orders/board-page.tsx";
import { useSandbox } from "../sandbox/use-sandbox.ts";
import css from "./Analysis.module.css";
import { PowerSelect } from "./PowerSelect.tsx";
import { percent, points } from "./percent.ts";
import { usePowerChoice } from "./power-choice.ts";
import { useStudy } from "./study-context.ts";
import { type SwitchProps, ThinkingBar } from "./ThinkingBar.tsx";
import { useBestOrders } from "./use-best-orders.ts";

/** The best orders found for a power: what they gain, and what refutes them. */
export function BestPanel(switching: SwitchProps) {
  const { sandbox, timeline, at } = useSandbox();
  const { state } = timeline.phases[at];
  const choice = usePowerChoice(timeline.table.rules, state);
  if (choice.power === null) return <p className={css.panel}>{text("nothingToOrder")}</p>;
  const played = at < timeline.phases.length - 1 ? (sandbox.phases[at].orders[choice.power] ?? []) : [];
  return <BestOf {...choice} power={choice.power} played={played} {...switching} />;
}

type BestOfProps = SwitchProps &
  ReturnType<typeof usePowerChoice> & { readonly power: string; readonly played: readonly string[] };

function BestOf({ powers, power, choose, played, ...switching }: BestOfProps) {
  const { sandbox, timeline, at } = useSandbox();
  const { position } = timeline.phases[at];
  const { best, thinking } = useBestOrders({
    setup: sandbox.setup,
    position,
    power,
    played,
    isOn: switching.isOn,
  });
  const { show } = useBoardPage();
  useEffect(() => () => show(null), [show]);
  return (
    <div className={css.panel}>
      <PowerSelect powers={powers} power={power} choose={choose} />
      <ThinkingBar depth={best?.depth ?? 0} thinking={thinking} {...switching} />
      {best && <p className={css.small}>{text("bestText", { usual: percent(best.usual) })}</p>}
      <ol className={css.plans}>
        {best?.plans.map((plan) => (
          <PlanItem key={plan.orders.join()} plan={plan} power={power} usual={best.usual} />
        ))}
      </ol>
      {best?.played && (
        <>
          <h2>{text("played")}</h2>
          <ul className={css.plans}>
            <PlanItem plan={best.played} power={power} usual={best.usual} isPlayed />
          </ul>
        </>
      )}
    </div>
  );
}

interface PlanItemProps {
  readonly plan: NamedPlan;
  readonly power: string;
  readonly usual: number;
  readonly isPlayed?: boolean;
}

function PlanItem({ plan, power, usual, isPlayed = false }: PlanItemProps) {
  const { orders, share, gain, error, replies } = plan;
  const { sandbox, at } = useSandbox();
  const { line, branch } = useStudy();
  const { preview: shown, show } = useBoardPage();
  const given = sandbox.phases[at].orders;
  const withReply = (reply?: NamedPlan["replies"][number]): Orders => ({
    ...given,
    [power]: orders,
    ...(reply && { [reply.power]: reply.orders }),
  });
  const isShown = (wanted: Orders): boolean => JSON.stringify(shown) === JSON.stringify(wanted);
  const showButton = (wanted: Orders) => (
    <Button
      variant="default"
      size="compact-xs"
      aria-pressed={isShown(wanted)}
      onClick={() => show(isShown(wanted) ? null : wanted)}
    >
      {text("showOnBoard")}
    </Button>
  );
  return (
    <li>
      <p className={css.orders} translate="no">
        {orders.join(", ")}
      </p>
      <p>
        <strong>{text("planShare", { share: percent(share) })}</strong>{" "}
        <span className={css.gain} data-loss={gain < 0 || undefined}>
          {text("planGain", { gain: points(gain), error: points(error, "auto") })}
        </span>
      </p>
      <div className={css.buttons}>
        {showButton(withReply())}
        {!isPlayed && (
          <Button variant="default" size="compact-xs" onClick={() => branch({ line, at }, withReply())}>
            {text("tryThis")}
          </Button>
        )}
      </div>
      {replies.length > 0 && (
        <details>
          <summary>
            {text(replies[0].share < usual ? "refutedBy" : "replies", { power: powerName(replies[0].power) })}
          </summary>
          <ul className={css.replies}>
            {replies.map((reply) => (
              <li key={reply.power}>
                <p>
                  <strong>{powerName(reply.power)}</strong>{" "}
                  <span translate="no">{reply.orders.join(", ")}</span>
                </p>
                <p className={css.small}>
                  {text(reply.pays > 0 ? "replyPays" : "replyCosts", {
                    loss: points(reply.loss, "auto"),
                    share: percent(reply.share),
                    power: powerName(reply.power),
                    pays: points(Math.abs(reply.pays), "auto"),
                  })}
                </p>
                <div className={css.buttons}>{showButton(withReply(reply))}</div>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
