import type { Sheet } from "@chancery/api";
import { BrokenInvariant } from "@chancery/engine";
import { applyClock, STOPPED, withDeadline } from "./clock/apply-clock.ts";
import {
  noteAttendance,
  withAbsence,
  withExcuse,
  withoutLeaving,
  withRefill,
} from "./conduct/apply-conduct.ts";
import type { ExtensionVote } from "./conduct/attendance.ts";
import type { Entry, TableEvent } from "./event.ts";
import { noteOf } from "./referee/note.ts";
import { applyRoom, atClosing, atOpening } from "./room/apply-room.ts";
import { newRoom } from "./room/room.ts";
import { isSealed } from "./room/schedule/stage.ts";
import {
  currentTurn,
  holdersOf,
  isBot,
  type Member,
  type Seat,
  type SheetsBefore,
  type Table,
  type Turn,
} from "./table.ts";

type Created = TableEvent & { readonly type: "created" };

const EMPTY_SEAT: Seat = {
  holder: null,
  partners: [],
  former: [],
  mayReturn: null,
  messagesBefore: 0,
  missed: 0,
  offer: null,
  vote: null,
};

/** The table after an event. Total and the same every time: whether the event may happen was decided before. */
export function apply(table: Table | null, entry: Entry): Table {
  const { event, seq } = entry;
  if (table === null) {
    if (event.type !== "created" || seq !== 1)
      throw new BrokenInvariant("a log begins with the creation of its table");
    return create(event, entry);
  }
  if (seq !== table.version + 1) throw new BrokenInvariant(`event ${seq} cannot follow ${table.version}`);
  const note = noteOf(table, entry);
  const next = happen(table, entry);
  return { ...next, version: seq, notes: note ? [...table.notes, note] : table.notes };
}

/** The table that a log makes. */
export function replay(entries: readonly Entry[]): Table {
  const table = entries.reduce<Table | null>(apply, null);
  if (!table) throw new BrokenInvariant("a log begins with the creation of its table");
  return table;
}

function create({ game, setup, seats, host }: Created, { seq, at }: Entry): Table {
  return {
    game,
    version: seq,
    setup,
    options: setup.options,
    status: "lobby",
    host: host.id,
    members: [host],
    referees: host.role === "referee" ? [host.id] : [],
    seats: Array.from({ length: seats }, () => EMPTY_SEAT),
    bots: [],
    botsSoFar: 0,
    turns: [],
    clock: STOPPED,
    ready: [],
    messages: [],
    read: {},
    notes: [],
    ending: null,
    proposal: null,
    createdAt: at,
    room: newRoom(setup, seats),
  };
}

