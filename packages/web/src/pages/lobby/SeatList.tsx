import { BOT_LEVELS, type BotLevel } from "@chancery/api/constants";
import type { Game } from "@chancery/engine";
import { Button, NativeSelect } from "@mantine/core";
import { Suspense } from "react";
import type { SeatView, TableView } from "../../api/client.ts";
import { useCommand } from "../../api/queries.ts";
import { Token } from "../../board/Token.tsx";
import { presetOf } from "../../games/index.ts";
import { bots } from "../../messages/bots.ts";
import { lobby } from "../../messages/lobby.ts";
import { botLabel } from "../../messages/player-name.ts";
import { powerName, powerNames } from "../../messages/power-name.ts";
import { Fault } from "../../ui/Fault.tsx";
import { Section } from "../../ui/sections.tsx";
import css from "./LobbyView.module.css";

const LEADS = {
  random: lobby("powersRandom"),
  chosen: lobby("powersChosen"),
  referee: lobby("powersAssigned"),
} as const;

/** The powers, and who is to play them. */
export function SeatList({ table, opened }: { table: TableView; opened: Game }) {
  const { seats, setup, you, game } = table;
  const { mutate, error, isPending } = useCommand(game);
  const may = new Set<string>(you.may);
  const Note = presetOf(setup)?.PowerNote;
  return (
    <Section heading={lobby("powers")} lead={LEADS[setup.assignment]}>
      <ul className={css.seats}>
        {seats.map((seat) => (
          <li key={seat.seat} className={seat.isYours ? `${css.seat} ${css.own}` : css.seat}>
            <span className={css.powers}>
              {seat.powers.map((power) => (
                <span key={power} className={css.power}>
                  <Token game={opened} power={power} size={24} />
                  <span>
                    {powerName(power)}
                    {Note && (
                      <Suspense>
                        <Note power={power} />
                      </Suspense>
                    )}
                  </span>
                </span>
              ))}
            </span>
            {may.has("assign") ? (
              <Assign
                seat={seat}
                players={table.players}
                onAssign={(member) => mutate({ type: "assign", member, power: seat.powers[0] })}
                onBot={(level) => mutate({ type: "add-bot", seat: seat.seat, level })}
              />
            ) : may.has("choose") && (seat.isVacant || seat.bot) ? (
              <Button
                size="xs"
                variant="light"
                loading={isPending}
                aria-label={lobby("chooseNamed", { power: powerNames(seat.powers) })}
                onClick={() => mutate({ type: "choose", power: seat.powers[0] })}
              >
                {seat.bot ? `${botLabel(seat.bot)} · ${lobby("choose")}` : lobby("choose")}
              </Button>
            ) : (
              <span className={css.who}>{holderOf(seat, setup.assignment === "random")}</span>
            )}
          </li>
        ))}
      </ul>
      <Fault error={error} />
    </Section>
  );
}

function holderOf({ isYours, isVacant, player, bot }: SeatView, isDrawn: boolean): string {
  if (bot) return botLabel(bot);
  if (isYours) return lobby("seatYou");
  if (isVacant) return isDrawn ? "" : lobby("seatFree");
  return player ?? lobby("seatTaken");
}

/** No name begins with a blank. */
const botValue = (level: BotLevel): string => ` ${level}`;

function Assign({
  seat,
  players,
  onAssign,
  onBot,
}: {
  seat: SeatView;
  players: readonly string[];
  onAssign: (member: string) => void;
  onBot: (level: BotLevel) => void;
}) {
  const isFree = seat.isVacant && seat.bot === null;
  const choose = (value: string): void => {
    const level = BOT_LEVELS.find((each) => botValue(each) === value);
    if (level) onBot(level);
    else if (value !== "") onAssign(value);
  };
  return (
    <NativeSelect
      size="xs"
      aria-label={lobby("whoPlays", { power: powerNames(seat.powers) })}
      value={seat.player ?? ""}
      disabled={!seat.isVacant && seat.player === null && seat.bot === null}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[
        ...(seat.player === null
          ? [{ value: "", label: seat.bot ? botLabel(seat.bot) : lobby("nobodyYet") }]
          : []),
        ...(seat.player === null ? players : [seat.player]).map((name) => ({ value: name, label: name })),
        ...(isFree
          ? BOT_LEVELS.map((level) => ({
              value: botValue(level),
              label: bots("assign", { level: bots("level", { level }) }),
            }))
          : []),
      ]}
    />
  );
}
