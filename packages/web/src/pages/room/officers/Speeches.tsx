import { Button, NumberInput } from "@mantine/core";
import { useState } from "react";
import { Token } from "../../../board/Token.tsx";
import { Fault } from "../../../ui/Fault.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { useTable } from "../../table/table-context.ts";
import type { RoomTable } from "../room.ts";
import { useRoomAct } from "../use-room.ts";
import { OrderList } from "./OrderList.tsx";
import css from "./officers.module.css";

/** Delegations that are present, as they sit. */
const present = ({ room }: RoomTable): readonly string[] =>
  room.delegations.filter(({ delegates }) => delegates.length > 0).map(({ power }) => power);

const shuffled = (order: readonly string[]): readonly string[] =>
  order
    .map((power) => ({ power, lot: Math.random() }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ power }) => power);

/** Before speeches: who speaks in which order, and how long each (MB-41 to MB-43). */
export function AnnounceSpeeches({ view }: { view: RoomTable }) {
  const { game } = useTable();
  const { act, fault, isBusy } = useRoomAct(view.game);
  const announced = view.room.speeches;
  const [order, setOrder] = useState(() => announced?.order ?? present(view));
  const [seconds, setSeconds] = useState<number | string>(announced?.seconds ?? view.room.seconds ?? 60);
  const isSame =
    announced !== null && announced.seconds === seconds && announced.order.join() === order.join();
  const announce = () => act({ do: "announce-speeches", order: [...order], seconds: Number(seconds) });
  return (
    <section aria-label="Speeches">
      <header className={css.head}>
        <h2>Speakers</h2>
        <Button variant="subtle" size="compact-xs" onClick={() => setOrder(shuffled(order))}>
          By lot
        </Button>
        <Button variant="subtle" size="compact-xs" onClick={() => setOrder(order.toReversed())}>
          The other way round
        </Button>
      </header>
      <OrderList game={game} label="Order of the speakers" order={order} onOrder={setOrder} />
      <div className={css.announce}>
        <NumberInput
          aria-label="Seconds for each speech"
          size="sm"
          suffix=" seconds"
          min={5}
          max={3600}
          step={15}
          allowDecimal={false}
          value={seconds}
          onChange={setSeconds}
        />
        <Button
          variant={isSame ? "default" : "filled"}
          loading={isBusy}
          disabled={isSame}
          onClick={() => void announce()}
        >
          {isSame ? "Announced" : announced ? "Announce anew" : "Announce to all"}
        </Button>
      </div>
      <Fault error={fault} />
    </section>
  );
}

/** While people speak: who has spoken, who has the floor, and who comes next. */
export function Speakers({ view }: { view: RoomTable }) {
  const { game } = useTable();
  const { speeches, called, floor, next } = view.room;
  if (!speeches) return null;
  const caller = speeches.order[called - 1];
  return (
    <section aria-label="Speeches">
      <header className={css.head}>
        <h2>Speakers</h2>
        <span>{speeches.seconds} seconds each</span>
      </header>
      <ol className={css.rows}>
        {speeches.order.map((power, at) => {
          const isNow = floor !== null && power === caller;
          return (
            <li
              key={power}
              data-is={isNow ? "now" : at < called ? "past" : power === next ? "next" : "ahead"}
            >
              <Token game={game} power={power} size={20} />
              <strong>{power}</strong>
              <em>
                {isNow
                  ? floor === power
                    ? "has the floor"
                    : `yields to ${floor}`
                  : at < called
                    ? "has spoken"
                    : power === next
                      ? "next"
                      : ""}
              </em>
              {at < called && !isNow && <Icon name="check" size={15} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Extra speeches that somebody asks for after the negotiation are the officers' to grant (MB-46, R15). */
export function Requests({ view }: { view: RoomTable }) {
  const { game } = useTable();
  const { act, fault, isBusy } = useRoomAct(view.game);
  const { requests, extra, may } = view.room;
  return (
    <section aria-label="Requests for speeches">
      <header className={css.head}>
        <h2>Asked for speeches</h2>
      </header>
      {requests.length === 0 && <p className={css.hint}>Nobody so far.</p>}
      <ul className={css.rows}>
        {requests.map((power) => (
          <li key={power} data-is="now">
            <Token game={game} power={power} size={20} />
            <strong>{power}</strong>
            <em>{extra === true ? "granted" : "asks"}</em>
          </li>
        ))}
      </ul>
      {may.includes("decide-extra") && (
        <div className={css.buttons}>
          <Button loading={isBusy} onClick={() => void act({ do: "decide-extra", granted: true })}>
            Grant extra speeches
          </Button>
          <Button
            variant="default"
            loading={isBusy}
            onClick={() => void act({ do: "decide-extra", granted: false })}
          >
            Refuse: orders are written now
          </Button>
        </div>
      )}
      <Fault error={fault} />
    </section>
  );
}
