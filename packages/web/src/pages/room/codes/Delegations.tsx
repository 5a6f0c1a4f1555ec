import type { Game } from "@chancery/engine";
import { ActionIcon, Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import type { Codes } from "../../../api/client.ts";
import { Token } from "../../../board/Token.tsx";
import { Fault } from "../../../ui/Fault.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { type Question, ReasonDialog } from "../../../ui/ReasonDialog.tsx";
import { useAct, whyNot } from "../../table/use-act.ts";
import type { RoomTable } from "../room.ts";
import css from "./codes.module.css";

export interface DelegationsProps {
  readonly view: RoomTable;
  readonly game: Game;
  /** For officers. */
  readonly codes?: Codes["codes"] | undefined;
}

/** The delegations and their delegates. Officers see the codes, seat people by hand, and take them out again. */
export function Delegations({ view, game, codes }: DelegationsProps) {
  const { act } = useAct(view.game);
  const [question, setQuestion] = useState<Question | null>(null);
  const { delegations, may } = view.room;
  const own = view.seats.find(({ isYours }) => isYours)?.powers[0];
  const unseat = (member: string, power: string): void =>
    setQuestion({
      title: `Take ${member} out of ${power}?`,
      what: (
        <p>
          {member} no longer writes or speaks for {power}. What was written stays, and somebody else can come
          in by the code.
        </p>
      ),
      seen: "Everybody sees it, with the reason.",
      yes: "Take out",
      reason: true,
      isDangerous: true,
      onYes: async (reason) => whyNot(await act({ type: "room", act: { do: "unseat", member, reason } })),
    });
  return (
    <>
      <ul className={css.delegations} aria-label="Delegations">
        {delegations.map(({ power, delegates }) => (
          <li key={power} data-own={power === own || undefined}>
            <Token game={game} power={power} size={24} />
            <span className={css.power}>{power}</span>
            <span className={css.delegates}>
              {delegates.length === 0 && <em>nobody yet</em>}
              {delegates.map((name) => (
                <span key={name} className={css.delegate}>
                  {name}
                  {name === view.you.name && " (you)"}
                  {may.includes("unseat") && (
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size="xs"
                      aria-label={`Take ${name} out of ${power}`}
                      onClick={() => unseat(name, power)}
                    >
                      <Icon name="close" size={12} />
                    </ActionIcon>
                  )}
                </span>
              ))}
            </span>
            {codes && <code className={css.code}>{codes.find((each) => each.power === power)?.code}</code>}
          </li>
        ))}
      </ul>
      {may.includes("seat") && <SeatByHand view={view} />}
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

/** Puts somebody who has come by the link into a delegation (R12). */
function SeatByHand({ view }: { view: RoomTable }) {
  const { act, isBusy } = useAct(view.game);
  const { delegations, officers } = view.room;
  const seated = new Set(delegations.flatMap(({ delegates }) => delegates));
  const loose = [...view.players, ...view.spectators].filter(
    (name) => !seated.has(name) && !officers.includes(name),
  );
  const [member, setMember] = useState("");
  const [power, setPower] = useState(delegations[0]?.power ?? "");
  const [fault, setFault] = useState<string | null>(null);
  if (loose.length === 0) return null;
  const chosen = loose.includes(member) ? member : loose[0];
  return (
    <form
      className={css.hand}
      aria-label="Seat by hand"
      onSubmit={async (event) => {
        event.preventDefault();
        setFault(whyNot(await act({ type: "room", act: { do: "seat", member: chosen, power } })));
      }}
    >
      <NativeSelect
        size="xs"
        aria-label="Who"
        value={chosen}
        onChange={(event) => setMember(event.currentTarget.value)}
        data={loose}
      />
      <span>sits for</span>
      <NativeSelect
        size="xs"
        aria-label="Delegation"
        value={power}
        onChange={(event) => setPower(event.currentTarget.value)}
        data={delegations.map((each) => each.power)}
      />
      <Button type="submit" size="xs" variant="default" loading={isBusy}>
        Seat
      </Button>
      <Fault error={fault} />
    </form>
  );
}
