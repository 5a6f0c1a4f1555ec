import { type Due, type Line, unitOrdered, unitsToOrder } from "@chancery/contract/orders";
import { formatOrder, formatUnit, type Power, type Province, type Unit } from "@chancery/engine";
import { ActionIcon, Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Token } from "../../board/Token.tsx";
import { orders as messages } from "../../messages/orders.ts";
import { powerName } from "../../messages/power-name.ts";
import { Icon } from "../../ui/icons.tsx";
import { useBoardPage } from "../board-page.tsx";
import { useOrderEditor } from "../entry/order-editor.ts";
import { seesAll } from "../entry/order-entry.ts";
import css from "./OrdersPanel.module.css";

/** One power's sheet: its units with their orders, or what it builds and removes. */
export function PowerOrders({ power }: { power: Power }) {
  const { entry, lines, game, plugin, review, isClosed, press, waive } = useOrderEditor();
  const { SheetActs } = useBoardPage();
  const { rules, state } = entry;
  const own = lines.filter((line) => line.power === power);
  const units = unitsToOrder(state, entry.powers).filter((unit) => unit.power === power);
  // Lines of the game's own are listed by its part of the sheet.
  const others = own.filter(
    (line) => !units.some((unit) => has(unit) === line) && !(plugin.Sheet && line.order?.type === "own"),
  );
  const idle = units.filter((unit) => !has(unit)).length;
  const due = review.dues.find((each) => each.power === power);
  const take = (unit: Unit): void => press(rules.board.provinceOf[unit.at] as Province);
  return (
    <section className={css.power}>
      <h2>
        <Token game={game} power={rules.powers[power].name} size={20} />
        {powerName(rules.powers[power].name)}
        {!isClosed && due?.task === "build" && due.done < due.possible && (
          <Button variant="subtle" size="compact-xs" onClick={() => waive(power)}>
            {messages("waiveOne")}
          </Button>
        )}
        {(due || units.length > 0) && (
          <span>
            {due ? dueInWords(due) : messages("someOfAll", { some: units.length - idle, all: units.length })}
          </span>
        )}
      </h2>
      <ul>
        {units.map((unit) => {
          const line = has(unit);
          return (
            <li key={unit.at} data-idle={!line || undefined}>
              <Entry onPress={isClosed ? null : () => take(unit)}>
                {line?.order ? formatOrder(rules, line.order) : formatUnit(rules, unit)}
                {!line && state.phase.task === "M" && (
                  // In a sandbox that would be said of everyone.
                  <span className={seesAll(entry) ? "hidden" : undefined}>{messages("noOrder")}</span>
                )}
                {!line && state.phase.task === "R" && <span>{messages("disbands")}</span>}
              </Entry>
              {line && !isClosed && <Drop line={line} />}
            </li>
          );
        })}
        {others.map((line) => (
          <li key={line.id}>
            <span className={css.line}>{line.order ? formatOrder(rules, line.order) : line.text}</span>
            {!isClosed && <Drop line={line} />}
          </li>
        ))}
      </ul>
      {isClosed && SheetActs && <SheetActs power={rules.powers[power].name} />}
      {plugin.Sheet && <plugin.Sheet power={power} />}
    </section>
  );

  function has(unit: Unit): Line | undefined {
    return own.find((line) => isFor(line, unit));
  }

  function isFor({ order }: Line, unit: Unit): boolean {
    return order !== null && unitOrdered(rules, order) === unit;
  }
}

/** A line of the list: a button where it can be taken up. */
const Entry = ({ onPress, children }: { onPress: (() => void) | null; children: ReactNode }) =>
  onPress ? (
    <button type="button" className={css.line} onClick={onPress}>
      {children}
    </button>
  ) : (
    <span className={css.line}>{children}</span>
  );

function dueInWords({ task, done, count, possible }: Due): string {
  if (task !== "build") return messages("dueDisbands", { done, count });
  return possible < count
    ? messages("dueBuildsRoom", { done, count, possible })
    : messages("dueBuilds", { done, count });
}

function Drop({ line }: { line: Line }) {
  const { drop } = useOrderEditor();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      aria-label={messages("remove", { order: line.text })}
      onClick={() => drop(line)}
    >
      <Icon name="close" size={14} />
    </ActionIcon>
  );
}
