import { powersBySeat } from "../game-of.ts";
import type { Sight } from "../sight.ts";
import { currentTurn, holdersOf, memberOf, sheetOf, type Table } from "../table.ts";
import type { Room } from "./room.ts";
import { type RoomStage, type Speeches, stageOf } from "./stage.ts";

interface DelegationView {
  readonly power: string;
  readonly delegates: readonly string[];
  /** Whether there is a code to come in by; null for who is no officer. */
  readonly hasCode: boolean | null;
}

/** A sheet of the present turn, once all are open. */
interface OpenSheet {
  readonly power: string;
  /** As it was written; null if nothing was. */
  readonly text: string | null;
  readonly isRead: boolean;
}

/** What somebody may see of the room. Built by allow-list, like every view. */
export interface RoomView {
  readonly officers: readonly string[];
  readonly delegations: readonly DelegationView[];
  readonly stage: RoomStage | null;
  readonly speeches: Speeches | null;
  readonly called: number;
  readonly floor: string | null;
  readonly requests: readonly string[];
  readonly extra: boolean | null;
  /** In the order in which they are read out; the screen in the room shows each as it is read (R22). */
  readonly sheets: readonly OpenSheet[];
}

export function roomFor(sight: Sight, room: Room): RoomView {
  const { table } = sight;
  const { announced, called, floor, requests, extra } = room.schedule;
  return {
    officers: table.members.filter(({ role }) => role === "referee").map(({ name }) => name),
    delegations: delegationsFor(sight, room),
    stage: table.status === "playing" ? stageOf(table) : null,
    speeches: announced,
    called,
    floor,
    requests,
    extra,
    sheets: table.status === "playing" ? openSheets(sight, room) : [],
  };
}

function delegationsFor({ table, role }: Sight, room: Room): readonly DelegationView[] {
  return powersBySeat(table).map(([power], seat) => ({
    power,
    delegates: holdersOf(table.seats[seat]).flatMap((id) => nameOf(table, id)),
    hasCode: role === "referee" ? room.codes[seat] !== null : null,
  }));
}

const nameOf = (table: Table, id: string): string[] => {
  const member = memberOf(table, id);
  return member ? [member.name] : [];
};

function openSheets({ table, role }: Sight, { schedule }: Room): readonly OpenSheet[] {
  if (schedule.stage !== "revealed") return [];
  const isScreen = role === "projector";
  return schedule.readingOrder
    .map((power, i) => ({
      power,
      text: sheetOf(currentTurn(table), power)?.text ?? null,
      isRead: i < schedule.read,
    }))
    .filter(({ isRead }) => isRead || !isScreen);
}
