import type { Power } from "@chancery/engine";
import { isJoining, isLost } from "@chancery/variants/committee";
import { useOrderEditor } from "../../orders/order-editor.ts";
import { RuleLinks } from "../../orders/RuleLinks.tsx";
import { Icon } from "../../ui/icons.tsx";
import css from "./RevivalForm.module.css";
import { RevivalForm } from "./RevivalForm.tsx";

/** What stands on a delegation's sheet besides the orders of units: what is wrong with its insurrections, and its revival. */
export function Sheet({ power }: { power: Power }) {
  const { entry, lines } = useOrderEditor();
  if (entry.state.phase.task !== "M") return null;
  const faults = lines.filter(
    (line) =>
      line.power === power && line.order && isJoining(line.order) && line.report.status !== "succeeds",
  );
  return (
    <>
      {faults.map(({ id, text, report }) => (
        <p key={id} className={css.wrong}>
          <Icon name="warning" size={14} /> {text}: {report.why}. <RuleLinks ids={report.rules} />
        </p>
      ))}
      {isLost(entry.state, power) && <RevivalForm power={power} />}
    </>
  );
}
