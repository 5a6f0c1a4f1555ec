import { findingText } from "@chancery/orders";
import { Icon } from "../../ui/icons.tsx";
import { seesAll } from "../desk.ts";
import { useWork } from "../work.ts";
import css from "./OrdersPanel.module.css";

/** What should be looked at before the phase is resolved. */
export function Notes() {
  const { review, desk } = useWork();
  const isTable = !seesAll(desk);
  // The game's own part of a sheet says what is wrong with its lines.
  const findings = review.findings.filter(
    ({ line }) => desk.state.phase.task !== "M" || line.order?.type !== "own",
  );
  if (findings.length === 0) return null;
  return (
    <section className={css.notes}>
      <h2>
        <Icon name="warning" size={15} />
        {isTable ? "Before the deadline" : "Before you resolve"}
      </h2>
      <ul>
        {findings.map(findingText).map((text) => (
          <li key={text}>{text}.</li>
        ))}
      </ul>
    </section>
  );
}
