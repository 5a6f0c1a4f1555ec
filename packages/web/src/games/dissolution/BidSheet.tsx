import { formatOrder, type Power } from "@chancery/engine";
import { isExile } from "@chancery/variants/dissolution";
import { ActionIcon, Button } from "@mantine/core";
import { Token } from "../../board/Token.tsx";
import { plural } from "../../lib/plural.ts";
import { useOrderEditor } from "../../orders/order-editor.ts";
import { RuleLinks } from "../../orders/RuleLinks.tsx";
import { ordersOf } from "../../orders/sheet.ts";
import { Icon } from "../../ui/icons.tsx";
import { useGameTable } from "../table-context.ts";
import css from "./BidSheet.module.css";
import {
  allotmentInWords,
  bidsOf,
  budgetOf,
  exchanged,
  favorInWords,
  neutralName,
  secrecyInWords,
  withPoints,
} from "./bids.ts";

/** A player's Diplomacy Points: what there is to give, on which orders it goes, and what would not count. */
export function BidSheet({ power }: { power: Power }) {
  const { entry, lines, isClosed, giver, giveFor } = useOrderEditor();
  const bids = bidsOf(lines, power);
  const budget = budgetOf(entry, lines, power);
  const heading = `points-${power}`;
  const setup = useGameTable()?.setup;
  const secrecy = secrecyInWords(setup?.referee === true, setup?.options.revealDpAfterGame !== false);
  const isAlone = entry.powers.size === 1;
  // A row goes along with its order, whatever points are on it and wherever it is put; an order may stand there twice.
  const orders = bids.map(({ bid }) => formatOrder(entry.rules, bid.order));
  const keyOf = (place: number): string => {
    const same = orders.slice(0, place).filter((order) => order === orders[place]).length;
    return `${orders[place]} ${same}`;
  };
  if (entry.state.phase.task !== "M" || budget.points + bids.length === 0) return null;
  return (
    <section className={css.points} aria-labelledby={heading}>
      <h3 id={heading}>
        Diplomacy Points
        <span role="status">
          <b className={css.left}>{budget.left}</b> of {budget.points} left
        </span>
      </h3>
      <p className={css.hint}>
        {allotmentInWords(budget, isExile(entry.state, power))}.
        {isAlone && ` Press a neutral unit to put points on an order for it; ${secrecy}.`}
      </p>
      {!isAlone && (
        <Button
          variant={giver === power ? "light" : "default"}
          size="compact-xs"
          aria-pressed={giver === power}
          disabled={isClosed}
          onClick={() => giveFor(giver === power ? null : power)}
        >
          {giver === power ? "Press a neutral unit" : `Give points of ${entry.rules.powers[power].name}`}
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
  const favor = favorInWords(entry, power, bid.order.unit.power);
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
      // Not quite disabled: whoever presses it by keys once too often is not to press something else.
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
        <div className={css.stepper} role="group" aria-label={`Points on ${order}`}>
          {button("minus", `A point less on ${order}`, () => give(bid.points - 1), bid.points <= 1)}
          <b>
            {bid.points}
            <span className="hidden"> {bid.points === 1 ? "point" : "points"}</span>
          </b>
          {button("plus", `A point more on ${order}`, () => give(bid.points + 1))}
        </div>
        <Token game={game} power={rules.powers[bid.order.unit.power].name} size={20} />
        <span className={css.order} title={neutralName(entry, bid)}>
          {order}
        </span>
        <span className={css.acts}>
          {bids.length > 1 && button("up", `Earlier: ${order}`, () => swap(place - 1), place === 0)}
          {bids.length > 1 &&
            button("down", `Later: ${order}`, () => swap(place + 1), place === bids.length - 1)}
          {button("close", `Drop ${line.text}`, () => drop(line))}
        </span>
      </div>
      {isIgnored ? (
        <p className={css.reason}>
          <Icon name="warning" size={14} /> Will not count: {report.why}. <RuleLinks ids={report.rules} />
        </p>
      ) : (
        <p className={css.fine}>
          {plural(bid.points, "point")} for {rules.powers[bid.order.unit.power].name}
          {favor && ` (${favor})`}
        </p>
      )}
    </li>
  );
}
