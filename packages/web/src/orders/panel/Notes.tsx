import { findingText } from "@chancery/contract/orders";
import { orders as messages } from "../../messages/orders.ts";
import { words } from "../../messages/words.ts";
import { Icon } from "../../ui/icons.tsx";
import { useOrderEditor } from "../entry/order-editor.ts";
import { seesAll } from "../entry/order-entry.ts";
import { ConvoyActs } from "./ConvoyActs.tsx";
import css from "./OrdersPanel.module.css";

/** What should be looked at before the phase is resolved. */
export function Notes() {
  const { review, entry } = useOrderEditor();
  const isTable = !seesAll(entry);
  // The game's own part of a sheet says what is wrong with its lines.
  const findings = review.findings.filter(
    ({ line }) => entry.state.phase.task !== "M" || line.order?.type !== "own",
  );
  if (findings.length === 0) return null;
  return (
    <section className={css.notes}>
      <h2>
        <Icon name="warning" size={15} />
        {messages(isTable ? "beforeDeadline" : "beforeResolve")}
      </h2>
      <ul>
        {findings
          .map((finding) => findingText(words, finding))
          .map((text) => (
            <li key={text}>{text}.</li>
          ))}
      </ul>
      <ConvoyActs />
    </section>
  );
}
