import { Button, NativeSelect, NumberInput } from "@mantine/core";
import { useState } from "react";
import { Token } from "../../../board/Token.tsx";
import { officers } from "../../../messages/officers.ts";
import { powerChoices, powerName } from "../../../messages/power-name.ts";
import { Fault } from "../../../ui/Fault.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { useTable } from "../../table/table-context.ts";
import { GavelSwitch } from "../GavelSwitch.tsx";
import type { RoomTable } from "../room.ts";
import { useRoomAct } from "../use-room.ts";
import { OrderList } from "./OrderList.tsx";
import css from "./officers.module.css";
import { speakingOrder } from "./order.ts";

const shuffled = (order: readonly string[]): readonly string[] =>
  order
    .map((power) => ({ power, lot: Math.random() }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ power }) => power);

/** Before speeches: the speaking order and the time for each (MB-41 to MB-43). */
export function AnnounceSpeeches({ view }: { view: RoomTable }) {
  const { game } = useTable();
  const { act, fault, isBusy } = useRoomAct(view.game);
  const announced = view.room.speeches;
  const [wanted, setOrder] = useState(announced?.order ?? []);
  const order = speakingOrder(wanted, view.room.speakers);
  const [seconds, setSeconds] = useState<number | string>(announced?.seconds ?? view.room.seconds ?? 60);
  const isSame =
    announced !== null && announced.seconds === seconds && announced.order.join() === order.join();
  const announce = () => act({ do: "announce-speeches", order: [...order], seconds: Number(seconds) });
  return (
    <section aria-label={officers("speeches")}>
      <header className={css.head}>
        <h2>{officers("speakers")}</h2>
        <Button variant="subtle" size="compact-xs" onClick={() => setOrder(shuffled(order))}>
          {officers("shuffle")}
        </Button>
        <Button variant="subtle" size="compact-xs" onClick={() => setOrder(order.toReversed())}>
          {officers("reverse")}
        </Button>
      </header>
      <OrderList game={game} label={officers("speakingOrder")} order={order} onOrder={setOrder} />
      <div className={css.announce}>
        <NumberInput
          aria-label={officers("secondsPerSpeech")}
          size="sm"
          suffix={` ${officers("secondsUnit")}`}
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
          {isSame
            ? officers("announced")
            : announced
              ? officers("announceAgain")
              : officers("announceToEveryone")}
        </Button>
      </div>
      <Fault error={fault} />
    </section>
  );
}

/** During speeches: who has spoken, who has the floor, and who is next. */
export function Speakers({ view }: { view: RoomTable }) {
  const { game } = useTable();
  const { speeches, called, floor, next, timeUp } = view.room;
  if (!speeches) return null;
  const caller = speeches.order[called - 1];
  return (
    <section aria-label={officers("speeches")}>
      <header className={css.head}>
        <h2>{officers("speakers")}</h2>
        <span>{officers("secondsEach", { seconds: speeches.seconds })}</span>
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
              <strong>{powerName(power)}</strong>
              <em>
                {isNow
                  ? timeUp !== null
                    ? officers("timeIsUp")
                    : floor === power
                      ? officers("hasFloor")
                      : officers("yieldsTo", { power: powerName(floor) })
                  : at < called
                    ? officers("hasSpoken")
                    : power === next
                      ? officers("next")
                      : ""}
              </em>
              {at < called && !isNow && <Icon name="check" size={15} />}
            </li>
          );
        })}
      </ol>
      {floor !== null && <FloorActs key={floor} view={view} floor={floor} />}
      <GavelSwitch />
    </section>
  );
}

/** A little longer, or the rest of the time for someone else; the next speaker is called by the large button. */
function FloorActs({ view, floor }: { view: RoomTable; floor: string }) {
  const { act, fault, isBusy } = useRoomAct(view.game);
  return (
    <div className={css.buttons}>
      <Button
        size="compact-sm"
        variant="default"
        loading={isBusy}
        onClick={() => void act({ do: "add-time", seconds: 30 })}
      >
        {officers("extendSpeech", { seconds: 30 })}
      </Button>
      {view.room.may.includes("yield") && (
        <NativeSelect
          aria-label={officers("yieldFor", { power: powerName(floor) })}
          size="xs"
          value=""
          onChange={(event) => void act({ do: "yield", to: event.currentTarget.value })}
          data={[
            { value: "", label: officers("yieldChoose") },
            ...powerChoices(view.room.speakers.filter((power) => power !== floor)),
          ]}
        />
      )}
      <Fault error={fault} />
    </div>
  );
}

/** After the diplomatic phase, officers grant or refuse requests for extra speeches (MB-46, R15). */
export function Requests({ view }: { view: RoomTable }) {
  const { game } = useTable();
  const { act, fault, isBusy } = useRoomAct(view.game);
  const { requests, extra, may } = view.room;
  return (
    <section aria-label={officers("speechRequests")}>
      <header className={css.head}>
        <h2>{officers("speechRequests")}</h2>
      </header>
      {requests.length === 0 && <p className={css.hint}>{officers("noRequests")}</p>}
      <ul className={css.rows}>
        {requests.map((power) => (
          <li key={power} data-is="now">
            <Token game={game} power={power} size={20} />
            <strong>{powerName(power)}</strong>
            <em>{extra === true ? officers("requestGranted") : officers("requestMade")}</em>
          </li>
        ))}
      </ul>
      {may.includes("decide-extra") && (
        <div className={css.buttons}>
          <Button loading={isBusy} onClick={() => void act({ do: "decide-extra", granted: true })}>
            {officers("grantExtraSpeeches")}
          </Button>
          <Button
            variant="default"
            loading={isBusy}
            onClick={() => void act({ do: "decide-extra", granted: false })}
          >
            {officers("refuseExtraSpeeches")}
          </Button>
        </div>
      )}
      <Fault error={fault} />
    </section>
  );
}
