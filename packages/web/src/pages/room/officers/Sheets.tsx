import { Button } from "@mantine/core";
import { useState } from "react";
import { Token } from "../../../board/Token.tsx";
import { isReadAloud } from "../../../games/read-aloud.ts";
import { Fault } from "../../../ui/Fault.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { slipsOf } from "../../table/referee/slips.ts";
import { useTable } from "../../table/table-context.ts";
import { listed } from "../../table/words.ts";
import type { RoomTable } from "../room.ts";
import { useRoomAct } from "../use-room.ts";
import { OrderList } from "./OrderList.tsx";
import css from "./officers.module.css";

/** In a negotiation: who has agreed to end it early. Either delegate speaks for his delegation (MB-50, R17). */
export function Agreement({ view }: { view: RoomTable }) {
  const { game } = useTable();
  return (
    <section aria-label="Agreement to end early">
      <header className={css.head}>
        <h2>Agreed to end early</h2>
        <span>it takes all of them</span>
      </header>
      <ul className={css.rows}>
        {view.seats.map(({ seat, powers, isVacant, isReady }) => (
          <li key={seat}>
            <Token game={game} power={powers[0]} size={20} />
            <strong>{powers[0]}</strong>
            <em data-tone={isReady && !isVacant ? "good" : undefined}>
              {isVacant ? "nobody is here" : isReady ? "agrees" : "still talking"}
            </em>
            {isReady && !isVacant && <Icon name="check" size={15} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** While orders are written: whose sheets are in, who is done, and the way to type in a slip of paper. */
export function Sheets({ view, onPaper }: { view: RoomTable; onPaper: (power: string) => void }) {
  const { game } = useTable();
  const slips = slipsOf(view);
  // While orders are written a slip of paper may come from anybody.
  const idle = view.phase.endsWith("M") ? [] : slips.filter(({ isCalledUpon }) => !isCalledUpon);
  return (
    <section aria-label="Sheets">
      <header className={css.head}>
        <h2>Sheets</h2>
        <span>secret; Orders shows them</span>
      </header>
      <ul className={css.rows}>
        {slips
          .filter((each) => !idle.includes(each))
          .map(({ power, words, tone, isReady }) => (
            <li key={power}>
              <Token game={game} power={power} size={20} />
              <strong>{power}</strong>
              <em data-tone={tone}>{words}</em>
              {isReady && tone !== "muted" && <Icon name="check" size={15} />}
              <Paper view={view} power={power} onPaper={onPaper} />
            </li>
          ))}
      </ul>
      {idle.length > 0 && (
        <p className={css.idle}>Nothing to decide: {listed(idle.map(({ power }) => power))}.</p>
      )}
    </section>
  );
}

/** Before sheets are opened: in which order they will be read out, and slips of paper that are still to be typed in (R22). */
export function ReadingOrder({ view, onPaper }: { view: RoomTable; onPaper: (power: string) => void }) {
  const { game } = useTable();
  const { act, fault } = useRoomAct(view.game);
  const slips = slipsOf(view);
  const note = (power: string) => {
    const slip = slips.find((each) => each.power === power);
    return (
      <>
        <small className={css.state} data-tone={slip?.tone}>
          {slip?.words}
        </small>
        <Paper view={view} power={power} onPaper={onPaper} />
      </>
    );
  };
  return (
    <section aria-label="Reading">
      <header className={css.head}>
        <h2>Order of reading</h2>
        <span>the sheets are secret; Orders shows them</span>
      </header>
      <OrderList
        game={game}
        label="Order of reading"
        order={view.room.reading?.order ?? []}
        onOrder={(next) => void act({ do: "set-reading", order: [...next] })}
        note={note}
      />
      <Fault error={fault} />
    </section>
  );
}

function Paper({
  view,
  power,
  onPaper,
}: {
  view: RoomTable;
  power: string;
  onPaper: (power: string) => void;
}) {
  if (!view.room.may.includes("enter-slip")) return null;
  return (
    <Button
      variant="default"
      size="compact-xs"
      aria-label={`Paper slip of ${power}`}
      onClick={() => onPaper(power)}
    >
      Paper
    </Button>
  );
}

/** While sheets are read: what is written on them, which have been read, and who heard something else (M01-25). */
export function Reading({ view }: { view: RoomTable }) {
  const { game } = useTable();
  const { act, fault, isBusy } = useRoomAct(view.game);
  const { sheets, objections, may, reading } = view.room;
  const [opened, setOpened] = useState<string | null>(null);
  const now = reading?.order[reading.read] ?? null;
  const shown = opened ?? now;
  return (
    <section aria-label="Reading">
      {shown !== null && (
        <>
          <h3 className={css.hint}>Written by {shown}</h3>
          <pre className={css.sheet}>
            {sheets.find(({ power }) => power === shown)?.text || "Nothing: all units hold."}
          </pre>
        </>
      )}
      <header className={css.head}>
        <h2>{isReadAloud(view) ? "Read aloud by each delegation" : "Sheets"}</h2>
        <span>
          {reading?.read ?? 0} of {sheets.length} {isReadAloud(view) ? "read" : "shown"}
        </span>
      </header>
      <ol className={css.rows}>
        {sheets.map(({ power, isRead }) => (
          <li key={power} data-is={power === now ? "now" : isRead ? "past" : "ahead"}>
            <Token game={game} power={power} size={20} />
            <strong>{power}</strong>
            <em>
              {power === now
                ? isReadAloud(view)
                  ? "reads"
                  : "next"
                : isRead
                  ? isReadAloud(view)
                    ? "read"
                    : "shown"
                  : ""}
            </em>
            <Button
              variant="subtle"
              size="compact-xs"
              aria-label={`Sheet of ${power}`}
              aria-expanded={shown === power}
              onClick={() => setOpened(opened === power ? null : power)}
            >
              Sheet
            </Button>
            {power === now && may.includes("read-out") && !isReadAloud(view) && (
              <Button
                size="compact-sm"
                loading={isBusy}
                onClick={() => {
                  setOpened(null);
                  void act({ do: "read-out" });
                }}
              >
                Show it
              </Button>
            )}
          </li>
        ))}
      </ol>
      {objections.length > 0 && (
        <ul className={css.objections} aria-label="Objections">
          {objections.map(({ by, power, text }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: objections are only ever added
            <li key={i}>
              <strong>{by}</strong> on the sheet of {power}: {text} What is written counts.
            </li>
          ))}
        </ul>
      )}
      <Fault error={fault} />
    </section>
  );
}