function happen(table: Table, { event, at, by }: Entry): Table {
  const { clock } = table;
  switch (event.type) {
    case "created":
      throw new BrokenInvariant("a table is created once");
    case "described": {
      const { name: _, description: __, tags: ___, ...setup } = table.setup;
      return { ...table, setup: { ...setup, ...event.as } };
    }
    case "listed": {
      const { listed: _, ...setup } = table.setup;
      return { ...table, setup: { ...setup, ...(event.listed && { listed: true }) } };
    }
    case "joined":
      return { ...table, members: withMember(table, event.member) };
    case "left":
      return {
        ...table,
        referees:
          table.status === "lobby" ? table.referees.filter((id) => id !== event.member) : table.referees,
        members: table.members.filter(({ id }) => id !== event.member),
        // Members remember whose papers they've seen, so they can't enter another delegation (R12).
        seats: table.seats.map((seat) =>
          table.status === "playing" && holdersOf(seat).includes(event.member)
            ? { ...without(seat, event.member), former: [...seat.former, event.member] }
            : without(seat, event.member),
        ),
      };
    case "renamed": {
      const { member: id, name } = event;
      return {
        ...table,
        members: table.members.map((member) => (member.id === id ? { ...member, name } : member)),
      };
    }
    case "appointed":
      return {
        ...table,
        members: table.members.map((member) =>
          member.id === event.member ? { ...member, role: "referee" } : member,
        ),
        referees: [...table.referees, event.member],
        seats: table.seats.map((seat) => without(seat, event.member)),
      };
    case "seated": {
      const seats = table.seats.map((seat) => without(seat, event.member));
      const { holder, partners } = seats[event.seat];
      const change = holder === null ? { holder: event.member } : { partners: [...partners, event.member] };
      return { ...table, seats: changed(seats, event.seat, change) };
    }
    case "started":
      return {
        ...table,
        status: "playing",
        ...withoutOffers(table, null),
        options: event.options,
        starters: event.holders.map((id) => (isBot(table, id) ? null : id)),
        seats: table.seats.map((seat, i) => ({
          ...seat,
          holder: event.holders[i],
          partners: event.partners?.[i] ?? [],
        })),
        clock: { ...clock, endsAt: event.endsAt },
      };
    case "opened":
      return open(table, event, at);
    case "saved":
      return changeTurn(table, ({ sheets }) => {
        const { type: _, ...saved } = event;
        const drafts = table.setup.reveal.drafts ? LONGEST_DRAFTS : 0;
        return { sheets: forgetTexts([...sheets, { ...saved, counts: true }], saved.receipt.power, drafts) };
      });
    case "restored":
      return changeTurn(table, () => ({ position: event.position }));
    case "readied": {
      const others = table.ready.filter((seat) => seat !== event.seat);
      const ready = event.ready ? [...others, event.seat].sort((a, b) => a - b) : others;
      const written = event.written ?? {};
      return { ...table, ready, written: { ...table.written, [event.seat]: written } };
    }
    case "stage":
      return {
        ...table,
        ...NO_EXTENSION,
        ready: event.ready ?? [],
        written: {},
        clock: { ...withDeadline(clock, event.deadline, at), stage: event.stage },
      };
    case "processed":
      return changeTurn(
        {
          ...table,
          seats: table.seats.map((seat, i) => ({ ...seat, missed: event.missed[i] })),
          conduct: noteAttendance(table, event),
        },
        () => ({ result: { at, ...event.result } }),
      );
    case "ended": {
      const { phase, position, ending } = event;
      const stopped = {
        ...clock,
        deadline: null,
        pausedAt: null,
        pausedUntil: null,
        pausedFor: null,
        resolvesAt: null,
      };
      const room = table.status === "playing" ? atClosing(table.room, clock, at) : table.room;
      return {
        ...table,
        status: "ended",
        proposal: null,
        clock: stopped,
        ending: { phase, position, ending },
        room,
      };
    }
    case "excused":
      return { ...table, conduct: withExcuse(table, event.seat, event.turn) };
    case "away":
      return { ...table, away: { ...table.away, [event.member]: event.away } };
    case "extension-asked": {
      const { seat, minutes } = event;
      const extensionsAsked = [...(table.extensionsAsked ?? []), seat];
      return { ...table, extensionsAsked, extensionVote: { minutes, votes: { [seat]: true } } };
    }
    case "extension-voted": {
      const { minutes, votes } = table.extensionVote as ExtensionVote;
      return { ...table, extensionVote: { minutes, votes: { ...votes, [event.seat]: event.agree } } };
    }
    case "extension-refused":
      return { ...table, extensionVote: null };
    case "extended":
      return { ...table, clock: applyClock(clock, event, at), extensionVote: null };
    case "paused":
    case "resumed":
    case "grace":
    case "overdue":
    case "deadline-moved":
    case "reminded":
    case "closing":
      return { ...table, clock: applyClock(clock, event, at) };
    case "vacated":
      return vacate(table, event);
    case "offered":
      return {
        ...table,
        seats: changed(table.seats, event.seat, { offer: event.offer, applicant: undefined }),
      };
    case "queued":
      return { ...table, queue: [...(table.queue ?? []), { id: event.member }] };
    case "unqueued":
      return { ...table, queue: table.queue?.filter(({ id }) => id !== event.member) ?? [] };
    case "place-offered": {
      const { member, seat, opens, until } = event;
      const queue = table.queue?.map((each) =>
        each.id === member ? { ...each, offer: { seat, opens, until } } : each,
      );
      return { ...table, queue: queue ?? [] };
    }
    case "bots-offered":
      return { ...table, botsOffered: true };
    case "applied":
      return {
        ...table,
        members: withMember(table, event.member),
        seats: changed(table.seats, event.seat, { applicant: { member: event.member.id, votes: {} } }),
      };
    case "admission-voted":
      return voteOnApplicant(table, event);
    case "admission-ended":
      return { ...table, seats: changed(table.seats, event.seat, { applicant: undefined }) };
    case "taken-over":
      return takeOver(table, event);
    case "bot-added":
      return addBot(table, event);
    case "bot-removed":
      return removeBot(table, event);
    case "voted":
      return { ...table, seats: changed(table.seats, event.seat, { vote: event.vote }) };
    case "proposed": {
      const { seat, vote, powers } = event;
      const seats = withoutProposal(table).seats;
      const proposal = { seat, vote, powers, at };
      return { ...table, proposal, seats: changed(seats, seat, { vote, proposedIn: table.turns.length }) };
    }
    case "proposal-ended":
      return { ...table, ...withoutProposal(table) };
    case "said": {
      const { type: _, ...message } = event;
      return {
        ...table,
        messages: [...table.messages, { at, turn: table.turns.at(-1)?.number ?? 0, ...message }],
      };
    }
    case "heard": {
      const { message: number, sayings } = event;
      return {
        ...table,
        messages: table.messages.map((message, at) =>
          at === number ? { ...message, heard: sayings } : message,
        ),
      };
    }
    case "muted": {
      const { member, power, holder } = event;
      const others = table.muted?.[member]?.filter((each) => each.power !== power) ?? [];
      const own = holder === null ? others : [...others, { power, holder }];
      return { ...table, muted: { ...table.muted, [member]: own } };
    }
    case "read": {
      const own = { ...table.read[event.member], [event.channel]: event.upTo };
      return { ...table, read: { ...table.read, [event.member]: own } };
    }
    case "announced":
      return table;
    case "room":
      return applyRoom(table, event.what, at, by);
  }
}

