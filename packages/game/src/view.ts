import {
  type Viewer as EngineViewer,
  view as engineView,
  type PositionJson,
  type Power,
} from "@chancery/engine";
import { chronicleOf } from "./chronicle.ts";
import { mayTalk } from "./clock.ts";
import { differenceOf } from "./difference.ts";
import { callable, isNegotiating, waitedFor } from "./duties.ts";
import { gameOf, powerNamed, powersBySeat, stateOf } from "./game-of.ts";
import { EVERYBODY, messagesFor, partiesOf, unreadIn } from "./press.ts";
import { type Reading, readSeat } from "./reading.ts";
import { standingsOf } from "./standings.ts";
import { currentTurn, lineOf, memberOf, type Role, seatOf, sheetOf, type Table, type Turn } from "./table.ts";
import type { ChannelView, SeatView, SheetView, TableView, TurnView, Viewer } from "./table-view.ts";

/** What the viewer is allowed to look at, worked out once. */
interface Sight {
  readonly table: Table;
  readonly id: string | null;
  readonly role: Role | "projector";
  readonly seat: number | null;
  /** Powers whose sheets may be seen while they are secret. */
  readonly powers: readonly string[];
  readonly isOver: boolean;
}

/** The table as somebody may see it; null for who may not look at all. Built by allow-list: what is not put in stays out. */
export function viewTable(table: Table, viewer: Viewer, now: number): TableView | null {
  const sight = sightOf(table, viewer);
  if (!sight) return null;
  const { role, seat, id } = sight;
  const { rules } = gameOf(table);
  const { phase, position } = positionFor(sight);
  const hidesNames = table.setup.anonymous && !sight.isOver && role !== "referee";
  const named = (member: string | null): string | null =>
    member === null || (hidesNames && member !== id) ? null : (memberOf(table, member)?.name ?? null);
  return {
    game: table.game,
    status: table.status,
    setup: table.setup,
    you: {
      role,
      seat,
      isHost: id === table.host,
      vote: seat === null ? null : table.seats[seat].vote,
    },
    players: table.members.filter((each) => each.role === "player").flatMap((each) => named(each.id) ?? []),
    referee: table.members.find((each) => each.role === "referee")?.name ?? null,
    seats: seatsFor(sight, named),
    phase,
    position,
    clock: clockFor(table, now),
    sheets: table.status === "playing" ? sheetsFor(sight) : [],
    channels: table.status === "lobby" ? [] : channelsFor(sight),
    turns: turnsFor(
      sight,
      rules.powers.map(({ name }) => name),
    ),
    chronicle: chronicleOf(table),
    standings: standingsOf(table),
    ending: table.ending?.ending ?? null,
  };
}

function sightOf(table: Table, viewer: Viewer): Sight | null {
  const isOver = table.status === "ended";
  const stranger = { table, id: null, seat: null, powers: [], isOver };
  if (viewer === "projector") return { ...stranger, role: "projector" };
  const member = viewer === "spectator" ? undefined : memberOf(table, viewer.member);
  if (!member) return table.setup.spectators ? { ...stranger, role: "spectator" } : null;
  const seat = seatOf(table, member.id);
  const bySeat = powersBySeat(table);
  const powers = member.role === "referee" ? bySeat.flat() : seat === null ? [] : bySeat[seat];
  return { table, id: member.id, role: member.role, seat, powers, isOver };
}

/** The position by way of the engine's gate, which is also asked about the orders. */
function positionFor(sight: Sight): { phase: string; position: PositionJson } {
  const { table } = sight;
  if (table.ending) return { phase: table.ending.phase, position: table.ending.position };
  const { position } = throughGate(sight);
  return { phase: position.phase, position };
}

function throughGate({ table, role, powers }: Sight): ReturnType<typeof engineView> {
  const { rules } = gameOf(table);
  const indices = powers.map((name) => powerNamed(rules, name) as Power);
  const viewer: EngineViewer = role === "player" ? { kind: role, powers: indices } : { kind: role };
  const sealed = new Map<Power, readonly string[]>();
  if (table.status === "playing") {
    for (const [power, { name }] of rules.powers.entries()) {
      const sheet = sheetOf(currentTurn(table), name);
      if (sheet) sealed.set(power as Power, [sheet.text]);
    }
  }
  return engineView(rules, stateOf(table), sealed, viewer);
}

function seatsFor(
  { table, role, seat: own }: Sight,
  named: (member: string | null) => string | null,
): readonly SeatView[] {
  const waiting = table.status === "playing" ? waitedFor(table) : [];
  return powersBySeat(table).map((powers, seat) => {
    const { holder } = table.seats[seat];
    const isShown = table.setup.showReady || role === "referee" || seat === own;
    return {
      seat,
      powers,
      player: named(holder),
      isVacant: holder === null,
      isYours: seat === own,
      isReady: isShown ? !waiting.includes(seat) : null,
    };
  });
}

function clockFor(table: Table, now: number): TableView["clock"] {
  const { stage, deadline, pausedAt, grace, overdue, endsAt } = table.clock;
  return {
    stage: table.status === "playing" ? stage : null,
    isNegotiation: isNegotiating(table),
    isTalkOpen: mayTalk(table),
    deadline,
    left: deadline === null ? null : Math.max(0, deadline - (pausedAt ?? now)),
    isPaused: pausedAt !== null,
    isGrace: grace,
    isOverdue: overdue,
    endsAt,
  };
}

function sheetsFor(sight: Sight): readonly SheetView[] {
  const { table } = sight;
  const { orders } = throughGate(sight);
  const bySeat = powersBySeat(table).map((powers) => powers.filter((power) => sight.powers.includes(power)));
  const called = callable(table).flat();
  return bySeat.flatMap((powers) => {
    const readings = readSeat(table, powers);
    return powers.map((power) => {
      const sheet = sheetOf(currentTurn(table), power);
      const reading = readings.get(power) as Reading;
      return {
        power,
        isCalledUpon: called.includes(power),
        text: orders[power]?.[0] ?? null,
        receipt: sheet?.receipt ?? null,
        onBehalf: sheet?.onBehalf ?? false,
        ...reading,
      };
    });
  });
}

function channelsFor({ table, id }: Sight): readonly ChannelView[] {
  const heard = messagesFor(table, id);
  const names = new Set([EVERYBODY, ...heard.map(({ message }) => message.channel)]);
  return [...names].map((name) => ({
    name,
    parties: name === EVERYBODY ? [] : partiesOf(name),
    unread: id === null ? 0 : unreadIn(table, id, heard, name),
    messages: heard
      .filter(({ message }) => message.channel === name)
      .map(({ message: { at, from, text } }) => ({ at, from, text })),
  }));
}

function turnsFor({ table, powers, isOver }: Sight, all: readonly string[]): readonly TurnView[] {
  const line = new Set(lineOf(table));
  const open = isOver && table.setup.reveal.drafts ? all : powers;
  return table.turns.map((turn) => ({
    number: turn.number,
    phase: turn.phase,
    how: turn.how,
    isOnLine: line.has(turn),
    position: turn.position,
    result: turn.result,
    intervention: turn.instead && {
      reason: turn.instead.reason,
      difference: differenceOf(cameOut(table.turns[turn.instead.turn - 1]), turn.position),
    },
    sheets: turn.sheets.filter(({ receipt }) => open.includes(receipt.power)),
  }));
}

/** The position that a turn left behind: its result, or where it stood. */
const cameOut = ({ result, position }: Turn): PositionJson => result?.position ?? position;
