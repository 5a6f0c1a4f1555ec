import { Button } from "@mantine/core";
import { useState } from "react";
import { Token } from "../../../board/Token.tsx";
import { isReadAloud } from "../../../games/read-aloud.ts";
import { officers } from "../../../messages/officers.ts";
import { powerName, powerNames } from "../../../messages/power-name.ts";
import { Fault } from "../../../ui/Fault.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { slipsOf } from "../../table/referee/slips.ts";
import { useTable } from "../../table/table-context.ts";
import type { RoomTable } from "../room.ts";
import { useRoomAct } from "../use-room.ts";
import { OrderList } from "./OrderList.tsx";
import css from "./officers.module.css";

/** In the diplomatic phase: who has agreed to end it early. Either delegate speaks for the delegation (MB-50, R17). */
export function Agreement({ view }: { view: RoomTable }) {
  const { game } = useTable();
  return (
    <section aria-label={officers("agreement")}>
      <header className={css.head}>
        <h2>{officers("agreement")}</h2>
        <span>{officers("agreementNote")}</span>
      </header>
      <ul className={css.rows}>
        {view.seats.map(({ seat, powers, isVacant, isReady, bot }) => (
          <li key={seat}>
            <Token game={game} power={powers[0]} size={20} />
            <strong>{powerName(powers[0])}</strong>
            <em data-tone={isReady && !isVacant ? "good" : undefined}>
              {isVacant
                ? officers("noDelegate")
                : isReady
                  ? officers("agrees")
                  : officers("stillNegotiating")}
            </em>
            {isReady && !isVacant && <Icon name="check" size={15} />}
            {!isVacant && bot === null && <Aloud view={view} power={powers[0]} isReady={isReady === true} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Bots and empty chairs say nothing aloud. */
const isSilent = ({ seats }: RoomTable, power: string): boolean =>
  seats.some(({ powers, isVacant, bot }) => (isVacant || bot !== null) && powers.includes(power));

/** What a delegation says aloud counts like a press on its device (R17). */
function Aloud({ view, power, isReady }: { view: RoomTable; power: string; isReady: boolean }) {
  const { act, isBusy } = useRoomAct(view.game);
  if (!view.room.may.includes("count-agreed")) return null;
  return (
    <Button
      variant="default"
      size="compact-xs"
      loading={isBusy}
      aria-pressed={isReady}
      aria-label={officers(isReady ? "notAloudFor" : "aloudFor", { power: powerName(power) })}
      onClick={() => void act({ do: "count-agreed", power, agreed: !isReady })}
    >
      {officers(isReady ? "notAloud" : "aloud")}
    </Button>
  );
}

/** During order writing: whose orders are in, who is ready, and a way to enter orders from paper. */
export function Sheets({ view, onPaper }: { view: RoomTable; onPaper: (power: string) => void }) {
  const { game } = useTable();
  const slips = slipsOf(view);
  // During order writing any delegation may hand in paper.
  const idle = view.phase.endsWith("M") ? [] : slips.filter(({ isCalledUpon }) => !isCalledUpon);
  return (
    <section aria-label={officers("ordersReceived")}>
      <header className={css.head}>
        <h2>{officers("ordersReceived")}</h2>
        <span>{officers("secretNote")}</span>
      </header>
      <ul className={css.rows}>
        {slips
          .filter((each) => !idle.includes(each))
          .map(({ power, words, tone, isReady, isCalledUpon }) => (
            <li key={power}>
              <Token game={game} power={power} size={20} />
              <strong>{powerName(power)}</strong>
              <em data-tone={tone}>{words}</em>
              {isReady && tone !== "muted" && <Icon name="check" size={15} />}
              {isCalledUpon && !isSilent(view, power) && (
                <Aloud view={view} power={power} isReady={isReady} />
              )}
              <Paper view={view} power={power} onPaper={onPaper} />
            </li>
          ))}
      </ul>
      {idle.length > 0 && (
        <p className={css.idle}>
          {officers("noOrdersNeeded", {
            powers: powerNames(idle.map(({ power }) => power)),
          })}
        </p>
      )}
    </section>
  );
}

/** Before the reveal: the order in which delegations read, and paper that is still to be entered (R22). */
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
    <section aria-label={officers("readingOrder")}>
      <header className={css.head}>
        <h2>{officers("readingOrder")}</h2>
        <span>{officers("secretNote")}</span>
      </header>
      <OrderList
        game={game}
        label={officers("readingOrder")}
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
      aria-label={officers("paperOrdersFrom", { power: powerName(power) })}
      aria-haspopup="dialog"
      onClick={() => onPaper(power)}
    >
      {officers("paper")}
    </Button>
  );
}

/** After the reveal: the orders, which have been read, and reported misreadings (M01-25). */
export function Reading({ view }: { view: RoomTable }) {
  const { game } = useTable();
  const { sheets, objections, reading } = view.room;
  const [opened, setOpened] = useState<string | null>(null);
  const now = reading?.order[reading.read] ?? null;
  const shown = opened ?? now;
  const isAloud = isReadAloud(view);
  const heading = isAloud ? officers("delegationsRead") : officers("revealedOrders");
  return (
    <section aria-label={heading}>
      {shown !== null && (
        <>
          <h3 className={css.hint}>{officers("ordersOf", { power: powerName(shown) })}</h3>
          <pre className={css.sheet}>
            {sheets.find(({ power }) => power === shown)?.text || officers("noOrders")}
          </pre>
        </>
      )}
      <header className={css.head}>
        <h2>{heading}</h2>
        <span>
          {isAloud
            ? officers("countRead", { read: reading?.read ?? 0, count: sheets.length })
            : officers("countShown", { shown: reading?.read ?? 0, count: sheets.length })}
        </span>
      </header>
      <ol className={css.rows}>
        {sheets.map(({ power, isRead }) => (
          <li key={power} data-is={power === now ? "now" : isRead ? "past" : "ahead"}>
            <Token game={game} power={power} size={20} />
            <strong>{powerName(power)}</strong>
            <em>
              {power === now
                ? officers(isAloud ? "isReading" : "next")
                : isRead && officers(isAloud ? "hasRead" : "isShown")}
            </em>
            <Button
              variant="subtle"
              size="compact-xs"
              aria-label={officers("ordersOf", { power: powerName(power) })}
              aria-expanded={shown === power}
              onClick={() => setOpened(opened === power ? null : power)}
            >
              {officers("orders")}
            </Button>
          </li>
        ))}
      </ol>
      {objections.length > 0 && (
        <ul className={css.objections} aria-label={officers("objections")}>
          {objections.map(({ by, power, text }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: objections are only ever added
            <li key={i}>
              {officers.rich(
                "objection",
                { by: powerName(by), power: powerName(power), text },
                { b: (chunks) => <strong key="by">{chunks}</strong> },
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