/** Nobody has asked for more time yet. */
const NO_EXTENSION = { extensionVote: null, extensionsAsked: [] } as const;

function open(table: Table, event: TableEvent & { readonly type: "opened" }, at: number): Table {
  const { how, parent, instead, phase, position, stage, deadline, sheetsOf, ownersSheets } = event;
  const sheets = sheetsOf === null ? [] : table.turns[sheetsOf - 1].sheets;
  const turn: Turn = {
    number: table.turns.length + 1,
    parent,
    how,
    instead,
    at,
    phase,
    position,
    sheets: ownersSheets ? asOwnersLeft(sheets) : sheets,
    result: null,
  };
  const opened = { ...table, turns: [...table.turns, turn], written: {}, ...NO_EXTENSION };
  // Orders may not fit the new position, so nobody is ready anymore, unless the sheets are open.
  if (event.keeps)
    return {
      ...opened,
      ready: isSealed(table) ? table.ready : [],
      clock: { ...table.clock, resolvesAt: null },
    };
  return {
    ...opened,
    status: "playing",
    ending: null,
    clock: { ...STOPPED, stage, deadline, since: at, endsAt: table.clock.endsAt },
    ready: [],
    ...(event.keepsVotes ? {} : withoutProposal(table)),
    room: atOpening(table.room, phase.endsWith("M")),
  };
}

/** Sheets without what the game master wrote over them. What nobody else wrote stays: it may have come on paper. */
function asOwnersLeft(sheets: readonly Sheet[]): readonly Sheet[] {
  return sheets.filter(({ onBehalf, receipt }, i) => {
    const isOwn = (other: Sheet): boolean => !other.onBehalf && other.receipt.power === receipt.power;
    return !onBehalf || !sheets.some(isOwn) || sheets.slice(i).some(isOwn);
  });
}

/** No proposal, and no votes on any. */
const withoutProposal = ({ seats }: Table): Pick<Table, "proposal" | "seats"> => ({
  proposal: null,
  seats: seats.map((seat) => ({ ...seat, vote: null })),
});

function vacate(
  table: Table,
  { seat: index, powers, why, abandons }: TableEvent & { readonly type: "vacated" },
): Table {
  const { holder, former } = table.seats[index];
  const left = { turn: currentTurn(table).number, seat: index, what: "left", excuse: null } as const;
  const conduct =
    abandons && holder !== null
      ? { ...table.conduct, [holder]: withAbsence(table.conduct?.[holder], left) }
      : table.conduct;
  const holders = holdersOf(table.seats[index]);
  const gone = [...former.filter((id) => !holders.includes(id)), ...holders];
  const mayReturn = why === "removed" ? null : holder;
  const emptied = {
    holder: null,
    partners: [],
    former: gone,
    mayReturn,
    missed: 0,
    vote: null,
    isMissed: why === "missed",
  };
  const seats = changed(table.seats, index, emptied);
  const ready = table.ready.filter((seat) => seat !== index);
  return withoutSheets({ ...table, seats, ready, conduct }, powers);
}

function takeOver(
  table: Table,
  { seat: index, member, how }: TableEvent & { readonly type: "taken-over" },
): Table {
  const left = table.seats.findIndex(({ holder }) => holder === member.id);
  const seats = table.seats.map((seat, i) =>
    i === left ? { ...seat, holder: null, former: [...seat.former, member.id], vote: null } : seat,
  );
  const { messagesBefore, sheetsBefore } =
    how === "return"
      ? seats[index]
      : { messagesBefore: table.messages.length, sheetsBefore: sheetsSoFar(currentTurn(table)) };
  return {
    ...table,
    ...withoutOffers(table, index),
    ...(how === "substitute" && table.starters && { starters: table.starters.with(index, member.id) }),
    members: withMember(table, member),
    conduct: how === "return" ? withoutLeaving(table, member.id, index) : withRefill(table, index),
    ready: table.ready.filter((seat) => seat !== left),
    seats: changed(seats, index, {
      holder: member.id,
      mayReturn: null,
      isMissed: false,
      offer: null,
      applicant: undefined,
      missed: 0,
      messagesBefore,
      sheetsBefore,
    }),
  };
}

