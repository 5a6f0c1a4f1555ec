import { formatOrder, type Power } from "@chancery/engine";
import type { Wish } from "@chancery/variants/committee";
import { ActionIcon, Button, NativeSelect } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { placeName } from "../../messages/localized.ts";
import { useOrderEditor } from "../../orders/entry/order-editor.ts";
import { ordersOf } from "../../orders/entry/sheet.ts";
import { RuleLinks } from "../../orders/reasons/RuleLinks.tsx";
import { asSentence } from "../../ui/Fault.tsx";
import { Icon } from "../../ui/icons.tsx";
import css from "./RevivalForm.module.css";
import {
  moved,
  prospectsIn,
  revivalsOf,
  unitsFor,
  unwished,
  wishesOf,
  wishKey,
  withWishes,
} from "./revival.ts";
import { text } from "./text.ts";

/** A lost country's order to revive: its home centers, the most important first, and what rises there (MB-243 to MB-246). */
export function RevivalForm({ power }: { power: Power }) {
  const { entry, lines, isClosed, store, tell } = useOrderEditor();
  const [dragged, drag] = useState<number | null>(null);
  const { rules } = entry;
  const filed = revivalsOf(lines, power);
  const wishes = wishesOf(lines, power);
  const report = filed[0]?.report;
  const heading = `revival-${power}`;
  const nameOf = ({ center }: Wish): string => placeName(rules.board, center);
  const keep = (list: readonly Wish[], spoken: string): void => {
    store(ordersOf(entry, withWishes(entry, lines, power, list)));
    tell(spoken);
  };
  const put = (from: number, to: number): void => {
    if (to >= 0 && to < wishes.length && to !== from)
      keep(moved(wishes, from, to), text("movedTo", { center: nameOf(wishes[from]), place: to + 1 }));
  };
  const pressed = (event: KeyboardEvent, place: number): void => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    put(place, place + (event.key === "ArrowUp" ? -1 : 1));
  };
  return (
    <section className={css.revival} aria-labelledby={heading}>
      <h3 id={heading}>{text("revive")}</h3>
      <p>{text("reviveHelp")}</p>
      <ol>
        {wishes.map((wish, place) => (
          <li
            key={wish.center}
            draggable={!isClosed}
            data-dragged={dragged === place || undefined}
            onDragStart={() => drag(place)}
            onDragEnd={() => drag(null)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={() => dragged !== null && put(dragged, place)}
            onKeyDown={(event) => pressed(event, place)}
          >
            <b>{place + 1}</b>
            <span>{nameOf(wish)}</span>
            <NativeSelect
              size="xs"
              aria-label={text("risesIn", { center: nameOf(wish) })}
              value={wishKey(entry, wish)}
              disabled={isClosed}
              onChange={({ currentTarget: { value } }) => {
                const choice = unitsFor(entry, wish.center, power).find(
                  ({ unit }) => wishKey(entry, { center: wish.center, unit }) === value,
                );
                if (choice)
                  keep(
                    wishes.map((each) => (each === wish ? { center: wish.center, unit: choice.unit } : each)),
                    text("unitIn", { unit: choice.label, center: nameOf(wish) }),
                  );
              }}
              data={unitsFor(entry, wish.center, power).map(({ unit, label }) => ({
                value: wishKey(entry, { center: wish.center, unit }),
                label,
              }))}
            />
            <Act
              icon="up"
              label={text("moveUp", { center: nameOf(wish) })}
              isOff={isClosed || place === 0}
              act={() => put(place, place - 1)}
            />
            <Act
              icon="down"
              label={text("moveDown", { center: nameOf(wish) })}
              isOff={isClosed || place === wishes.length - 1}
              act={() => put(place, place + 1)}
            />
            <Act
              icon="close"
              label={text("remove", { center: nameOf(wish) })}
              isOff={isClosed}
              act={() =>
                keep(
                  wishes.filter((each) => each !== wish),
                  text("removed", { center: nameOf(wish) }),
                )
              }
            />
          </li>
        ))}
      </ol>
      <div className={css.rest}>
        {unwished(entry, wishes, power).map((center) => (
          <Button
            key={center}
            variant="default"
            size="compact-xs"
            disabled={isClosed}
            leftSection={<Icon name="plus" size={13} />}
            onClick={() => {
              const [{ unit }] = unitsFor(entry, center, power);
              keep([...wishes, { center, unit }], text("added", { center: placeName(rules.board, center) }));
            }}
          >
            {placeName(rules.board, center)}
          </Button>
        ))}
      </div>
      {wishes.length > 0 && (
        <div className={css.prospects}>
          <p>{text("prospects")}</p>
          <dl>
            {prospectsIn(entry, wishes).map(({ helpers, centers }) => (
              <div key={helpers}>
                <dt>{text("helpers", { count: helpers })}</dt>
                <dd>{centers}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {filed.length === 0 ? (
        <p className={css.hint}>{text("nothingFiled")}</p>
      ) : (
        <output>{filed[0].order ? formatOrder(rules, filed[0].order) : filed[0].text}</output>
      )}
      {report && report.status !== "succeeds" && (
        <p className={css.fault}>
          <Icon name="warning" size={14} /> {asSentence(report.why)} <RuleLinks ids={report.rules} />
        </p>
      )}
    </section>
  );
}

interface ActProps {
  readonly icon: "up" | "down" | "close";
  readonly label: string;
  readonly isOff: boolean;
  readonly act: () => void;
}

function Act({ icon, label, isOff, act }: ActProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size="sm" aria-label={label} disabled={isOff} onClick={act}>
      <Icon name={icon} size={14} />
    </ActionIcon>
  );
}
