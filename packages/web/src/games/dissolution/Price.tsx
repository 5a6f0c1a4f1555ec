import type { Power } from "@chancery/engine";
import { useMemo } from "react";
import { useOrderEditor } from "../../orders/entry/order-editor.ts";
import { RuleLinks } from "../../orders/reasons/RuleLinks.tsx";
import { Icon } from "../../ui/icons.tsx";
import css from "./Price.module.css";
import { lossesIn, priceOf } from "./price.ts";
import { text } from "./text.ts";

/** What the orders on a sheet would cost in Favor, before they are resolved. */
export function Price({ power }: { power: Power }) {
  const { game, phase } = useOrderEditor();
  const price = useMemo(() => priceOf(game, phase, power), [game, phase, power]);
  if (price.length === 0) return null;
  return (
    <section className={css.price} aria-label={text("priceTitle", lossesIn(price))}>
      <h3>
        <Icon name="warning" size={15} />
        {text("priceTitle", lossesIn(price))}
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
