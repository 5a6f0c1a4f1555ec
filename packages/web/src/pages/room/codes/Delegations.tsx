import type { Game } from "@chancery/engine";
import { ActionIcon, Button, NativeSelect } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Codes } from "../../../api/client.ts";
import { Token } from "../../../board/Token.tsx";
import { botLabel } from "../../../messages/player-name.ts";
import { powerChoices, powerName } from "../../../messages/power-name.ts";
import { roomLobby } from "../../../messages/roomLobby.ts";
import { Fault } from "../../../ui/Fault.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { ReasonDialog, type ReasonRequest } from "../../../ui/ReasonDialog.tsx";
import { useAct, whyNot } from "../../table/use-act.ts";
import type { RoomTable } from "../room.ts";
import css from "./codes.module.css";
import { NewPhone } from "./NewPhone.tsx";
import { codesQuery } from "./queries.ts";

export interface DelegationsProps {
  readonly view: RoomTable;
  readonly game: Game;
  /** For officers. */
  readonly codes?: Codes["codes"] | undefined;
}

/** The delegations and their delegates. Officers see the codes, and assign and remove people. */
export function Delegations({ view, game, codes }: DelegationsProps) {
  const { act } = useAct(view.game);
  const client = useQueryClient();
  const [question, setQuestion] = useState<ReasonRequest | null>(null);
  const { delegations, may } = view.room;
  const own = view.seats.find(({ isYours }) => isYours)?.powers[0];
  const unseat = (member: string, power: string): void =>
    setQuestion({
      title: roomLobby("removeQuestion", { member, power: powerName(power) }),
      what: <p>{roomLobby("removeEffect", { member, power: powerName(power) })}</p>,
      seen: roomLobby("removeSeen"),
      yes: roomLobby("removeDelegate"),
      reason: true,
      isDangerous: true,
      onYes: async (reason) => {
        const done = await act({ type: "room", act: { do: "unseat", member, reason } });
        // The delegation has a new code.
        await client.invalidateQueries({ queryKey: codesQuery(view.game).queryKey });
        return whyNot(done);
      },
    });
  return (
    <>
      <ul className={css.delegations} aria-label={roomLobby("delegations")}>
        {delegations.map(({ power, delegates }) => (
          <li key={power} data-own={power === own || undefined}>
            <Token game={game} power={power} size={24} />
            <span className={css.power}>{powerName(power)}</span>
            <span className={css.delegates}>
              {delegates.length === 0 && <BotOrNobody view={view} power={power} />}
              {delegates.map((name) => (
                <span key={name} className={css.delegate}>
                  {name === view.you.name ? roomLobby("you", { name }) : name}
                  {may.includes("unseat") && (
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size="xs"
                      aria-label={roomLobby("removeFrom", { member: name, power: powerName(power) })}
                      aria-haspopup="dialog"
                      onClick={() => unseat(name, power)}
                    >
                      <Icon name="close" size={12} />
                    </ActionIcon>
                  )}
                </span>
              ))}
            </span>
            {may.includes("hand-over") && (own === undefined || power === own) && (
              <NewPhone game={view.game} names={delegates} />
            )}
            {codes && (
              <code translate="no" className={css.code}>
                {codes.find((each) => each.power === power)?.code}
              </code>
            )}
          </li>
        ))}
      </ul>
      {may.includes("seat") && <SeatByHand view={view} />}
      <ReasonDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

/** The bot of a delegation that nobody has joined; officers can remove it. */
function BotOrNobody({ view, power }: { view: RoomTable; power: string }) {
  const { act, isBusy } = useAct(view.game);
  const seat = view.seats.find(({ powers }) => powers.includes(power))?.seat;
  const bot = view.bots.find((each) => each.seat === seat);
  if (!bot) return <em>{roomLobby("none")}</em>;
  return (
    <span className={css.delegate}>
      {botLabel(bot)}
      {view.status === "lobby" && view.you.may.includes("remove-bot") && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="xs"
          disabled={isBusy}
          aria-label={roomLobby("removeFrom", { member: botLabel(bot), power: powerName(power) })}
          onClick={() => void act({ type: "remove-bot", bot: bot.id })}
        >
          <Icon name="close" size={12} />
        </ActionIcon>
      )}
    </span>
  );
}

/** Assigns people who joined by the link to a delegation (R12). */
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
      aria-label={roomLobby("assignByHand")}
      onSubmit={async (event) => {
        event.preventDefault();
        setFault(whyNot(await act({ type: "room", act: { do: "seat", member: chosen, power } })));
      }}
    >
      <NativeSelect
        size="xs"
        aria-label={roomLobby("person")}
        value={chosen}
        onChange={(event) => setMember(event.currentTarget.value)}
        data={loose}
      />
      <span aria-hidden="true">→</span>
      <NativeSelect
        size="xs"
        aria-label={roomLobby("delegation")}
        value={power}
        onChange={(event) => setPower(event.currentTarget.value)}
        data={powerChoices(delegations.map((each) => each.power))}
      />
      <Button type="submit" size="xs" variant="default" loading={isBusy}>
        {roomLobby("assign")}
      </Button>
      <Fault error={fault} />
    </form>
  );
}
