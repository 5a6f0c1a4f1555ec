import { Button, Menu } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { SeatView, TableView } from "../../../api/client.ts";
import { Token } from "../../../board/Token.tsx";
import { type Question, ReasonDialog } from "../../../ui/ReasonDialog.tsx";
import { useTable } from "../table-context.ts";
import { useAct, whyNot } from "../use-act.ts";
import { listed } from "../words.ts";
import { OfferDialog } from "./OfferDialog.tsx";
import { OwnSeat } from "./OwnSeat.tsx";
import { RecordPanel } from "./RecordPanel.tsx";
import css from "./SeatsPanel.module.css";
import { actsFor, available, holderOf, marksOf, type SeatAct } from "./seats.ts";
import { VoteForm } from "./VoteForm.tsx";

/** Who plays what, what can be done about it, the vote on the end, and everything that happened. */
export function SeatsTab() {
  const { table: view, game } = useTable();
  const [question, setQuestion] = useState<Question | null>(null);
  const [offered, setOffered] = useState<SeatView | null>(null);
  return (
    <div className={css.panel}>
      <section aria-label="Seats">
        <ul className={css.seats}>
          {view.seats.map((seat) => (
            <li key={seat.seat}>
              <span className={css.tokens}>
                {seat.powers.map((power) => (
                  <Token key={power} game={game} power={power} />
                ))}
              </span>
              <span className={css.who}>
                <strong>{listed(seat.powers)}</strong>
                <span>{holderOf(view, seat)}</span>
                <span className={css.marks}>
                  {marksOf(view, seat).map(({ text, tone }) => (
                    <em key={text} data-tone={tone}>
                      {text}
                    </em>
                  ))}
                </span>
              </span>
              <SeatMenu view={view} seat={seat} ask={setQuestion} onOffer={() => setOffered(seat)} />
            </li>
          ))}
        </ul>
        <Others view={view} ask={setQuestion} />
      </section>
      <OwnSeat view={view} ask={setQuestion} />
      {view.you.may.includes("vote") && <VoteForm view={view} game={game} />}
      <RecordPanel view={view} />
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
      <OfferDialog view={view} seat={offered} onClose={() => setOffered(null)} />
    </div>
  );
}

const ACTS: Readonly<Record<SeatAct, string>> = {
  vacate: "Declare vacant",
  offer: "Offer by link",
  replace: "Put somebody else here",
};

function SeatMenu({
  view,
  seat,
  ask,
  onOffer,
}: {
  view: TableView;
  seat: SeatView;
  ask: (question: Question) => void;
  onOffer: () => void;
}) {
  const { act } = useAct(view.game);
  const acts = actsFor(view, seat);
  if (acts.length === 0) return null;
  const powers = listed(seat.powers);
  const seen = "Everybody sees it, with the reason, and it stays in the record.";
  const start: Readonly<Record<SeatAct, () => void>> = {
    offer: onOffer,
    vacate: () =>
      ask({
        title: `Declare ${powers} vacant?`,
        what: (
          <p>
            Whoever plays {powers} loses the seat and cannot come back by himself. What was written for this
            phase counts no longer; without orders the power falls into civil disorder.
          </p>
        ),
        seen,
        yes: "Declare vacant",
        reason: true,
        isDangerous: true,
        onYes: async (reason) => whyNot(await act({ type: "vacate", seat: seat.seat, reason })),
      }),
    replace: () =>
      ask({
        title: `Who plays ${powers} from now on?`,
        what: (
          <p>
            {seat.isVacant ? "The seat is empty." : `${holderOf(view, seat)} loses the seat.`} Sheets and
            conversations belong to the power and go on to the successor.
          </p>
        ),
        choice: { label: "Successor", from: available(view), none: "Nobody at the table is free" },
        seen,
        yes: "Put on the seat",
        reason: true,
        isDangerous: !seat.isVacant,
        onYes: async (reason, member) =>
          whyNot(await act({ type: "replace", seat: seat.seat, member, reason })),
      }),
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" size="compact-sm" aria-label={`Change the seat of ${powers}`}>
          Change
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map((each) => (
          <Menu.Item key={each} onClick={start[each]}>
            {ACTS[each]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Who else is at the table, and who could referee it. */
function Others({ view, ask }: { view: TableView; ask: (question: Question) => void }) {
  const { act } = useAct(view.game);
  const { referee, spectators, setup, you, room } = view;
  const appoint = room ? "Appoint an officer" : "Appoint a referee";
  return (
    <div className={css.others}>
      {setup.referee && (
        <p>
          {room ? "Officers" : "Referee"}:{" "}
          <strong>{room ? listed(room.officers) : (referee ?? "nobody yet")}</strong>
        </p>
      )}
      {(you.isHost || you.role === "referee") && (
        <p>
          <Link to="/games/$game/projector" params={{ game: view.game }} target="_blank">
            A screen for the whole room
          </Link>{" "}
          (board, clock and results, without secrets)
        </p>
      )}
      {spectators.length > 0 && <p>Looking on: {spectators.join(", ")}</p>}
      {you.may.includes("appoint") && (
        <Button
          variant="default"
          size="xs"
          onClick={() =>
            ask({
              title: appoint,
              what: (
                <p>
                  Whoever is appointed sees all orders, and changes clock, seats and positions, but plays no
                  power, now or later.
                </p>
              ),
              choice: { label: room ? "Officer" : "Referee", from: spectators, none: "Nobody looks on" },
              seen: "Everybody sees who was appointed.",
              yes: "Appoint",
              reason: false,
              onYes: async (_reason, member) => whyNot(await act({ type: "appoint", member })),
            })
          }
        >
          {appoint}
        </Button>
      )}
    </div>
  );
}
