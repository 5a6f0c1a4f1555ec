import { formatOrder, formatUnit } from "@chancery/engine";
import { formatList } from "@chancery/messages";
import { Button } from "@mantine/core";
import { LANGUAGE } from "../../messages/language.ts";
import { orders as text } from "../../messages/orders.ts";
import { powerName } from "../../messages/power-name.ts";
import { useBoardPage } from "../board-page.tsx";
import { convoyHelp } from "../entry/convoy-help.ts";
import { useOrderEditor } from "../entry/order-editor.ts";
import { ordersOf } from "../entry/sheet.ts";
import css from "./OrdersPanel.module.css";

/** Orders all fleets a convoy still needs by one press, and asks others for theirs. */
export function ConvoyActs() {
  const { entry, lines, review, isClosed, store, tell } = useOrderEditor();
  const { askFor } = useBoardPage();
  const { rules } = entry;
  const helps = isClosed ? [] : convoyHelp(entry, review.findings);
  return helps.map(({ move, power, isOwn, fleets, orders }) => {
    const written = orders.map((order) => formatOrder(rules, order));
    const named = formatList(
      LANGUAGE,
      fleets.map((unit) => formatUnit(rules, unit)),
    );
    if (!isOwn && !askFor) return null;
    return (
      <Button
        key={`${move} ${power}`}
        className={css.act}
        variant="default"
        size="compact-sm"
        onClick={() => {
          if (!isOwn)
            return askFor?.(rules.powers[power].name, text("convoyRequest", { orders: written.join(", ") }));
          const kept = lines.filter(({ order }) => !order?.unit || !fleets.includes(order.unit));
          store(ordersOf(entry, [...kept, ...written.map((line) => ({ power, text: line }))]));
          tell(written.join(", "));
        }}
      >
        {isOwn
          ? text("orderConvoy", { fleets: named })
          : text("askConvoy", { power: powerName(rules.powers[power].name), fleets: named })}
      </Button>
    );
  });
}
