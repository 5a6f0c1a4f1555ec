import type { Power } from "@chancery/engine";
import { isJoining, isLost } from "@chancery/variants/committee";
import { useOrderEditor } from "../../orders/entry/order-editor.ts";
import { RuleLinks } from "../../orders/reasons/RuleLinks.tsx";
import { asSentence } from "../../ui/Fault.tsx";
import { Icon } from "../../ui/icons.tsx";
import css from "./RevivalForm.module.css";
import { RevivalForm } from "./RevivalForm.tsx";
import { text } from "./text.ts";

/** A delegation's lines besides the orders of units: mistakes in insurrections, and the order to revive. */
export function Sheet({ power }: { power: Power }) {
  const { entry, lines } = useOrderEditor();
  if (entry.state.phase.task !== "M") return null;
  const faults = lines.filter(
    (line) =>
      line.power === power && line.order && isJoining(line.order) && line.report.status !== "succeeds",
  );
  return (
    <>
      {faults.map(({ id, text: order, report }) => (
        <p key={id} className={css.wrong}>
          <Icon name="warning" size={14} /> {text("faultyLine", { order, why: asSentence(report.why) })}{" "}
          <RuleLinks ids={report.rules} />
        </p>
      ))}
      {isLost(entry.state, power) && <RevivalForm power={power} />}
    </>
  );
}
