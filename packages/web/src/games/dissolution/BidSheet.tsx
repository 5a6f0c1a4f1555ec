import { formatOrder, type Power } from "@chancery/engine";
import { isExile } from "@chancery/variants/dissolution";
import { ActionIcon, Button } from "@mantine/core";
import { Token } from "../../board/Token.tsx";
import { powerName } from "../../messages/power-name.ts";
import { useBoardPage } from "../../orders/board-page.tsx";
import { useOrderEditor } from "../../orders/entry/order-editor.ts";
import { ordersOf } from "../../orders/entry/sheet.ts";
import { RuleLinks } from "../../orders/reasons/RuleLinks.tsx";
import { asSentence } from "../../ui/Fault.tsx";
import { Icon } from "../../ui/icons.tsx";
import css from "./BidSheet.module.css";
import {
  allotmentInWords,
  bidsOf,
  budgetOf,
  exchanged,
  favorLimit,
  neutralName,
  secrecyInWords,
  withPoints,
} from "./bids.ts";
import { text } from "./text.ts";

/** A player's Diplomacy Points: how many there are, on which orders they are, and which won't count. */
export function BidSheet({ power }: { power: Power }) {
  const { entry, lines, isClosed, giver, giveFor } = useOrderEditor();
  const bids = bidsOf(lines, power);
  const budget = budgetOf(entry, lines, power);
  const heading = `points-${power}`;
  const setup = useBoardPage().table?.setup;
  const secrecy = secrecyInWords(setup?.referee === true, setup?.options.revealDpAfterGame !== false);
  const isAlone = entry.powers.size === 1;
  // A row moves with its order, whatever points are on it and wherever it is put; an order may appear twice.
  const orders = bids.map(({ bid }) => formatOrder(entry.rules, bid.order));
  const keyOf = (place: number): string => {
    const same = orders.slice(0, place).filter((order) => order === orders[place]).length;
    return `${orders[place]} ${same}`;
  };
  if (entry.state.phase.task !== "M" || budget.points + bids.length === 0) return null;
  return (
    <section className={css.points} aria-labelledby={heading}>
      <h3 id={heading}>
        {text("points")}
        <span role="status">
          {text.rich(
            "pointsLeft",
            { left: budget.left, points: budget.points },
            {
              b: (chunks) => (
                <b key="left" className={css.left}>
                  {chunks}
                </b>
              ),
            },
          )}
        </span>
      </h3>
      <p className={css.hint}>
        {[
          allotmentInWords(budget, isExile(entry.state, power)),
          ...(isAlone ? [text("pointsHint"), secrecy] : []),
        ].join(" ")}
      </p>
      {!isAlone && (
        <Button
          variant={giver === power ? "light" : "default"}
          size="compact-xs"
          aria-pressed={giver === power}
          disabled={isClosed}
          onClick={() => giveFor(giver === power ? null : power)}
        >
          {giver === power
            ? text("clickNeutral")
            : text("spendFor", { power: powerName(entry.rules.powers[power].name) })}
        </Button>
      )}
      <ol>
        {bids.map((_, place) => (
          <BidRow key={keyOf(place)} power={power} place={place} />
        ))}
      </ol>
    </section>
  );
}

function BidRow({ power, place }: { power: Power; place: number }) {
  const { entry, game, lines, isClosed, store, drop } = useOrderEditor();
  const bids = bidsOf(lines, power);
  const { line, bid } = bids[place];
  const { report } = line;
  const isIgnored = report.status !== "succeeds";
  const { rules } = entry;
  const order = formatOrder(rules, bid.order);
  const { name } = rules.powers[bid.order.unit.power];
  const favor = favorLimit(entry, power, bid.order.unit.power);
  const give = (points: number): void => store(ordersOf(entry, withPoints(entry, lines, line, points)));
  const swap = (with_: number): void => store(ordersOf(entry, exchanged(lines, line, bids[with_].line)));
  const button = (
    icon: "up" | "down" | "close" | "plus" | "minus",
    label: string,
    act: () => void,
    off = false,
  ) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="md"
      aria-label={label}
      disabled={isClosed}
      // Not quite disabled, so that the focus stays when the key is pressed once too often.
      aria-disabled={off || undefined}
      data-disabled={off}
      onClick={off ? undefined : act}
    >
      <Icon name={icon} size={15} />
    </ActionIcon>
  );
  return (
    <li data-ignored={isIgnored || undefined}>
      <div className={css.row}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look and a legend of its own */}
        <div className={css.stepper} role="group" aria-label={text("pointsOn", { order })}>
          {button("minus", text("pointLess", { order }), () => give(bid.points - 1), bid.points <= 1)}
          <b>
            <span aria-hidden="true">{bid.points}</span>
            <span className="hidden">{text("pointCount", { count: bid.points })}</span>
          </b>
          {button("plus", text("pointMore", { order }), () => give(bid.points + 1))}
        </div>
        <Token game={game} power={name} size={20} />
        <span className={css.order} title={neutralName(entry, bid)}>
          {order}
        </span>
        <span className={css.acts}>
          {bids.length > 1 && button("up", text("moveUp", { order }), () => swap(place - 1), place === 0)}
          {bids.length > 1 &&
            button("down", text("moveDown", { order }), () => swap(place + 1), place === bids.length - 1)}
          {button("close", text("remove", { order: line.text }), () => drop(line))}
        </span>
      </div>
      {isIgnored ? (
        <p className={css.reason}>
          <Icon name="warning" size={14} /> {text("wontCount", { why: asSentence(report.why) })}{" "}
          <RuleLinks ids={report.rules} />
        </p>
      ) : (
        <p className={css.fine}>
          {favor === null
            ? text("pointsFor", { count: bid.points, power: powerName(name) })
            : text("pointsForFavor", { count: bid.points, power: powerName(name), favor })}
        </p>
      )}
    </li>
  );
}
