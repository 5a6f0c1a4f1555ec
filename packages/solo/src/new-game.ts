import { BOT_CHARACTERS } from "@chancery/api";
import { diceOf } from "@chancery/bots";
import { fail, ok, type Result } from "@chancery/engine";
import {
  apply,
  type Command,
  createTable,
  type Port,
  type Refusal,
  type Table,
  viewTable,
} from "@chancery/game";
import { CODES } from "./codes.ts";
import { MASTER, YOU } from "./members.ts";
import { act, type Step } from "./play.ts";
import type { Wanted } from "./wanted.ts";

/** Sets up a game for one person and starts it: bots on all other seats, and no clock. */
export function newSolo(game: string, wanted: Wanted, port: Port): Result<Step, Refusal> {
  const { variant, rulebook, options, seed } = wanted;
  const setup = {
    variant,
    rulebook,
    options,
    preset: "referee",
    talk: "open",
    assignment: "referee",
    missing: "wait",
    boardOnly: true,
    spectators: false,
    replacement: { by: "nobody" },
  };
  const created = createTable(game, setup, { id: YOU, name: CODES.you, role: "player" }, port);
  if (!created.ok) return created;
  let step: Step = {
    table: created.value.reduce<Table | null>(apply, null) as Table,
    entries: created.value,
  };
  const dice = diceOf(seed);
  const commands: (readonly [string, Command])[] = [
    // People join as players first.
    [MASTER, { type: "join", name: CODES.master, role: "player" }],
    [YOU, { type: "appoint", member: MASTER }],
    ...seating(step.table, wanted, port),
    [YOU, { type: "start", seed }],
  ];
  for (const [member, command] of commands) {
    const next = act(step, member, command, { ...port, seed: dice.below(2 ** 31) });
    if (!next.ok) return fail(next.error);
    step = next.value;
  }
  return ok(step);
}

/** Who plays what: the person the power they chose, or any; bots all others. */
function seating(
  table: Table,
  { power, seed, level, character }: Wanted,
  { now }: Port,
): (readonly [string, Command])[] {
  const powers = viewTable(table, { member: YOU }, now)?.seats.map((seat) => seat.powers) ?? [];
  const chosen = powers.findIndex((seat) => power !== null && seat.includes(power));
  const own = chosen >= 0 ? chosen : diceOf(seed).below(powers.length);
  return powers.map(([first], seat) =>
    seat === own
      ? [MASTER, { type: "assign", member: YOU, power: first }]
      : [
          MASTER,
          {
            type: "add-bot",
            seat,
            level,
            character: character ?? BOT_CHARACTERS[seat % BOT_CHARACTERS.length],
          },
        ],
  );
}
