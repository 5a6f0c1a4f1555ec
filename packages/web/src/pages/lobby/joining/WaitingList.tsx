import { Button } from "@mantine/core";
import type { TableView } from "../../../api/client.ts";
import { useCommand } from "../../../api/queries.ts";
import { useTimeUntil } from "../../../api/use-countdown.ts";
import { serverNow } from "../../../lib/server-clock.ts";
import { lobby } from "../../../messages/lobby.ts";
import { powerNames } from "../../../messages/power-name.ts";
import { formatDeadline } from "../../../messages/time.ts";
import { Fault } from "../../../ui/Fault.tsx";
import css from "../LobbyView.module.css";
import { JoinForm } from "./JoinForm.tsx";

/** For people without a place: the list they wait on, and the place they are offered. */
export function WaitingList({ table }: { table: TableView }) {
  const { game, you, waitingCount, status } = table;
  if (you.waiting) return <OwnPlace table={table} waiting={you.waiting} />;
  const lead = [
    lobby(status === "lobby" ? "waitingLead" : "waitingLeadPlaying"),
    waitingCount > 0 ? lobby("waitingCount", { count: waitingCount }) : "",
  ].join(" ");
  // Before the game, people who aren't there yet join the list as they would join the game.
  if (status === "lobby" && you.name === null) return null;
  // People without a name may wait as well, once they have one.
  if (!you.mayWait && !(you.name === null && isOpen(table))) return null;
  return (
    <section className={css.queue} aria-label={lobby("waitingList")}>
      <p className={css.missing}>{lead}</p>
      <JoinForm
        game={game}
        ways={[{ label: lobby("joinWaiting"), command: { type: "wait", waiting: true } }]}
      />
    </section>
  );
}

/** Whether strangers can hope for a seat. */
const isOpen = ({ status, setup }: TableView): boolean =>
  status === "playing" && setup.listed === true && setup.replacement.by !== "nobody";

function OwnPlace({
  table,
  waiting: { place, offer },
}: {
  table: TableView;
  waiting: NonNullable<TableView["you"]["waiting"]>;
}) {
  const { mutate, error, isPending } = useCommand(table.game);
  const isLate = useTimeUntil(offer?.opens ?? 0) === 0;
  const powers = powerNames(offer?.powers ?? []);
  const time = formatDeadline(offer?.until ?? 0, serverNow());
  return (
    <section className={css.queue} aria-label={lobby("waitingList")}>
      <p role="status">
        {offer === null
          ? lobby("yourPlace", { place })
          : offer.powers.length === 0
            ? lobby("placeFree", { time })
            : isLate
              ? lobby("seatForYou", { powers, time })
              : lobby("seatFreeLater", { powers, opens: formatDeadline(offer.opens, serverNow()) })}
      </p>
      <Fault error={error} />
      <div className={css.buttons}>
        {offer && isLate && (
          <Button loading={isPending} onClick={() => mutate({ type: "take-place" })}>
            {offer.powers.length === 0 ? lobby("takePlace") : lobby("playPower", { power: powers })}
          </Button>
        )}
        <Button
          variant="default"
          disabled={isPending}
          onClick={() => mutate({ type: "wait", waiting: false })}
        >
          {lobby("leaveWaiting")}
        </Button>
      </div>
    </section>
  );
}
