import type { Power } from "@chancery/engine";
import { useOrderEditor } from "../../orders/order-editor.ts";
import { RuleLinks } from "../../orders/RuleLinks.tsx";
import { Icon } from "../../ui/icons.tsx";
import css from "./Price.module.css";
import { kicksIn, priceOf } from "./price.ts";
import { text } from "./text.ts";

/** What the orders on a sheet would cost in Favor, before they are resolved. */
export function Price({ power }: { power: Power }) {
  const { entry, phase } = useOrderEditor();
  const price = priceOf(entry, phase, power);
  if (price.length === 0) return null;
  return (
    <section className={css.price} aria-label={text("priceTitle", { count: kicksIn(price) })}>
      <h3>
        <Icon name="warning" size={15} />
        {text("priceTitle", { count: kicksIn(price) })}
      </h3>
      <p>{text("priceHint")}</p>
      <ul>
        {price.map(({ why, rules }) => (
          <li key={why}>
            {why}. <RuleLinks ids={rules} />
          </li>
        ))}
      </ul>
    </section>
  );
}
