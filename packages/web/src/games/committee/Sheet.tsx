import type { Power } from "@chancery/engine";
import { isJoining, isLost } from "@chancery/variants/committee";
import { RuleLinks } from "../../orders/RuleLinks.tsx";
import { useWork } from "../../orders/work.ts";
import { Icon } from "../../ui/icons.tsx";
import css from "./RevivalForm.module.css";
import { RevivalForm } from "./RevivalForm.tsx";

/** What stands on a delegation's sheet besides the orders of units: what is wrong with its insurrections, and its revival. */
export function Sheet({ power }: { power: Power }) {
  const { desk, lines, phase } = useWork();
  if (desk.state.phase.task !== "M") return null;
  const faults = lines.flatMap((line, number) => {
    const report = phase.response?.orders[number];
    const isWrong =
      line.power === power && line.order && isJoining(line.order) && report?.status !== "succeeds";
    return isWrong && report ? [report] : [];
  });
  return (
    <>
      {faults.map(({ text, why, rules }) => (
        <p key={text} className={css.wrong}>
          <Icon name="warning" size={14} /> {text}: {why}. <RuleLinks ids={rules} />
        </p>
      ))}
      {isLost(desk.state, power) && <RevivalForm power={power} />}
    </>
  );
}