/** A place that is gone is no longer offered. Those who waited for it go on waiting. */
const withoutOffers = ({ queue }: Table, seat: number | null): Pick<Table, "queue"> =>
  queue ? { queue: queue.map((each) => (each.offer?.seat === seat ? { id: each.id } : each)) } : {};

function voteOnApplicant(
  table: Table,
  { seat, voter, isFor }: TableEvent & { readonly type: "admission-voted" },
): Table {
  const { applicant } = table.seats[seat];
  if (!applicant) return table;
  const votes = { ...applicant.votes, [voter]: isFor };
  return { ...table, seats: changed(table.seats, seat, { applicant: { ...applicant, votes } }) };
}

const sheetsSoFar = ({ number: turn, sheets }: Turn): SheetsBefore => ({
  turn,
  versions: Object.fromEntries(sheets.map(({ receipt: { power, version } }) => [power, version])),
});

/** The player who left can still return, and an invitation to the seat stays open. */
function addBot(table: Table, { bot, seat }: TableEvent & { readonly type: "bot-added" }): Table {
  return {
    ...table,
    bots: [...table.bots, bot],
    botsSoFar: table.botsSoFar + 1,
    seats:
      seat === null
        ? table.seats
        : changed(table.seats, seat, { holder: bot.id, partners: [], missed: 0, vote: null }),
  };
}

function removeBot(
  table: Table,
  { bot, seat: index, powers }: TableEvent & { readonly type: "bot-removed" },
): Table {
  const bots = table.bots.filter(({ id }) => id !== bot);
  if (index === null) return { ...table, bots };
  const seats = changed(table.seats, index, { holder: null });
  const ready = table.ready.filter((seat) => seat !== index);
  const freed = { ...table, bots, seats, ready };
  return powers.length === 0 ? freed : withoutSheets(freed, powers);
}

/** How many characters of a power's drafts are kept in a turn, where they are opened after the game. */
const LONGEST_DRAFTS = 20_000;

/**
 * The versions of a power's sheet: the last with its text, as the one that the game master wrote over last, and of those
 * before as many as are kept; of the others the receipts are.
 */
function forgetTexts(sheets: readonly Sheet[], power: string, most: number): readonly Sheet[] {
  const versions = sheets.filter(({ receipt }) => receipt.power === power);
  const writtenOver = versions.findLast((sheet, i) => !sheet.onBehalf && versions[i + 1]?.onBehalf === true);
  let left = most;
  return sheets
    .toReversed()
    .map((sheet) => {
      if (sheet.receipt.power !== power || sheet.text === null) return sheet;
      if (sheet === versions.at(-1) || sheet === writtenOver) return sheet;
      left -= sheet.text.length;
      return left < 0 ? { ...sheet, text: null } : sheet;
    })
    .reverse();
}

/** What was written for some powers in the present turn doesn't count. */
const withoutSheets = (table: Table, powers: readonly string[]): Table =>
  changeTurn(table, ({ sheets }) => ({
    sheets: sheets.map((sheet) =>
      powers.includes(sheet.receipt.power) ? { ...sheet, counts: false } : sheet,
    ),
  }));

function withMember(table: Table, member: Member): readonly Member[] {
  const known = table.members.some(({ id }) => id === member.id);
  if (!known) return [...table.members, member];
  return table.members.map((other) => (other.id === member.id ? member : other));
}

/** A seat that someone has left, or no longer asks for; anyone else on it plays on. */
function without(seat: Seat, member: string): Seat {
  if (seat.applicant?.member === member) return { ...seat, applicant: undefined };
  const holders = holdersOf(seat);
  if (!holders.includes(member)) return seat;
  const [holder = null, ...partners] = holders.filter((id) => id !== member);
  return { ...seat, holder, partners };
}

const changed = (seats: readonly Seat[], index: number, change: Partial<Seat>): readonly Seat[] =>
  seats.map((seat, i) => (i === index ? { ...seat, ...change } : seat));

function changeTurn(table: Table, change: (turn: Turn) => Partial<Turn>): Table {
  const turn = currentTurn(table);
  return { ...table, turns: [...table.turns.slice(0, -1), { ...turn, ...change(turn) }] };
}
