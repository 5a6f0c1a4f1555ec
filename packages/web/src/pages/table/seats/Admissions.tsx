import { Button, Group } from "@mantine/core";
import type { SeatView, TableView } from "../../../api/client.ts";
import { players as text } from "../../../messages/players.ts";
import { powerNames } from "../../../messages/power-name.ts";
import { useAct } from "../use-act.ts";
import css from "./SeatsPanel.module.css";

/** Who asks for which empty seat, and the vote on it. */
export function Admissions({ view }: { view: TableView }) {
  return view.seats.map((seat) => seat.applicant && <Admission key={seat.seat} view={view} seat={seat} />);
}

function Admission({ view, seat }: { view: TableView; seat: SeatView }) {
  const { act, isBusy } = useAct(view.game);
  const { name = null, yourVote = null } = seat.applicant ?? {};
  const powers = powerNames(seat.powers);
  const vote = (isFor: boolean) => (
    <Button
      size="xs"
      variant={yourVote === isFor ? "light" : "default"}
      aria-pressed={yourVote === isFor}
      disabled={isBusy || yourVote === isFor}
      onClick={() => void act({ type: "admit", seat: seat.seat, isFor })}
    >
      {text(isFor ? "admit" : "decline")}
    </Button>
  );
  return (
    <section className={css.own} aria-label={text("admissionVote", { powers })}>
      <p>{name === null ? text("applicantHidden", { powers }) : text("applicant", { name, powers })}</p>
      {view.you.may.includes("admit") && (
        <>
          <Group gap="xs">
            {vote(true)}
            {vote(false)}
          </Group>
          <p>{text("admissionSecret")}</p>
        </>
      )}
    </section>
  );
}
