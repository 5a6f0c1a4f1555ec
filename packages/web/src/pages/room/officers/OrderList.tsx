import type { Game } from "@chancery/engine";
import { ActionIcon } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Token } from "../../../board/Token.tsx";
import { officers } from "../../../messages/officers.ts";
import { powerName } from "../../../messages/power-name.ts";
import { Icon } from "../../../ui/icons.tsx";
import css from "./OrderList.module.css";
import { moved } from "./order.ts";

export interface OrderListProps {
  readonly game: Game;
  readonly label: string;
  readonly order: readonly string[];
  readonly onOrder: (order: readonly string[]) => void;
  readonly note?: (power: string) => ReactNode;
}

/** Delegations in an order that you set by dragging, with the arrow keys, or with buttons. */
export function OrderList({ game, label, order, onOrder, note }: OrderListProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const move = (power: string, to: number): void => {
    onOrder(moved(order, power, to));
  };
  const press = (event: KeyboardEvent, power: string, at: number): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move(power, at + by);
  };
  return (
    <ol ref={list} className={css.list} aria-label={label}>
      {order.map((power, at) => (
        <li
          key={power}
          draggable
          data-dragged={dragged === power || undefined}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = "move";
            setDragged(power);
          }}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => {
            if (dragged === null) return;
            event.preventDefault();
            if (dragged !== power) move(dragged, at);
          }}
        >
          <span className={css.number}>{at + 1}</span>
          <Token game={game} power={power} size={20} />
          <span className={css.power}>{powerName(power)}</span>
          {note?.(power)}
          <button
            type="button"
            className={css.grip}
            aria-label={officers("moveHandle", {
              power: powerName(power),
              place: at + 1,
              count: order.length,
            })}
            onKeyDown={(event) => press(event, power, at)}
          >
            <Icon name="grip" size={16} />
          </button>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            disabled={at === 0}
            aria-label={officers("moveEarlier", { power: powerName(power) })}
            onClick={() => move(power, at - 1)}
          >
            <Icon name="up" size={14} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            disabled={at === order.length - 1}
            aria-label={officers("moveLater", { power: powerName(power) })}
            onClick={() => move(power, at + 1)}
          >
            <Icon name="down" size={14} />
          </ActionIcon>
        </li>
      ))}
    </ol>
  );
}
